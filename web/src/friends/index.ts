export { default as Invitations } from './Invitations.svelte'
export { default as PlayAgain } from './PlayAgain.svelte'
