/** All words that an exercise of a game needs. */

import { loadWords } from '../words'

export function loadExerciseWords(game: string): Promise<void> {
  return loadWords('practice', 'review', 'learn', game, `${game}-board`, `${game}-learn`, `${game}-reasons`)
}
