// Sits down at many tables of a server, two at each, and plays at random. What to do is one JSON object, the only
// argument; what was measured is written as another. The program ends when its input does.
import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { io } from 'socket.io-client'
import WebSocket from 'ws'

const job = JSON.parse(process.argv[2])
const PLAYERS = 2
const TOGETHER = 16 // tables that are made at once

const random = (count) => Math.floor(Math.random() * count)

async function ask(method, path, body, cookie = '') {
  const headers = { cookie, 'content-type': 'application/json' }
  const response = await fetch(job.url + path, { method, headers, body: body && JSON.stringify(body) })
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`)
  return { cookie: response.headers.getSetCookie()[0]?.split(';')[0], answer: await response.json() }
}

// One who plays: decides when asked to, and notes how long the server took to say so to the one who moved.
class Player {
  constructor(seat, meter) {
    this.seat = seat
    this.meter = meter
  }

  move() {
    this.sent = performance.now()
    this.decide()
  }

  heard(bytes) {
    this.meter.heard(bytes)
    if (this.sent) this.meter.moved(performance.now() - this.sent)
    this.sent = 0
  }
}

// At Brethren's server: a socket for each table, the first one asks for a rematch when the game is over.
class Sailor extends Player {
  static async table(meter) {
    const sailors = Array.from({ length: PLAYERS }, (_, seat) => new Sailor(seat, meter))
    for (const sailor of sailors) sailor.cookie = (await ask('GET', '/api/me')).cookie
    const table = { game: job.game, seats: PLAYERS, auto: true }
    const made = await ask('POST', '/api/tables', table, sailors[0].cookie)
    for (const sailor of sailors) sailor.come(made.answer.table)
    sailors[1].send({ do: 'sit', seat: 1 })
    for (const sailor of sailors) sailor.send({ do: 'luck', luck: randomBytes(16).toString('hex') })
  }

  come(table) {
    this.socket?.terminate()
    this.commands = 0
    const address = `${job.url.replace('http', 'ws')}/api/tables/${table}/socket`
    this.socket = new WebSocket(address, { headers: { cookie: this.cookie }, skipUTF8Validation: true })
    this.opened = new Promise((resolve) => this.socket.once('open', resolve))
    this.socket.on('message', (message) => this.hear(message))
  }

  async send(command) {
    await this.opened
    this.socket.send(JSON.stringify({ id: String(++this.commands), ...command }))
  }

  hear(message) {
    if (message.includes('"done":false')) throw new Error(message)
    if (!message.includes('"kind":"update"')) return
    this.heard(message.length)
    // Reading all of it takes long, and only those who have something to do need to.
    if (message.includes('"actions":[]') && message.includes('"stage":"playing"')) return
    const { number, table } = JSON.parse(message)
    if (table.actions.length) {
      this.choice = { do: 'play', number, action: table.actions[random(table.actions.length)].id }
      this.meter.ready(this)
    } else if (table.rematch) {
      this.come(table.rematch)
      this.send({ do: 'luck', luck: randomBytes(16).toString('hex') })
    } else if (table.result && this.seat === 0) {
      this.send({ do: 'rematch' })
    }
  }

  decide() {
    this.send(this.choice)
  }
}

// At boardgame.io's server: a match of its lobby, and another one over the same sockets when the game is over.
class Guest extends Player {
  static async table(meter) {
    const guests = Array.from({ length: PLAYERS }, (_, seat) => new Guest(seat, meter))
    for (const guest of guests) guest.come(guests)
    await Guest.gather(guests)
  }

  static async gather(guests) {
    const { matchID } = (await ask('POST', '/games/ships/create', { numPlayers: PLAYERS })).answer
    for (const guest of guests) {
      const joining = { playerID: String(guest.seat), playerName: 'Sailor' }
      const joined = await ask('POST', `/games/ships/${matchID}/join`, joining)
      guest.credentials = joined.answer.playerCredentials
      guest.match = matchID
    }
    for (const guest of guests) guest.socket.emit('sync', matchID, String(guest.seat), guest.credentials, PLAYERS)
  }

  come(guests) {
    this.socket = io(`${job.url}/ships`, { transports: ['websocket'], forceNew: true })
    this.socket.on('sync', (match, { state }) => this.see(state, guests))
    this.socket.on('update', (match, state) => {
      this.heard(this.bytes)
      this.see(state, guests)
    })
    this.socket.io.on('open', () =>
      this.socket.io.engine.on('packet', ({ data }) => (this.bytes = data ? data.length : 0)),
    )
  }

  see(state, guests) {
    this.state = state
    if (state.ctx.gameover && this.seat === 0) Guest.gather(guests)
    else if (!state.ctx.gameover && state.ctx.currentPlayer === String(this.seat)) this.meter.ready(this)
  }

  decide() {
    const playerID = String(this.seat)
    const args = [random(this.state.G.ships.length), random(4)]
    const action = { type: 'MAKE_MOVE', payload: { type: 'turn', args, playerID, credentials: this.credentials } }
    this.socket.emit('update', action, this.state._stateID, this.match, playerID)
  }
}

// How many moves, how long each took, how long the messages were; and what it cost.
class Meter {
  constructor() {
    this.waiting = []
    this.ready = job.rate === null ? (player) => player.move() : (player) => this.waiting.push(player)
  }

  begin() {
    this.times = []
    this.updates = this.bytes = 0
    this.began = { at: performance.now(), server: seconds(job.pid), generator: seconds(process.pid) }
  }

  heard(bytes) {
    this.updates += 1
    this.bytes += bytes
  }

  moved(milliseconds) {
    this.times?.push(milliseconds)
  }

  // So many moves a second, by any players that may move; fewer if too few of them may.
  async pace() {
    for (let due = 0, before = performance.now(); ; await sleep(1)) {
      const now = performance.now()
      due += ((now - before) / 1000) * job.rate
      before = now
      for (; due >= 1 && this.waiting.length; due -= 1) this.waiting.shift().move()
      due = Math.min(due, job.rate / 10)
    }
  }

  figures() {
    const elapsed = (performance.now() - this.began.at) / 1000
    const times = this.times.sort((a, b) => a - b)
    return {
      rate: times.length / elapsed,
      median: times[Math.floor(times.length * 0.5)],
      p99: times[Math.floor(times.length * 0.99)],
      bytes: this.bytes / this.updates,
      server: (seconds(job.pid) - this.began.server) / elapsed,
      generator: (seconds(process.pid) - this.began.generator) / elapsed,
    }
  }
}

// How long a process has worked.
function seconds(pid) {
  const [user, system] = readFileSync(`/proc/${pid}/stat`, 'latin1').split(') ')[1].split(' ').slice(11, 13)
  return (Number(user) + Number(system)) / 100
}

const meter = new Meter()
if (job.rate !== null) meter.pace()
const kind = { brethren: Sailor, boardgame: Guest }[job.server]
for (let made = 0; made < job.tables; made += TOGETHER) {
  const some = Math.min(TOGETHER, job.tables - made)
  await Promise.all(Array.from({ length: some }, () => kind.table(meter)))
}
await sleep(1000 * job.warm)
meter.begin()
await sleep(1000 * job.seconds)
console.log(JSON.stringify(meter.figures()))
process.stdin.on('end', () => process.exit()).resume()
