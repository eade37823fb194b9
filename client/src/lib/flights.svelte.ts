import { tick } from 'svelte'
import { prefs } from './prefs.svelte'
import type { GameEvent } from './types'

/** A thing on its way from pile to pile, in the coordinates of the window. */
export interface Flight {
  id: number
  thing: string
  kind: string | undefined
  seat: string | undefined
  from: DOMRect
  to: DOMRect
  delay: number
}

const LENGTH = 230
const GAP = 90
const LONGEST = 2600
const MOST = 40

/** The element of a pile, or of what it lies in: "hand.1.gold", else "hand.1", else "hand". */
export function pileElement(label: string): Element | null {
  const parts = label.split('.')
  for (let size = parts.length; size > 0; size -= 1) {
    const name = CSS.escape(parts.slice(0, size).join('.'))
    const found = document.querySelector(`[data-pile~="${name}"], #pile\\:${name}`)
    if (found && found.getClientRects().length) return found
  }
  return null
}

/** Pieces that travel over the page, one after another in the order of the events. */
export class Flights {
  now: Flight[] = $state.raw([])
  #next = 0
  #timer: ReturnType<typeof setTimeout> | undefined

  /** Call it when the page still shows what was before, after the state has changed. */
  async show(events: readonly GameEvent[]): Promise<void> {
    if (!prefs.moves) return
    const moved = events.filter((event) => event.thing !== undefined && event.from && event.to && event.event !== 'score')
    const starts = moved.slice(-MOST).map((event) => ({ event, from: pileElement(event.from ?? '')?.getBoundingClientRect() }))
    await tick()
    const flights = starts.flatMap(({ event, from }) => {
      const to = pileElement(event.to ?? '')?.getBoundingClientRect()
      if (!from || !to || (from.x === to.x && from.y === to.y)) return []
      return [{ id: (this.#next += 1), thing: event.thing ?? '', kind: event.kind, seat: event.seat ?? undefined, from, to, delay: 0 }]
    })
    const gap = Math.min(GAP, LONGEST / Math.max(1, flights.length))
    this.now = flights.map((flight, place) => ({ ...flight, delay: place * gap }))
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => this.skip(), flights.length * gap + LENGTH)
  }

  skip(): void {
    clearTimeout(this.#timer)
    this.now = []
  }

  /** Moves the element of a flight; for an attachment. */
  static fly(flight: Flight): (element: Element) => () => void {
    return (element) => {
      const at = (box: DOMRect): string => `translate(${box.x + box.width / 2}px, ${box.y + box.height / 2}px) translate(-50%, -50%)`
      const animation = element.animate(
        [
          { transform: `${at(flight.from)} scale(1)`, opacity: 0 },
          { opacity: 1, offset: 0.15 },
          { transform: `${at(flight.to)} scale(1)`, opacity: 1, offset: 0.9 },
          { transform: `${at(flight.to)} scale(0.9)`, opacity: 0 },
        ],
        { duration: LENGTH, delay: flight.delay, easing: 'cubic-bezier(0.2, 0.7, 0.3, 1)', fill: 'both' },
      )
      return () => animation.cancel()
    }
  }
}

/** Lights the places that events speak of; gives what puts the light out. */
export function light(events: readonly GameEvent[]): () => void {
  const labels = new Set(events.flatMap((event) => [event.to, event.from]).filter((label) => label !== undefined))
  const lit = [...labels].map((label) => pileElement(label)).filter((element) => element !== null)
  for (const element of lit) element.setAttribute('data-lit', '')
  return () => {
    for (const element of lit) element.removeAttribute('data-lit')
  }
}
