/** Roads, and how far each bends to keep on land and clear of other cities. */

import { ROADS, type Road } from '../box'
import { bent } from './curve'
import { placeOf } from './places'

const BENDS: Record<string, number> = {
  'nice-genoa': 18,
  'nice-turin': 10,
  'genoa-pisa': 18,
  'milan-verona': 12,
  'parma-verona': 10,
  'ancona-bari': -60,
  'ravenna-ancona': 14,
  'ravenna-florence': -16,
  'naples-reggio': -20,
  'taranto-reggio': -120,
  'spoleto-benevento': 10,
  'messina-palermo': -14,
  'siena-rome': -28,
  'siena-spoleto': 16,
  'siena-civitavecchia': -10,
  'rome-perugia': 14,
  'rome-terracina': 12,
}

export interface RoadDrawn {
  id: string
  path: string
}

function drawn({ a, b }: Road): RoadDrawn {
  const id = `${a}-${b}`
  return { id, path: bent(placeOf(a), placeOf(b), BENDS[id] ?? 6) }
}

/** The roads of a side of the map between open cities. */
export function roadsOf(side: string, isOpen: (city: string) => boolean): RoadDrawn[] {
  return ROADS.filter((road) => road.sides.includes(side) && isOpen(road.a) && isOpen(road.b)).map(drawn)
}
