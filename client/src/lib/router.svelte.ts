/** Pages by address: the browser's own history, and links that don't load the page anew. */

import { untrack } from 'svelte'

interface Place {
  path: string
  query: URLSearchParams
  fragment: string
}

function here(): Place {
  return { path: location.pathname, query: new URLSearchParams(location.search), fragment: location.hash.slice(1) }
}

let place: Place = $state.raw(here())
addEventListener('popstate', () => (place = here()))
addEventListener('hashchange', () => (place = here()))

export const route = {
  get path(): string {
    return place.path
  },
  get query(): URLSearchParams {
    return place.query
  },
  get fragment(): string {
    return place.fragment
  },
  /** The parts of the path: "/table/x7" is ["table", "x7"]. */
  get parts(): string[] {
    return place.path.split('/').filter(Boolean).map(decodeURIComponent)
  },
}

export function go(to: string, { replace = false } = {}): void {
  if (replace) history.replaceState(null, '', to)
  else history.pushState(null, '', to)
  const before = untrack(() => place.path)
  place = here()
  if (!replace && before !== place.path) scrollTo(0, 0)
}

/** Sets or removes a word of the query in place; null removes it. */
export function ask(changes: Record<string, string | number | null>): void {
  const { path, query: before } = untrack(() => place)
  const query = new URLSearchParams(before)
  for (const [name, value] of Object.entries(changes)) {
    if (value === null) query.delete(name)
    else query.set(name, String(value))
  }
  const search = query.size ? `?${query}` : ''
  go(`${path}${search}`, { replace: true })
}

/** Clicks on links of our own pages stay here; those that a person wants elsewhere go there. */
export function follow(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return
  if (link.pathname.startsWith('/api/') || (link.hash && link.pathname === location.pathname)) return
  event.preventDefault()
  go(link.pathname + link.search + link.hash)
}
