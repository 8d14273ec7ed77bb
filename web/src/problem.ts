/** Why something was refused, in the visitor's language. */

import { partsOf } from './log'
import type { Problem } from './wire'
import { known, t } from './words'

export function problemInWords(problem: Problem, game?: string, names: readonly string[] = []): string {
  const reason = problem.reason.replaceAll(' ', '-')
  const key = [`${game}-reason-${reason}`, `problem-${reason}`].find(known)
  return key ? t(key, partsOf(problem.details ?? {}, names)) : t('problem-unknown')
}
