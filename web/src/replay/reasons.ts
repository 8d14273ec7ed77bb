/** Why a choice is better, in whole sentences: some of every game, the others of this one. */

import { known, t } from '../words'

export function reasonsInWords(game: string, reasons: readonly string[]): string {
  return reasons
    .map((name) => t(known(`review-reason-${name}`) ? `review-reason-${name}` : `${game}-reason-${name}`))
    .join(' ')
}
