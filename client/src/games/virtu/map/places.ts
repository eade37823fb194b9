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
  nice: { x: 78, y: 330, armies: 'right', port: [-22, 60] },
  turin: { x: 102, y: 150, armies: 'right' },
  milan: { x: 258, y: 112, armies: 'right' },
  genoa: { x: 212, y: 252, armies: 'right', port: [-52, 34] },
  parma: { x: 352, y: 222, armies: 'right' },
  verona: { x: 424, y: 112, armies: 'right' },
  venice: { x: 590, y: 122, armies: 'left', port: [50, 26] },
  ferrara: { x: 530, y: 222, armies: 'right' },
  bologna: { x: 432, y: 312, armies: 'right' },
  ravenna: { x: 610, y: 322, armies: 'left', port: [54, 8] },
  florence: { x: 420, y: 414, armies: 'right' },
  pisa: { x: 304, y: 386, armies: 'left', port: [-46, 20] },
  siena: { x: 388, y: 516, armies: 'left' },
  perugia: { x: 516, y: 484, armies: 'right' },
  ancona: { x: 696, y: 424, armies: 'left', port: [46, -32] },
  spoleto: { x: 622, y: 548, armies: 'right' },
  rome: { x: 530, y: 654, armies: 'right' },
  civitavecchia: { x: 404, y: 628, armies: 'left', port: [-34, 44] },
  terracina: { x: 592, y: 768, armies: 'left', port: [-48, 22] },
  naples: { x: 716, y: 780, armies: 'right', port: [-40, 50] },
  benevento: { x: 752, y: 664, armies: 'left' },
  bari: { x: 888, y: 646, armies: 'left', port: [50, -28] },
  taranto: { x: 938, y: 756, armies: 'right', port: [-34, 52] },
  reggio: { x: 866, y: 926, armies: 'right', port: [50, 24] },
  messina: { x: 724, y: 950, armies: 'left', port: [56, -22] },
  palermo: { x: 580, y: 958, armies: 'left', port: [-20, -52] },
  ajaccio: { x: 176, y: 580, armies: 'right', port: [-58, 30] },
  cagliari: { x: 206, y: 850, armies: 'right', port: [-10, 74] },
  tunis: { x: 352, y: 1010, armies: 'left', port: [58, -28] },
  ragusa: { x: 978, y: 424, armies: 'left', port: [-50, 30] },
}

export function placeOf(city: string): Spot {
  return CITY_AT[city] ?? { x: 0, y: 0, armies: 'right' }
}
