import { mount } from 'svelte'
import './app.css'
import App from './App.svelte'
import { settings } from './settings.svelte'
import { preferredLanguage, setLanguage } from './words'

const target = document.getElementById('app')
if (!target) throw new Error('the page has no #app')

// The first words on the screen are already in the visitor's language.
await setLanguage(preferredLanguage(settings.language))
mount(App, { target })

if (import.meta.env.PROD) void navigator.serviceWorker?.register(`${import.meta.env.BASE_URL}sw.js`)
