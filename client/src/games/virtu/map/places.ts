/** Where the cities stand on our map of Italy, in units of its sheet; drawn for room, not for measuring. */

export interface At {
  x: number
  y: number
}

export interface Spot extends At {
  /** Where its armies stand; the agent stands on the other side. */
  armies: 'left' | 'right'
  /** From the city to the water before its harbour. */
  port?: [number, number]
}

export const CITY_AT: Record<string, Spot> = {
  nice: { x: 78, y: 314, armies: 'right', port: [54, 56] },
  turin: { x: 102, y: 150, armies: 'right' },
  milan: { x: 258, y: 112, armies: 'right' },
  genoa: { x: 212, y: 252, armies: 'right', port: [-62, 40] },
  parma: { x: 352, y: 222, armies: 'right' },
  verona: { x: 424, y: 112, armies: 'right' },
  venice: { x: 590, y: 122, armies: 'right', port: [58, 36] },
  ferrara: { x: 504, y: 208, armies: 'right' },
  bologna: { x: 446, y: 298, armies: 'right' },
  ravenna: { x: 604, y: 322, armies: 'left', port: [54, 4] },
  florence: { x: 432, y: 420, armies: 'right' },
  pisa: { x: 302, y: 392, armies: 'left', port: [-58, 34] },
  siena: { x: 352, y: 546, armies: 'left' },
  perugia: { x: 514, y: 492, armies: 'right' },
  ancona: { x: 716, y: 444, armies: 'left', port: [46, -34] },
  spoleto: { x: 630, y: 544, armies: 'right' },
  rome: { x: 544, y: 624, armies: 'right' },
  civitavecchia: { x: 386, y: 662, armies: 'left', port: [-64, 26] },
  terracina: { x: 576, y: 764, armies: 'left', port: [-52, 20] },
  naples: { x: 722, y: 786, armies: 'right', port: [-58, 36] },
  benevento: { x: 760, y: 644, armies: 'left' },
  bari: { x: 888, y: 632, armies: 'left', port: [50, -24] },
  taranto: { x: 944, y: 768, armies: 'right', port: [-62, 38] },
  reggio: { x: 866, y: 926, armies: 'right', port: [50, 24] },
  messina: { x: 724, y: 950, armies: 'left', port: [56, -22] },
  palermo: { x: 580, y: 958, armies: 'left', port: [-20, -52] },
  ajaccio: { x: 176, y: 580, armies: 'right', port: [-58, 30] },
  cagliari: { x: 206, y: 846, armies: 'right', port: [64, 24] },
  tunis: { x: 352, y: 1010, armies: 'left', port: [58, -28] },
  ragusa: { x: 978, y: 424, armies: 'left', port: [-50, 30] },
}

export function placeOf(city: string): Spot {
  return CITY_AT[city] ?? { x: 0, y: 0, armies: 'right' }
}
