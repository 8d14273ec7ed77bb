/**
 * What people write: names and chat. Nobody may be invisible, or turn around the text beside them.
 *
 * Scripts need some characters that cannot be seen: joiners within words and between the parts of an emoji, tags in
 * flags. Those stay where they do their work; all other format characters go.
 */

import { Refused } from './refusal'

const JOINERS = '\u200c\u200d'
/** Latin, Greek, Cyrillic and Hebrew letters are never joined. */
const JOINING_FROM = 0x600
/** Letters and signs without ink. */
const BLANKS = new Set('\u115f\u1160\u2065\u2800\u3164\uffa0')
const FLAG = /\u{1f3f4}[\u{e0020}-\u{e007e}]{1,6}\u{e007f}/gu
/** On one letter: more than any script needs. */
const MAX_MARKS = 4

const MARK = /^\p{M}$/u
const SPACE = /^\p{Zs}$/u
const INK = /^[\p{L}\p{N}\p{P}\p{S}]$/u
const JOINING = /^[\p{L}\p{M}\p{S}]$/u
const UNASSIGNED = /^[\p{Cn}\p{Co}]$/u

/** This name; refused if it is not to be seen as it is. */
export function checkName(name: string): string {
  if (tidied(name) !== name)
    throw new Refused('name', 'a name must be visible, without characters that only change the text around them')
  return name
}

/** This text without what cannot be seen; refused if nothing is left. */
export function checkChat(text: string): string {
  const tidy = tidied(text)
  if (!tidy) throw new Refused('nothing said', 'there is nothing to read in that')
  return tidy
}

/** Without what cannot be seen; empty if nothing can. */
export function tidied(text: string): string {
  if (/^[ -~]*$/.test(text)) return text.trim()
  const letters = [...text]
  const flags = flagPlaces(text)
  const kept: string[] = []
  letters.forEach((letter, place) => {
    if (flags.has(place) || belongs(kept, letter, letters[place + 1] ?? '')) kept.push(letter)
  })
  return kept.some(isInked) ? kept.join('').trim() : ''
}

/** The places, counted in letters, that flags take. */
function flagPlaces(text: string): Set<number> {
  const places = new Set<number>()
  for (const { 0: flag, index } of text.matchAll(FLAG)) {
    const first = [...text.slice(0, index)].length
    for (let place = first; place < first + [...flag].length; place += 1) places.add(place)
  }
  return places
}

function belongs(before: readonly string[], letter: string, after: string): boolean {
  const last = before.at(-1) ?? ''
  if (JOINERS.includes(letter)) return joins(last) && (MARK.test(last) || joins(after))
  if (MARK.test(letter)) return carries(last) && !before.slice(-MAX_MARKS).every((each) => MARK.test(each))
  return letter === '\n' || SPACE.test(letter) || isInked(letter)
}

function carries(letter: string): boolean {
  return letter !== '' && (JOINERS.includes(letter) || MARK.test(letter) || isInked(letter))
}

function joins(letter: string): boolean {
  return (letter.codePointAt(0) ?? 0) >= JOINING_FROM && JOINING.test(letter) && !BLANKS.has(letter)
}

/** What is newer than our tables counts as visible. */
function isInked(letter: string): boolean {
  if (BLANKS.has(letter)) return false
  const code = letter.codePointAt(0) ?? 0
  if (UNASSIGNED.test(letter)) return code < 0xe0000 || code > 0xe0fff
  return INK.test(letter)
}
