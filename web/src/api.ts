/** Requests to a server, by HTTP, or to this device. */

import { answersHere, device } from './device/local'
import { noteWanted } from './readiness.svelte'
import { noteTime } from './time'
import type { Problem } from './wire'

/** The server refused, and why. `reason` is 'offline' if there was no answer at all. */
export class Refusal extends Error {
  constructor(readonly problem: Problem) {
    super(problem.message)
  }
}

function isProblem(body: unknown): body is Problem {
  return typeof body === 'object' && body !== null && 'reason' in body && 'message' in body
}

const PATIENCE = 1000

export function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds))
}

/** Asks, and retries while the server is still compiling the game in question. */
export async function ask<Answer>(method: 'GET' | 'POST' | 'PUT', path: string, body?: unknown): Promise<Answer> {
  for (;;) {
    try {
      return await askOnce<Answer>(method, path, body)
    } catch (error) {
      if (!(error instanceof Refusal) || error.problem.reason !== 'getting ready') throw error
      noteWanted(error.problem.details ?? {})
      await pause(PATIENCE)
    }
  }
}

/** Asks the server. If there is none, this device answers what it can. */
async function askOnce<Answer>(method: string, path: string, body?: unknown): Promise<Answer> {
  if (answersHere(path)) return askDevice<Answer>(method, path, body)
  try {
    return await askServer<Answer>(method, path, body)
  } catch (error) {
    if (!(error instanceof Refusal) || error.problem.reason !== 'offline' || !CAN.test(`${method} ${path}`)) throw error
    return askDevice<Answer>(method, path, body).catch(() => Promise.reject(error))
  }
}

/** Asks this device in place of a server. */
const CAN = /^(GET \/(games|lessons|puzzles|reviews)\b|POST \/(tables|replay|reviews)$)/

export async function askDevice<Answer>(method: string, path: string, body?: unknown): Promise<Answer> {
  const here = await device().catch(() => {
    throw new Refusal({ reason: 'no engine', message: 'This device could not load the game.', details: {} })
  })
  return here.ask<Answer>(method, path, body)
}

export async function askServer<Answer>(method: string, path: string, body?: unknown): Promise<Answer> {
  let response: Response
  try {
    response = await fetch(`/api${path}`, {
      method,
      ...(body === undefined ? {} : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
    })
  } catch {
    throw new Refusal({ reason: 'offline', message: 'The server cannot be reached.', details: {} })
  }
  noteTime(response.headers.get('date'))
  const answer: unknown = await response.json().catch(() => null)
  if (response.ok) return answer as Answer
  throw new Refusal(
    isProblem(answer) ? answer : { reason: 'offline', message: `The server answered ${response.status}.`, details: {} },
  )
}
