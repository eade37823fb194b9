/** Keys of the table page: everything that can be clicked can be reached, chosen and confirmed. */

import { api } from '../lib/api'
import type { Desk } from '../lib/desk.svelte'
import { prefs } from '../lib/prefs.svelte'

const DIRECTIONS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

const ZOOM = 1.4

export function onTableKey(desk: Desk, event: KeyboardEvent): void {
  if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || isTyping(event.target)) return
  const done = DIRECTIONS[event.key] ? walk(event.key, event.target) : command(desk, event)
  if (done) event.preventDefault()
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.closest('input, select, textarea, dialog, [role=tablist]') !== null)
}

function command(desk: Desk, { key, target }: KeyboardEvent): boolean {
  const { table, session, position } = desk
  if (/^[1-9]$/.test(key)) return chooseNumber(desk, Number(key) - 1)
  switch (key) {
    case 'Enter':
      if (table.candidate === null || (target instanceof HTMLElement && target.closest('button, a, [role=button]'))) return false
      table.confirm()
      return true
    case 'Escape':
      if (table.choice.isEmpty) desk.refusal = null
      else table.choice.back()
      return true
    case 'r':
    case 'R':
      if (!table.isTurnable) return false
      table.turn(key === 'r' ? 1 : -1)
      return true
    case '+':
    case '=':
    case '-':
      desk.zoom.by(key === '-' ? 1 / ZOOM : ZOOM)
      return true
    case '0':
      desk.zoom.fit()
      return true
    case 'u':
      if (position.mode === 'plan') void position.takeBackPlan()
      else void session.act((seat, ply, send) => api.stepBack(session.table, seat, ply, send))
      return true
    case 'e':
      if (session.sight?.held !== session.seat) return false
      void session.act((seat, ply, send) => api.confirm(session.table, seat, ply, send))
      return true
    case ',':
    case '.':
      void position.show(Math.max(0, position.at + (key === ',' ? -1 : 1)))
      return true
    case 't':
      prefs.set('textual', !prefs.get('textual'))
      return true
    case '?':
      desk.open('keys')
      return true
    default:
      return false
  }
}

function chooseNumber(desk: Desk, place: number): boolean {
  const option = desk.table.choice.options[place]
  if (!option || desk.table.candidate !== null) return false
  desk.table.choice.take(option.path)
  return true
}

/** From the spot in focus to the nearest one in that direction; from anywhere else to the first. */
function walk(key: string, from: EventTarget | null): boolean {
  const spots = [...document.querySelectorAll<SVGElement | HTMLElement>('[data-glow][tabindex]')].filter(
    (spot) => spot.getClientRects().length > 0,
  )
  const here = from instanceof Element ? from.closest<SVGElement | HTMLElement>('[data-glow][tabindex]') : null
  if (!here) {
    spots[0]?.focus()
    return spots.length > 0
  }
  nearest(here, spots, DIRECTIONS[key] ?? [0, 0])?.focus()
  return true
}

function nearest<Spot extends Element>(here: Spot, spots: readonly Spot[], [dx, dy]: [number, number]): Spot | null {
  const start = middle(here)
  let best: Spot | null = null
  let least = Infinity
  for (const spot of spots) {
    if (spot === here) continue
    const end = middle(spot)
    const [along, across] = [(end.x - start.x) * dx + (end.y - start.y) * dy, Math.abs((end.x - start.x) * dy) + Math.abs((end.y - start.y) * dx)]
    const cost = along + 2 * across
    if (along > 1 && cost < least) [best, least] = [spot, cost]
  }
  return best
}

function middle(element: Element): { x: number; y: number } {
  const box = element.getBoundingClientRect()
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}
