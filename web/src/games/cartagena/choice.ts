/** What the legal actions offer once a card or a pirate is chosen, and what a tap then means. */

import type { Offered } from '../board'
import type { Action, SymbolName } from './position'

/** A move that is legal now: a pirate's way with a card, or back to company for cards. */
export interface Offer {
  action: number
  from: number
  to: number
  symbol: SymbolName | null
  /** How many cards it draws. */
  cards: number
}

export type Chosen = { card: SymbolName } | { pirate: number } | { leaving: true } | null

/** A tap acts, chooses something, or gets a reason why not. */
export type Answer = { act: number } | { choose: Chosen } | { why: string }

export function offersOf(actions: readonly Offered<Action>[]): Offer[] {
  return actions.flatMap((each): Offer[] => {
    switch (each.verb) {
      case 'advance':
        return [{ action: each.id, from: each.space, to: each.to, symbol: each.symbol, cards: 0 }]
      case 'retreat':
        return [{ action: each.id, from: each.space, to: each.to, symbol: null, cards: each.cards }]
      case 'end turn':
        return []
    }
  })
}

/** The offers that a choice leaves open; before a choice, the one that is advised. */
export function remaining(offers: Offer[], chosen: Chosen, advice: number | null): Offer[] {
  if (chosen && 'card' in chosen) return offers.filter(({ symbol }) => symbol === chosen.card)
  if (chosen && 'pirate' in chosen) return offers.filter(({ from }) => from === chosen.pirate)
  return chosen ? [] : offers.filter(({ action }) => action === advice)
}

/** The ways to draw: those that run along a longer one in the same direction are drawn with it. */
export function trails(open: Offer[]): Offer[] {
  const [low, high] = [({ from, to }: Offer) => Math.min(from, to), ({ from, to }: Offer) => Math.max(from, to)]
  const within = (a: Offer, b: Offer): boolean => {
    if (a.from < a.to !== b.from < b.to || low(a) < low(b) || high(a) > high(b)) return false
    return low(a) > low(b) || high(a) < high(b) || a.action > b.action
  }
  return open.filter((each) => !open.some((other) => within(each, other)))
}

export function tapCard(offers: Offer[], chosen: Chosen, card: SymbolName): Answer {
  if (chosen && 'pirate' in chosen) {
    const offer = offers.find(({ from, symbol }) => from === chosen.pirate && symbol === card)
    if (offer) return { act: offer.action }
  }
  if (chosen && 'card' in chosen && chosen.card === card) return { choose: null }
  return offers.some(({ symbol }) => symbol === card) ? { choose: { card } } : { why: 'no-move-with-card' }
}

/** `mine` says whether a pirate of mine stands there. */
export function tapPlace(offers: Offer[], chosen: Chosen, advice: number | null, place: number, mine: boolean): Answer {
  const open = remaining(offers, chosen, advice)
  if (chosen && 'pirate' in chosen && chosen.pirate === place) return { choose: null }
  const ends = open.filter(({ to }) => to === place)
  if (ends.length === 1 && ends[0]) return { act: ends[0].action }
  if (ends.length > 1) return { why: chosen && 'card' in chosen ? 'which-pirate' : 'which-card' }
  if (chosen && 'card' in chosen) {
    const begins = open.find(({ from }) => from === place)
    if (begins) return { act: begins.action }
  }
  if (mine) return offers.some(({ from }) => from === place) ? { choose: { pirate: place } } : { why: 'stuck' }
  if (chosen && 'card' in chosen) return { why: 'next-empty' }
  if (chosen && 'pirate' in chosen) return { why: 'not-there' }
  return { why: 'choose-first' }
}
