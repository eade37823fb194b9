/** What may still be drawn: everybody can count it (CAS-3.2). */

import { CARDS } from './box'
import type { Position } from './position'

export interface Remaining {
  card: string
  count: number
}

export function remaining({ laid, drawn, removed }: Position): Remaining[] {
  const seen = [laid, removed, ...Object.values(drawn)]
  return CARDS.map(({ id, copies }) => ({
    card: id,
    count: seen.reduce((left, pile) => left - (pile[id] ?? 0), copies),
  })).filter(({ count }) => count > 0)
}
