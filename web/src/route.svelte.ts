/** Where we are: the harbour, a table, a match played again, its dice, others with its deal, a course, a page of rules,
 *  figures, mistakes to learn from, puzzles, the daily voyage, or what a link in an e-mail asks. */

import { GAMES } from './games'
export type Route =
  | { page: 'harbour' }
  | { page: 'table'; id: string }
  | { page: 'replay'; id: string | null }
  | { page: 'fair'; id: string | null }
  | { page: 'statistics' }
  | { page: 'practice' }
  | { page: 'voyage' }
  | { page: 'puzzles'; game: string | null; number: number | null }
  | { page: 'watch' }
  | { page: 'learn'; game: string }
  | { page: 'deal'; id: string }
  | { page: 'rules'; game: string }
  | { page: 'mail'; what: 'confirm' | 'off'; token: string }

export function routeOf(path: string): Route {
  const [first, second, third] = path.split('/').filter(Boolean)
  if (first === 't' && second && third === 'replay') return { page: 'replay', id: decodeURIComponent(second) }
  if (first === 't' && second && third === 'fair') return { page: 'fair', id: decodeURIComponent(second) }
  if (first === 't' && second && third === 'deal') return { page: 'deal', id: decodeURIComponent(second) }
  if (first === 't' && second) return { page: 'table', id: decodeURIComponent(second) }
  if (first === 'learn' && second && GAMES.includes(second)) return { page: 'learn', game: second }
  if (first === 'rules' && second && GAMES.includes(second)) return { page: 'rules', game: second }
  if (first === 'replay') return { page: 'replay', id: null }
  if (first === 'fair') return { page: 'fair', id: null }
  if (first === 'me') return { page: 'statistics' }
  if (first === 'voyage') return { page: 'voyage' }
  if (first === 'watch') return { page: 'watch' }
  if (first === 'practice') return { page: 'practice' }
  if (first === 'puzzles' && second && GAMES.includes(second))
    return { page: 'puzzles', game: second, number: Number.parseInt(third ?? '') || null }
  if (first === 'puzzles') return { page: 'puzzles', game: null, number: null }
  if (first === 'mail' && (second === 'confirm' || second === 'off') && third)
    return { page: 'mail', what: second, token: third }
  return { page: 'harbour' }
}

/** On a server that has only files, there is one page: its address says in the query which of ours it shows. */
export const IS_STATIC = import.meta.env.BASE_URL !== '/'
const HOME = new URL(IS_STATIC ? './' : '/', location.href)

/** The address of one of our pages: `to('/t/x/replay?seat=1#3')`. */
export function to(path: string): string {
  if (!IS_STATIC) return path
  const { pathname, searchParams, hash } = new URL(path, location.origin)
  const query = new URLSearchParams([...(pathname === '/' ? [] : [['at', pathname]]), ...searchParams])
  return `${HOME.pathname}${query.size ? `?${query.toString().replaceAll('%2F', '/')}` : ''}${hash}`
}

function pathOf(address: { pathname: string; search: string }): string {
  return IS_STATIC ? (new URLSearchParams(address.search).get('at') ?? '/') : address.pathname
}

let current = $state<Route>(routeOf(pathOf(location)))

export const route = {
  get now(): Route {
    return current
  },
}

/** `state` stays with the address until the page is left. */
export function go(path: string, state: object | null = null): void {
  open(new URL(to(path), location.href), state)
}

function open(url: URL, state: object | null = null): void {
  // A language that the address carries stays in it.
  const lang = new URLSearchParams(location.search).get('lang')
  if (lang && !url.searchParams.has('lang')) url.searchParams.set('lang', lang)
  history.pushState(state, '', url)
  current = routeOf(pathOf(url))
  scrollTo(0, 0)
}

window.addEventListener('popstate', () => (current = routeOf(pathOf(location))))

/** Links within the site change the page without loading it anew. */
document.addEventListener('click', (event) => {
  if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (!link || link.origin !== location.origin || link.target || link.hasAttribute('download')) return
  if (link.pathname.startsWith('/api/')) return
  event.preventDefault()
  if (link.href !== location.href) open(new URL(link.href))
})
