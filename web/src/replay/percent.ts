/** Chances as people say them. */

import { language } from '../words'

const written = (share: number, signDisplay: 'never' | 'exceptZero') =>
  new Intl.NumberFormat(language(), { style: 'percent', signDisplay }).format(share).replace('-', '−')

/** A chance, or a difference whose sign is said in words. */
export const percent = (share: number) => written(share, 'never')

/** A difference with its sign. */
export const difference = (share: number) => written(share, 'exceptZero')
