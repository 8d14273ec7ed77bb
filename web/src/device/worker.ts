/** The pocket at work. */

import { Pocket, type Channel } from '../pocket/pocket'
import type { Problem } from '../wire'
import { Engines } from './engines'
import { DeviceKeeper } from './keeper'
import type { FromWorker, ToWorker } from './messages'
import { Pool } from './pool'

const engines = new Engines()
const channels = new Map<number, Channel>()
let ahead = 0

const pool = new Pool(engines, {
  hire: (thinker, port) => postMessage({ what: 'hire', thinker, port } satisfies FromWorker, { transfer: [port] }),
  dismiss: (thinker) => say({ what: 'dismiss', thinker }),
})
const pocket = new Pocket(
  engines,
  new DeviceKeeper((table) => pocket.forget(table)),
  pool,
  () => Date.now() / 1000 + ahead,
  (length) => crypto.getRandomValues(new Uint8Array(length)),
)

function say(message: FromWorker): void {
  postMessage(message)
}

function connect({ line, table, asked }: ToWorker & { do: 'connect' }): void {
  const heard = (message: FromWorker & { what: 'heard' }) => say(message)
  const dropped = () => {
    channels.delete(line)
    say({ what: 'dropped', line })
  }
  channels.set(
    line,
    pocket.connect(table, asked, (message) => heard({ what: 'heard', line, message }), dropped),
  )
}

function ask({ id, method, path, body }: ToWorker & { do: 'ask' }): void {
  pocket.ask(method, path, body).then(
    (answer) => say({ what: 'answer', id, answer }),
    (error: { problem: Problem }) => say({ what: 'refused', id, problem: error.problem }),
  )
}

onmessage = ({ data }: MessageEvent<ToWorker>) => {
  if (data.do === 'begin') ahead = data.ahead
  else if (data.do === 'ask') ask(data)
  else if (data.do === 'connect') connect(data)
  else if (data.do === 'send') channels.get(data.line)?.send(data.command)
  else if (data.do === 'lose') pool.lose(data.thinker)
  else {
    channels.get(data.line)?.close()
    channels.delete(data.line)
  }
}
