/** A view of The Castle, with its piles and fields by name. */

import type { View } from '../../lib/types'

type Counts = Record<string, number>
type BySeat<T> = Record<string, T>

export interface Position {
  deck: number
  /** By seat: the card in hand. */
  drawn: BySeat<Counts>
  laid: Counts
  removed: Counts
  face_down: number
  new_tokens: BySeat<Counts>
  tokens: BySeat<Counts>
  used_tokens: Counts
  on_wall: Counts
  supply: BySeat<number>
  standing: BySeat<Counts>
  keep_size: BySeat<number>
  active: string | null
  extra_turns: number
  /** By cell: the card and how it is turned, "A1.90". */
  cards: Record<string, string>
  /** By cell: who stands on which part, "2.court". */
  followers: Record<string, string>
  /** By seat: the cell and part of the house, "c4.house". */
  keeps: Record<string, string>
}

export interface Laid {
  card: string
  turn: number
}

export function positionOf(view: View): Position {
  return view.table as unknown as Position
}

/** "A1.90" as a card and quarter turns. */
export function laidOf(text: string): Laid {
  const [card = '', degrees = '0'] = text.split('.')
  return { card, turn: Number(degrees) / 90 }
}

/** "2.court" or "c4.house": what stands before the point, and the part. */
export function halves(text: string): [string, string] {
  const at = text.indexOf('.')
  return [text.slice(0, at), text.slice(at + 1)]
}

export function seatsOf(view: View): string[] {
  return Array.from({ length: view.seats }, (_, place) => String(place + 1))
}

export function pointsOf(view: View, seat: string): number {
  return view.scores.find((score) => score.seat === seat)?.points ?? 0
}

/** The card in hand, which everybody sees (CAS-3.2). */
export function drawnCard(view: View): string | null {
  return Object.values(positionOf(view).drawn).flatMap((held) => Object.keys(held))[0] ?? null
}

/** A particular of the question that is asked, such as the cell of the tile that was just laid. */
export function particular(view: View, name: string): string | null {
  const found = view.asked?.[name]
  return typeof found === 'string' ? found : null
}
