/** What may be done in a palace, and what is open in it. */

import type { SceneTable, SpotId } from '../../../lib/scene'
import { bonus, COURTIERS, LAST_FIELD, PLACE_FROM_CITIES, tile, type Symbol } from '../box'
import { cardAt, domainOf, fieldOf, present, type Position } from '../position'

export const LIGHTER = COURTIERS.filter((place) => !place.open_at_start).map(({ id }) => id)

/** VIR-3.3, VIR-3.4: how many lighter places of a seat are open. */
export function lighterOpen(position: Position, seat: string): number {
  const titles = domainOf(position, seat).filter(({ id }) => tile(id).courtier_place)
  const bonuses = present(position.bonuses[seat]).filter((id) => Number(bonus(id).effect['courtier_place'] ?? 0) > 0)
  const cities = Math.min(fieldOf(position, seat), LAST_FIELD) >= PLACE_FROM_CITIES ? 1 : 0
  return Math.min(LIGHTER.length, titles.reduce((sum, { count }) => sum + count, 0) + bonuses.length + cities)
}

/** Whether an empty place may take a card: a normal one, or while lighter places are left. */
export function isOpen(position: Position, seat: string, place: string): boolean {
  if (!LIGHTER.includes(place)) return true
  return LIGHTER.filter((each) => cardAt(position, seat, each) !== null).length < lighterOpen(position, seat)
}

export function decisionOf(table: SceneTable): string | null {
  return table.view.asked?.decision ?? null
}

/** Whether the one who looks is asked now. */
export function isAsked(table: SceneTable, seat: string): boolean {
  return table.me === seat && table.moves.length > 0
}

/** Of several names of one thing the one that can be chosen, else the first. */
export function openOf(table: SceneTable, ids: readonly SpotId[]): SpotId {
  return ids.find((id) => table.glow(id) !== 'none') ?? ids[0] ?? ''
}

/** The symbols that a chosen source may give, where there is still a choice. */
export function symbolsOffered(table: SceneTable, source: string): Symbol[] {
  if (table.chosen[0] !== 'use' || table.chosen[1] !== source || table.candidate !== null) return []
  return table.moves.flatMap((move) => {
    const [family, from, symbol] = move.split(' ')
    return family === 'use' && from === source ? [symbol as Symbol] : []
  })
}

/** What a planned card lies as: the numbers of the house's cards by place. */
export function plannedAt(position: Position, seat: string, place: string): number | null {
  const number = ([1, 2, 3] as const).find((each) => position[`plan_${each}`][seat] === place)
  return number ?? null
}
