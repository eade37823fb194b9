/** Where things stand on our map of Italy, in units of its sheet. */

export interface At {
  x: number
  y: number
}

export const CITY_AT: Record<string, At> = {
  nice: { x: 90, y: 300 },
  turin: { x: 110, y: 150 },
  milan: { x: 260, y: 110 },
  genoa: { x: 215, y: 255 },
  parma: { x: 345, y: 225 },
  verona: { x: 425, y: 110 },
  venice: { x: 560, y: 125 },
  ferrara: { x: 495, y: 215 },
  bologna: { x: 430, y: 285 },
  ravenna: { x: 565, y: 290 },
  florence: { x: 420, y: 385 },
  pisa: { x: 305, y: 385 },
  siena: { x: 395, y: 480 },
  perugia: { x: 500, y: 465 },
  ancona: { x: 660, y: 400 },
  spoleto: { x: 590, y: 510 },
  rome: { x: 525, y: 605 },
  civitavecchia: { x: 425, y: 580 },
  terracina: { x: 600, y: 690 },
  naples: { x: 700, y: 735 },
  benevento: { x: 745, y: 630 },
  bari: { x: 880, y: 620 },
  taranto: { x: 920, y: 725 },
  reggio: { x: 850, y: 905 },
  messina: { x: 745, y: 930 },
  palermo: { x: 600, y: 935 },
  ajaccio: { x: 190, y: 570 },
  cagliari: { x: 215, y: 830 },
  tunis: { x: 330, y: 1010 },
  ragusa: { x: 890, y: 400 },
}
