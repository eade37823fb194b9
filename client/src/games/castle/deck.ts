/** What may still be drawn: everybody can count it (CAS-3.2). */

import { CARDS } from './box'
import type { Position } from './position'

export interface Remaining {
  card: string
  count: number
}

export function remaining({ laid, drawn, removed }: Position): Remaining[] {
  return CARDS.map(({ id, copies }) => ({
    card: id,
    count: copies - (laid[id] ?? 0) - (drawn[id] ?? 0) - (removed[id] ?? 0),
  })).filter(({ count }) => count > 0)
}
