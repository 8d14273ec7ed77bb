/**
 * What is said, in five languages, by Project Fluent.
 *
 * `t('key', { part: 1 })` reads the current language and, inside a component or an effect, is read again when the
 * language changes or more words arrive. A message that a language lacks is said in English; one that nobody knows is
 * its key. Words come in files, loaded when they are needed: `words/LANGUAGE/FILE.ftl`.
 */

import { FluentBundle, FluentResource } from '@fluent/bundle'
import { negotiateLanguages } from '@fluent/langneg'
import { createSubscriber } from 'svelte/reactivity'
import { LANGUAGES, type Language } from './wire'

/** Each by its own name. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  en: 'English',
  cs: 'Čeština',
  es: 'Español',
  hu: 'Magyar',
  pl: 'Polski',
}
export type Parts = Record<string, string | number>

const files = import.meta.glob<string>(['./words/*/*.ftl', '!./words/en/{common,*-card}.ftl'], {
  query: '?raw',
  import: 'default',
})
/** What every page needs: the common words, and the cards of all games. */
const english = import.meta.glob<string>('./words/en/{common,*-card}.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
})

const bundles = new Map<Language, FluentBundle>()
const loaded = new Map<string, Promise<void>>()
const wanted = new Set(Object.keys(english).map((path) => path.slice('./words/en/'.length, -'.ftl'.length)))
let current: Language = 'en'
let changed = () => {}

const subscribe = createSubscriber((update) => {
  changed = update
  return () => {
    changed = () => {}
  }
})

function bundleOf(language: Language): FluentBundle {
  let bundle = bundles.get(language)
  if (!bundle) {
    // All five are written from left to right, so that no isolating marks are needed round names.
    bundle = new FluentBundle(language, { useIsolating: false })
    bundles.set(language, bundle)
  }
  return bundle
}

for (const text of Object.values(english)) bundleOf('en').addResource(new FluentResource(text))

/** A message that no file has, such as the title of a game that only the server knows. */
export function define(key: string, text: string): void {
  if (bundleOf('en').hasMessage(key)) return
  bundleOf('en').addResource(new FluentResource(`${key} = {${JSON.stringify(text)}}`))
  changed()
}

function load(language: Language, file: string): Promise<void> {
  const path = `./words/${language}/${file}.ftl`
  let promise = loaded.get(path)
  if (!promise) {
    const read = files[path]
    promise = read
      ? read().then(
          (text) => {
            bundleOf(language).addResource(new FluentResource(text))
            changed()
          },
          // Offline: the words stay English or keys, and are requested again next time.
          () => void loaded.delete(path),
        )
      : Promise.resolve()
    loaded.set(path, promise)
  }
  return promise
}

async function loadWanted(): Promise<void> {
  await Promise.all([...wanted].flatMap((file) => [load('en', file), load(current, file)]))
}

/** The language that the address, then the visitor's choice, then the browser asks for. */
export function preferredLanguage(chosen: string | null): Language {
  const asked = new URLSearchParams(location.search).get('lang')
  const wishes = [asked, chosen, ...navigator.languages].filter((wish) => wish !== null)
  const [best] = negotiateLanguages(wishes, LANGUAGES, { strategy: 'lookup', defaultLocale: 'en' })
  return (best ?? 'en') as Language
}

/** Changes the language; resolves when its words are here. */
export async function setLanguage(language: Language): Promise<void> {
  current = language
  await loadWanted()
  document.documentElement.lang = language
  changed()
}

/** Fetches more words, such as 'tortuga' and 'tortuga-board', now and in every language chosen later. */
export async function loadWords(...names: string[]): Promise<void> {
  for (const name of names) wanted.add(name)
  await loadWanted()
}

/** The language that is spoken. */
export function language(): Language {
  subscribe()
  return current
}

/** Whether anybody knows this message. */
export function known(key: string): boolean {
  subscribe()
  return (bundles.get(current)?.hasMessage(key) ?? false) || (bundles.get('en')?.hasMessage(key) ?? false)
}

/** What is tied: Czech and Polish end no line with a word of one letter, Hungarian none between a number and its ending. */
const TIES: Partial<Record<Language, [RegExp, string]>> = {
  cs: [/(?<=^|[\s(„])([aikosuvz]) /gi, '$1\u00A0'],
  pl: [/(?<=^|[\s(„])([aiouwz]) /gi, '$1\u00A0'],
  hu: [/(?<=\d)-(?=\p{L})/gu, '-\u2060'],
}

function tied(spoken: Language, text: string): string {
  const tie = TIES[spoken]
  return tie ? text.replace(...tie) : text
}

/** A message, or plain words if there is none: a game of another package brings no messages. */
export function tOr(key: string, plain: string, parts: Parts = {}): string {
  return known(key) ? t(key, parts) : plain
}

/** `t('key.attribute')` says an attribute of a message. */
export function t(key: string, parts: Parts = {}): string {
  subscribe()
  const [id = '', attribute] = key.split('.')
  for (const spoken of [current, 'en'] as const) {
    const bundle = bundles.get(spoken)
    const message = bundle?.getMessage(id)
    const pattern = attribute === undefined ? message?.value : message?.attributes[attribute]
    // The list of errors is given so that a missing part shows as {$part} and does not throw.
    if (bundle && pattern) return tied(spoken, bundle.formatPattern(pattern, parts, []))
  }
  return key
}
