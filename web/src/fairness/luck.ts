/** The arithmetic of docs/fairness.md, written from that page alone: a check of the server must not depend on it. */

import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'

const SIZE = 1n << 256n

/** The commitment that belongs to a secret. */
export function commitmentOf(secret: string): string {
  return bytesToHex(sha256(hexToBytes(secret)))
}

/** What all draws of a match are made with. */
export function keyOf(secret: string, table: string, contributions: readonly (string | null)[]): Uint8Array {
  const text = [table, ...contributions.map((contribution) => contribution ?? '')].join(':')
  return hmac(sha256, hexToBytes(secret), utf8ToBytes(text))
}

/** A draw, with every step that leads to it. */
export interface Drawn {
  message: string
  hmac: string
  /** The sum of all weights, and the point below it that was hit. */
  total: number
  point: number
  /** The place in the list of weights. */
  place: number
}

export function draw(key: Uint8Array, number: number | string, weights: readonly number[]): Drawn {
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  const limit = SIZE - (SIZE % BigInt(total))
  for (let attempt = 0; ; attempt += 1) {
    const message = `${number}:${attempt}`
    const digits = bytesToHex(hmac(sha256, key, utf8ToBytes(message)))
    const value = BigInt(`0x${digits}`)
    if (value >= limit) continue
    const point = Number(value % BigInt(total))
    return { message, hmac: digits, total, point, place: placeOf(point, weights) }
  }
}

function placeOf(point: number, weights: readonly number[]): number {
  let rest = point
  return weights.findIndex((weight) => (rest -= weight) < 0)
}
