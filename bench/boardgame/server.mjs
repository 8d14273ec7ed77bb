// boardgame.io's own server with its own defaults: Koa, socket.io, everything in memory.
//     node server.mjs PORT SHIPS MOVES
import boardgame from 'boardgame.io/dist/cjs/server.js'
import { ships } from './ships.mjs'

const [port, count, moves] = process.argv.slice(2).map(Number)
await boardgame.Server({ games: [ships(count, moves)], origins: ['*'] }).run(port)
