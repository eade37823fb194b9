/** What a harvest or a production sets to work (LOR-9.6 to 9.8). */

import { card, type Action } from './box'
import { ownCards, type Position } from './position'

/** How many own cards a value reaches, without the bonus tile. */
export function actingCards(position: Position, seat: string, action: Action | null, value: number): string[] {
  if (action !== 'harvest' && action !== 'production') return []
  const type = action === 'harvest' ? 'territory' : 'building'
  return ownCards(position, seat, type).filter((id) => (card(id).activation ?? 0) <= value)
}
