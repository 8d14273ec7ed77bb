// boardgame.io's own server with its own defaults: Koa, socket.io, everything in memory.
//     node server.mjs PORT SHIPS MOVES DEFLATE
import boardgame from 'boardgame.io/dist/cjs/server.js'
import { ships } from './ships.mjs'

const [port, count, moves, deflate] = process.argv.slice(2).map(Number)
const transport = deflate ? new boardgame.SocketIO({ socketOpts: { perMessageDeflate: true } }) : undefined
await boardgame.Server({ games: [ships(count, moves)], origins: ['*'], transport }).run(port)
