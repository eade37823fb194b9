/** What choosing a city now would cost or be up against: shown over it before one decides. */

import type { SceneTable } from '../../../lib/scene'
import type { Bundle } from '../box'
import { formOfView, ownerOf, positionOf } from '../position'
import { annexationPrice, defenceParts, recruitPrice, seasBetween, sum } from './prices'

export interface Tag {
  /** The ways to pay: a port beside a road can be reached by either. */
  costs: Bundle[]
  /** The defence that a unit would meet there. */
  defence: number | null
}

/** The tags of the cities that moves name, by city. */
export function tagsOf(table: SceneTable): Map<string, Tag> {
  const position = positionOf(table.view)
  const { side } = formOfView(table.view)
  const { me } = table
  const tags = new Map<string, Tag>()
  if (me === null) return tags
  const from = table.view.asked?.['city'] ?? null
  const met = (city: string): number | null => (ownerOf(position, city) === me ? null : sum(defenceParts(position, me, city)))
  const add = (city: string, cost: Bundle, defence: number | null): void => {
    tags.set(city, { costs: [...(tags.get(city)?.costs ?? []), cost], defence })
  }
  for (const move of table.moves) {
    const [family = '', city = ''] = move.split(' ')
    if (family === 'annex') add(city, annexationPrice(position, side, me, city) ?? {}, null)
    if (family === 'recruit') add(city, recruitPrice(position, me, city), null)
    if (family === 'march') add(city, { cavalry: 1 }, met(city))
    if (family === 'sail' && from) add(city, { ship: seasBetween(from, city) }, met(city))
    if (family === 'voyage' && from) add(city, { ship: seasBetween(from, city) }, null)
    if (family === 'siege') add(city, {}, met(city))
  }
  return tags
}
