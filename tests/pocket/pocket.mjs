// A pocket whose clock, bots and storage are asked and told from outside, a line of JSON each:
// node pocket.mjs WEB ENGINE FOLDER
import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { createInterface } from 'node:readline'
import { pathToFileURL } from 'node:url'

const [web, built, folder] = process.argv.slice(2)
const { rolldown } = await import(pathToFileURL(createRequire(`${web}/`).resolve('rolldown')))
const bundle = await rolldown({
  cwd: web,
  input: {
    ...{ pocket: 'src/pocket/pocket.ts', views: 'src/pocket/views.ts', engine: 'engine/src/index.ts' },
    ...{ estimator: 'src/pocket/review/estimator.ts', judging: 'src/pocket/review/judging.ts' },
  },
})
await bundle.write({ dir: folder, format: 'esm', entryFileNames: '[name].mjs', chunkFileNames: '[name].mjs' })
const part = (name) => import(pathToFileURL(`${folder}/${name}.mjs`))
const { Pocket } = await part('pocket')
const { updateOf } = await part('views')
const { Bot, load } = await part('engine')
const { Estimator } = await part('estimator')
const { judge } = await part('judging')

let now = 0
let drawn = 0

/** Timers go by the same clock. */
let timers = []
globalThis.setTimeout = (ring, milliseconds = 0) => {
  const timer = { due: now + milliseconds / 1000, ring }
  timers.push(timer)
  return timer
}
globalThis.clearTimeout = (timer) => void (timers = timers.filter((other) => other !== timer))
const games = {}
const engines = { load: async (key) => (games[key] ??= await load(await readFile(`${built}/${key}.wasm`))) }

/** What is kept, as text: nothing that happens later can change it. */
const shelf = new Map()
let exercises = '[]'
class Keeper {
  exercises = async () => JSON.parse(exercises)
  saveExercises = async (all) => void (exercises = JSON.stringify(all))
  list = async () => [...shelf.values()].map((text) => JSON.parse(text))
  load = async (table) => (shelf.has(table) ? JSON.parse(shelf.get(table)) : null)
  remove = async (table) => void shelf.delete(table)
  save = async (kept) => {
    if (this !== keeper) throw new Error('that pocket is no more')
    if (isFull) throw new Error('there is no room left')
    shelf.set(kept.table, JSON.stringify(kept))
  }
}

/** Bots that wait for somebody to say what they do, unless they think for themselves. */
let jobs = []
let isThinking = false
const thinkers = {
  think: async (job) => (isThinking ? choose(job) : waitFor(job)),
  judge: async ({ game, step }) => judge(new Estimator(await engines.load(game)), step),
}

/** Trees are large: one for each level. */
const bots = {}
async function choose({ game, view, seat, level, seed }) {
  const bot = (bots[`${game} ${level}`] ??= new Bot(await engines.load(game), level))
  return bot.choose(view, seat, seed)
}

function waitFor(job) {
  return new Promise((resolve, reject) => {
    jobs.push({ job, resolve })
    job.signal.addEventListener('abort', () => {
      jobs = jobs.filter((waiting) => waiting.job !== job)
      reject(new Error('nobody wants to know'))
    })
  })
}

function randomBytes(length) {
  drawn += 1
  return new Uint8Array(createHash('sha512').update(String(drawn)).digest().subarray(0, length))
}

let pocket
let keeper
let isFull = false
let lines = new Map()

/** As after a reload: only what was kept is still there. */
function reload() {
  for (const line of lines.values()) line.close()
  lines = new Map()
  jobs = []
  timers = []
  keeper = new Keeper()
  pocket = new Pocket(engines, keeper, thinkers, () => now, randomBytes, 0)
}
reload()

/** Until nothing happens any more by itself. */
async function settle() {
  for (let turn = 0; turn < 12; turn += 1) await new Promise((resolve) => setImmediate(resolve))
}

/** It is so late now, and all timers have rung that had to. */
async function passTime(at) {
  now = at
  await settle()
  for (let next; (next = timers.find(({ due }) => due <= now)); await settle()) {
    clearTimeout(next)
    next.ring()
  }
}

/** Until this is so; something is wrong if it never is. */
async function until(isSo, what) {
  for (let turn = 0; !isSo(); turn += 1) {
    if (turn === 500) throw new Error(`waited in vain: ${what}`)
    await settle()
  }
}

function lineTo(table, seat) {
  const key = `${table} ${seat}`
  if (!lines.has(key)) {
    const heard = []
    const line = pocket.connect(table, seat === null ? {} : { seat }, (message) => heard.push(JSON.stringify(message)))
    lines.set(key, { ...line, heard })
  }
  return lines.get(key)
}

const answers = {
  ask: ({ method, path, body }) => pocket.ask(method, path, body ?? undefined).catch(({ problem }) => ({ problem })),

  kept: ({ table }) => JSON.parse(shelf.get(table)).log,

  async connect({ table, seat }) {
    const { heard } = lineTo(table, seat)
    await settle()
    return heard.splice(0).map((text) => JSON.parse(text))
  },

  /** All that a line heard until its command was answered. */
  async command({ table, seat, at, command }) {
    const line = lineTo(table, seat)
    await passTime(at)
    line.heard.length = 0
    line.send(command)
    await until(() => line.heard.some((text) => text.startsWith('{"kind":"answer"')), JSON.stringify(command))
    await passTime(at)
    return line.heard.splice(0).map((text) => JSON.parse(text))
  },

  /** A bot decides; what it was shown. */
  async bot({ table, seat, action, at }) {
    await passTime(at)
    const isAsked = () => jobs.some(({ job }) => job.seat === seat && job.purpose === 'move')
    await until(isAsked, `nobody asks the bot on seat ${seat}`)
    const waiting = jobs.find(({ job }) => job.seat === seat && job.purpose === 'move')
    jobs = jobs.filter((each) => each !== waiting)
    const { length } = answers.kept({ table })
    waiting.resolve({ action, thoughts: [], exact: false })
    await until(() => answers.kept({ table }).length > length, `bot on seat ${seat}`)
    await passTime(at)
    return Buffer.from(waiting.job.view).toString('hex')
  },

  wait: ({ at }) => passTime(at).then(() => null),

  /** What everybody sees. */
  async views({ table }) {
    const { match } = await pocket.registry.open(table)
    const viewers = [null, ...Array(match.seats).keys()]
    return viewers.map((viewer) => updateOf(match, viewer, 'me'))
  },

  async reload() {
    reload()
    return null
  },

  /** Whether the storage is full from now on. */
  fill: async ({ full }) => (isFull = full),

  /** What thinkers are asked; the first of them that has this purpose answers so. */
  async thinking({ purpose, thoughts }) {
    await settle()
    const asked = jobs.map(({ job }) => ({ ...job, seed: undefined, view: undefined, signal: undefined }))
    if (thoughts) {
      const answered = jobs.find(({ job }) => job.purpose === purpose)
      jobs = jobs.filter((each) => each !== answered)
      answered.resolve(thoughts)
    }
    return asked
  },

  /** A question that waits for a thinker, and what it says. */
  async hint({ path, thoughts }) {
    const answer = answers.ask({ method: 'POST', path })
    await settle()
    const busy = await answers.ask({ method: 'POST', path })
    await answers.thinking({ purpose: 'hint', thoughts })
    return [busy, await answer]
  },

  /** A hint about what somebody sees elsewhere. */
  async advise({ sight }) {
    isThinking = true
    const hint = await answers.ask({ method: 'POST', path: '/hints', body: sight })
    isThinking = false
    return hint
  },

  /** Bots play by themselves until the match is over. */
  async finish({ table }) {
    isThinking = true
    lineTo(table, null)
    await until(() => JSON.parse(shelf.get(table)).over, 'the end')
    isThinking = false
    return null
  },

  /** The whole review of a record; of so many simulations for each estimate. */
  async review({ record, simulations }) {
    const game = await engines.load(record.game)
    game.facts.review.simulations = simulations
    const { review } = await pocket.ask('POST', '/reviews', record)
    for (;;) {
      const part = await pocket.ask('GET', `/reviews/${review}?from=0`)
      if (part.end) return part
      await settle()
    }
  },

  /** The mistakes of this seat are kept, as from a table on this device. */
  async practise({ record, seat, steps }) {
    await pocket.practice.keep(await engines.load(record.game), record, [seat], steps)
    return pocket.ask('GET', `/practice?table=${record.table}`)
  },

  exercises: async () => exercises,

  /** A new device. */
  async clear() {
    shelf.clear()
    exercises = '[]'
    reload()
    return null
  },

  /** The only table is one with this log. */
  async put({ table, log }) {
    shelf.clear()
    shelf.set(table, JSON.stringify({ table, log, over: null }))
    reload()
    return null
  },
}

for await (const line of createInterface(process.stdin)) {
  const { what, ...question } = JSON.parse(line)
  console.log(JSON.stringify(await answers[what](question)))
}
process.exit()
