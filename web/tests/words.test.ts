/** Five languages say the same things: every message, with the same parts, in every form that its parts can ask for. */

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { FluentBundle, FluentResource } from '@fluent/bundle'
import { describe, expect, it } from 'vitest'
import { REASONS } from '../src/wire'
import { loadWords, setLanguage, t } from '../src/words'
import banned from './banned.json'

type Entry = FluentResource['body'][number]
type Pattern = NonNullable<Entry['value']>
type Element = Exclude<Pattern, string>[number]
type Part = string | number

const WORDS = join(import.meta.dirname, '../src/words')
const TRANSLATIONS = ['cs', 'es', 'hu', 'pl'] as const
const FILES = readdirSync(join(WORDS, 'en'))

/** Parts that only grammar needs: a language may pass over them. */
const GRAMMAR = new Set(['gender'])

/** Pieces of sentences, with grammatical cases as attributes: each language cuts its own. */
const isPiece = (id: string) => /^[a-z]+-part-/.test(id)

class Words {
  readonly source: string
  readonly messages: Map<string, Entry>
  private readonly bundle: FluentBundle

  constructor(language: string, file: string) {
    this.source = readFileSync(join(WORDS, language, file), 'utf8')
    const resource = new FluentResource(this.source)
    this.messages = new Map(resource.body.map((entry) => [entry.id, entry]))
    this.bundle = new FluentBundle(language, { useIsolating: false })
    this.bundle.addResource(resource)
  }

  names(): string[] {
    return [...this.messages.keys()].sort()
  }

  said(): string[] {
    return this.names().filter((id) => !isPiece(id))
  }

  attributes(id: string): string[] {
    return Object.keys(this.messages.get(id)?.attributes ?? {}).sort()
  }

  /** Each part of a message, with everything that a sentence might make of it: words, numbers, a name. */
  parts(id: string): Map<string, Set<Part>> {
    const found = new Map<string, Set<Part>>()
    const values = (name: string) => found.get(name) ?? found.set(name, new Set()).get(name) ?? new Set()

    const look = (element: Element): void => {
      if (typeof element === 'string') return
      if (element.type === 'var') values(element.name)
      if (element.type === 'mesg') this.patterns(element.name, element.attr).forEach(search)
      if (element.type === 'func') element.args.forEach((arg) => arg.type !== 'narg' && look(arg))
      if (element.type !== 'select') return
      look(element.selector)
      for (const { key, value } of element.variants) {
        if (element.selector.type === 'var') values(element.selector.name).add(key.value)
        search(value)
      }
    }
    const search = (pattern: Pattern) => typeof pattern !== 'string' && pattern.forEach(look)

    this.patterns(id, null).forEach(search)
    return found
  }

  /** What a sentence must be told. */
  told(id: string): string[] {
    return [...this.parts(id).keys()].filter((name) => !GRAMMAR.has(name)).sort()
  }

  /** The variants of every selector whose sentences say the number that they are chosen by. */
  counted(id: string): Set<Part>[] {
    const found: Set<Part>[] = []
    const look = (element: Element): void => {
      if (typeof element === 'string' || element.type !== 'select') return
      const { selector, variants } = element
      const keys = new Set(variants.map(({ key }) => key.value))
      const says = ({ value }: { value: Pattern }) =>
        typeof value !== 'string' &&
        value.some(
          (part) =>
            typeof part !== 'string' && part.type === 'var' && 'name' in selector && part.name === selector.name,
        )
      if (keys.has('one') && variants.some(says)) found.push(keys)
      variants.forEach(({ value }) => typeof value !== 'string' && value.forEach(look))
    }
    const message = this.messages.get(id)
    const patterns = [message?.value ?? [], ...Object.values(message?.attributes ?? {})]
    patterns.forEach((pattern) => typeof pattern !== 'string' && pattern.forEach(look))
    return found
  }

  /** Every text of every message, as it is written. */
  texts(): [string, string][] {
    const found: [string, string][] = []
    for (const [id, { value, attributes }] of this.messages) {
      const look = (element: Element): void => {
        if (typeof element === 'string') found.push([id, element])
        else if (element.type === 'select') element.variants.forEach((variant) => search(variant.value))
      }
      const search = (pattern: Pattern) =>
        typeof pattern === 'string' ? found.push([id, pattern]) : pattern.forEach(look)
      ;[value ?? [], ...Object.values(attributes)].forEach(search)
    }
    return found
  }

  private patterns(id: string, attribute: string | null): Pattern[] {
    const message = this.messages.get(id)
    if (!message) return []
    if (attribute !== null) return [message.attributes[attribute] ?? []]
    return [message.value ?? [], ...(isPiece(id) ? [] : Object.values(message.attributes))]
  }

  /** A message and its attributes, as they are said. */
  say(id: string, parts: Record<string, Part>): string[] {
    const message = this.bundle.getMessage(id)
    const patterns = message ? [message.value ?? '', ...Object.values(message.attributes)] : []
    // With no list to put errors into, the first is thrown.
    return patterns.map((pattern) => this.bundle.formatPattern(pattern, parts))
  }
}

/** What nobody says, or what a friend would say shorter. docs/words.md explains. */
const BANNED = [...banned.anywhere, ...banned['on screens'], ...banned.marks].map((phrase) => new RegExp(phrase, 'i'))

const PLURALS: Record<string, Part[]> = { zero: [0], one: [1], two: [2], few: [2, 3, 4], many: [5, 12], other: [7, 37] }

/** One value for every form: a number where a plural is asked for, otherwise the word itself. */
function tries(keys: Set<Part>): Part[] {
  const isNumber = [...keys].some((key) => typeof key === 'number' || key in PLURALS)
  if (!isNumber) return keys.size ? [...keys] : ['Anna']
  return [...new Set([...keys].flatMap((key) => PLURALS[key] ?? [key]))]
}

/** One set of parts for each value of each part; the other parts take their first. */
function trials(parts: Map<string, Set<Part>>): Record<string, Part>[] {
  const all = [...parts].map(([name, keys]) => [name, tries(keys)] as const)
  const first = Object.fromEntries(all.map(([name, values]) => [name, values[0] ?? '']))
  return [first, ...all.flatMap(([name, values]) => values.map((value) => ({ ...first, [name]: value })))]
}

describe.each(FILES)('%s', (file) => {
  const english = new Words('en', file)

  it.each(['en', ...TRANSLATIONS])('parses in %s', (language) => {
    const words = new Words(language, file)
    // The parser passes over what it cannot read; a message must begin every line that is not a comment or indented.
    const begun = words.source.split('\n').filter((line) => /^[^#\s}]/.test(line))
    expect(begun.map((line) => line.split(' ')[0]).sort()).toEqual(words.names())
    expect(words.source).not.toMatch(/\t|\r/)
  })

  it.each(['en', ...TRANSLATIONS])('speaks in every form in %s', (language) => {
    const words = new Words(language, file)
    for (const id of words.names()) {
      for (const parts of trials(words.parts(id))) {
        for (const said of words.say(id, parts)) expect(said, id).not.toMatch(/^$|[{}]|^\s|\s$|\s\s|\.\./)
      }
    }
  })

  it.each(['en', ...TRANSLATIONS])('needs every piece in %s', (language) => {
    const words = new Words(language, file)
    for (const id of words.names().filter(isPiece)) expect(words.source).toMatch(new RegExp(`\\{ ${id}[. ]`))
  })

  it.each(TRANSLATIONS)('is whole in %s', (language) => {
    const words = new Words(language, file)
    expect(words.said()).toEqual(english.said())
    for (const id of english.said()) {
      expect(words.attributes(id), id).toEqual(english.attributes(id))
      expect(words.told(id), id).toEqual(english.told(id))
    }
  })

  it.each(['en', ...TRANSLATIONS])('has every plural in %s', (language) => {
    const words = new Words(language, file)
    const needed = categories(language)
    const lacks = (variants: Set<Part>) => needed.some((category) => !variants.has(category))
    expect(words.names().filter((id) => words.counted(id).some(lacks))).toEqual([])
  })

  it.each(TRANSLATIONS)('keeps to its words in %s', (language) => {
    const phrases = [...banned[language], ...banned.marks].map((phrase) => new RegExp(phrase, 'iu'))
    const isBad = ([, words]: [string, string]) => phrases.some((phrase) => phrase.test(words))
    expect(new Words(language, file).texts().filter(isBad)).toEqual([])
  })

  it('speaks the English of today', () => {
    // A match is a series of rounds in Battle for Tortuga; everything else is a game.
    const phrases = file.startsWith('battle') ? BANNED : [...BANNED, /\bmatch(es)?\b/i]
    const isBad = ([, words]: [string, string]) => phrases.some((phrase) => phrase.test(words))
    expect(english.texts().filter(isBad)).toEqual([])
  })
})

/** The plurals that whole numbers have. */
function categories(language: string): string[] {
  const rules = new Intl.PluralRules(language)
  return [...new Set(Array.from({ length: 200 }, (_, number) => rules.select(number)))].sort()
}

function textOf(folder: string, names: RegExp): string {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => names.test(path))
    .map((path) => readFileSync(join(folder, path), 'utf8'))
    .join('\n')
}

const lessons = textOf(join(WORDS, '../../../src/brethren/lessons'), /\.json$/)

describe('what code asks for', () => {
  const english = FILES.flatMap((file) => new Words('en', file).said())
  const source = (textOf(join(WORDS, '..'), /\.(ts|svelte)$/) + lessons)
    .replace(/^ *\/\*\*.*?\*\//gms, '')
    .replace(/\$\{(?:[^{}]|\{[^{}]*\})*\}/g, '*')

  /** Keys as code writes them, whole or with a * where it puts something in. */
  const keys = (before: string) =>
    [...source.matchAll(new RegExp(`${before}['"\`]([a-z*][\\w*-]+)['"\`]`, 'g'))]
      .map((match) => match[1] ?? '')
      .filter((key) => !/^[*-]*$/.test(key))
      .map((key) => new RegExp(`^${key.replaceAll('*', '.+')}$`))

  it('is known', () => {
    const asked = [...keys('\\b(?:t|tOr|explain)\\(\\s*'), ...keys('"(?:say|wrong)": ')]
    expect(asked.filter((key) => !english.some((id) => key.test(id)))).toEqual([])
  })

  it('is everything that is known', () => {
    const written = keys('')
    expect(english.filter((id) => !written.some((key) => key.test(id)))).toEqual([])
  })
})

it('says why a choice is better without a word about who made it', () => {
  const reasons = FILES.filter((file) => file.endsWith('-reasons.ftl')).flatMap((file) => new Words('en', file).texts())
  expect(reasons.length).toBeGreaterThan(40)
  expect(reasons.filter(([, words]) => /\byou(r|’)?/i.test(words))).toEqual([])
})

it.each(TRANSLATIONS)('%s has no file that English lacks', (language) => {
  expect(readdirSync(join(WORDS, language))).toEqual(FILES)
})

/** Problems that no server tells of. */
const OF_THE_CLIENT = ['offline', 'unknown', 'board', 'needs server', 'no engine', 'no room']

describe('problems', () => {
  it('have words for every reason that the server gives, and no others', () => {
    const said = FILES.flatMap((file) => new Words('en', file).names().filter((id) => id.startsWith('problem-')))
    const expected = [...REASONS, ...OF_THE_CLIENT].map((reason) => `problem-${reason.replaceAll(' ', '-')}`)
    expect(said.sort()).toEqual(expected.sort())
  })
})

it.each([
  ['cs', 's\u00A0přáteli i\u00A0proti botům'],
  ['pl', 'albo z\u00A0botami'],
  ['en', 'No account, no waiting.'],
] as const)('ends no line with a word of one letter in %s', async (language, words) => {
  await setLanguage(language)
  expect(t('tagline')).toContain(words)
})

it('ends no line between a number and its ending in Hungarian', async () => {
  await setLanguage('hu')
  await loadWords('tortuga-rules')
  expect(t('tortuga-rules-bonus')).toContain('egy 1-\u2060est 2-\u2060esre')
  expect(t('tagline')).not.toContain('\u2060')
})
