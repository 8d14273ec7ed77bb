// Answers questions about the engine, a line of JSON for each: node answer.mjs FOLDER
import { readFile } from 'node:fs/promises'
import { createInterface } from 'node:readline'
import { pathToFileURL } from 'node:url'
import * as answers from './transcript.mjs'

const folder = pathToFileURL(`${process.argv[2]}/`)
const engine = await import(new URL('engine/src/index.js', folder))
const games = {}
for await (const line of createInterface(process.stdin)) {
  const { what, key, ...question } = JSON.parse(line)
  games[key] ??= await engine.load(await readFile(new URL(`${key}.wasm`, folder)))
  console.log(JSON.stringify(answers[what](engine, games[key], question)))
}
