/** Where we are: the harbour, a table, a match played again, its dice, others with its deal, a course, a page of rules, or figures. */

import { GAMES } from './games'
export type Route =
  | { page: 'harbour' }
  | { page: 'table'; id: string }
  | { page: 'replay'; id: string | null }
  | { page: 'fair'; id: string | null }
  | { page: 'statistics' }
  | { page: 'learn'; game: string }
  | { page: 'deal'; id: string }
  | { page: 'rules'; game: string }

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
  return { page: 'harbour' }
}

let current = $state<Route>(routeOf(location.pathname))

export const route = {
  get now(): Route {
    return current
  },
}

/** `state` stays with the address until the page is left. */
export function go(path: string, state: object | null = null): void {
  const url = new URL(path, location.href)
  // A language that the address carries stays in it.
  const lang = new URLSearchParams(location.search).get('lang')
  if (lang && !url.searchParams.has('lang')) url.searchParams.set('lang', lang)
  history.pushState(state, '', url)
  current = routeOf(url.pathname)
  scrollTo(0, 0)
}

window.addEventListener('popstate', () => (current = routeOf(location.pathname)))

/** Links within the site change the page without loading it anew. */
document.addEventListener('click', (event) => {
  if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (!link || link.origin !== location.origin || link.target || link.hasAttribute('download')) return
  if (link.pathname.startsWith('/api/')) return
  event.preventDefault()
  if (link.href !== location.href) go(link.href)
})
