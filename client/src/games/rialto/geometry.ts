/** Where everything lies on the map of Venice, on a sheet of 800 by 680. North is up. */

export type Point = readonly [number, number]

export const MAP_WIDTH = 800
export const MAP_HEIGHT = 680

export interface DistrictPlace {
  /** The shore, clockwise; next to other land it runs down the middle of the water. */
  outline: readonly Point[]
  name: Point
  /** The round token with the district's number. */
  seal: Point
  worth: Point
  /** The first councillor, and how many stand side by side. */
  council: Point
  abreast: number
  /** The small water of the district. */
  canals: readonly (readonly Point[])[]
}

export interface Crossing {
  /** From the quay in the first district to that in the second, through points on the water. */
  way: readonly Point[]
  /** Where the token lies, and its slope in degrees. */
  token: Point
  slope: number
}

/** The Grand Canal, from the mainland to the basin. */
export const GRAND_CANAL: readonly Point[] = [
  [-30, 246], [50, 240], [130, 218], [220, 188], [315, 176], [400, 196], [462, 252], [458, 312], [404, 362], [344, 404],
  [306, 452], [316, 502], [372, 530], [456, 536], [540, 552], [640, 600], [700, 650],
]

const CANNAREGIO_CASTELLO: readonly Point[] = [[524, 40], [534, 110], [546, 190], [562, 262]]
const SAN_MARCO_NORTH: readonly Point[] = [[562, 262], [510, 268], [462, 252]]
const SAN_MARCO_EAST: readonly Point[] = [[562, 262], [574, 350], [572, 440], [580, 524]]
const SANTA_CROCE_EAST: readonly Point[] = [[250, 184], [244, 260], [226, 340], [206, 428]]
const SANTA_CROCE_SOUTH: readonly Point[] = [[206, 428], [140, 432], [52, 442]]
const SAN_POLO_SOUTH: readonly Point[] = [[206, 428], [256, 446], [306, 462]]

/** The narrow canals between districts of one bank. */
export const BORDERS: readonly (readonly Point[])[] = [
  CANNAREGIO_CASTELLO, SAN_MARCO_NORTH, SAN_MARCO_EAST, SANTA_CROCE_EAST, SANTA_CROCE_SOUTH, SAN_POLO_SOUTH,
]

const back = (line: readonly Point[]): Point[] => [...line].reverse()

export const DISTRICT_PLACES: Record<string, DistrictPlace> = {
  cannaregio: {
    outline: [
      [36, 226], [52, 186], [96, 150], [118, 106], [176, 70], [250, 44], [336, 30], [430, 24], ...CANNAREGIO_CASTELLO,
      ...SAN_MARCO_NORTH, [400, 196], [315, 176], [220, 188], [130, 218], [50, 240],
    ],
    name: [310, 72],
    seal: [212, 64],
    worth: [408, 64],
    council: [198, 112],
    abreast: 6,
    canals: [[[96, 150], [150, 176], [176, 204]], [[176, 70], [300, 88], [420, 78], [528, 82]]],
  },
  castello: {
    outline: [
      ...back(CANNAREGIO_CASTELLO), [600, 44], [668, 74], [724, 128], [758, 206], [770, 300], [762, 386], [740, 450],
      [700, 470], [650, 500], [580, 524], ...back(SAN_MARCO_EAST).slice(1),
    ],
    name: [662, 196],
    seal: [610, 232],
    worth: [712, 232],
    council: [606, 282],
    abreast: 3,
    canals: [[[546, 190], [620, 160], [724, 128]], [[574, 350], [660, 372], [762, 386]]],
  },
  san_marco: {
    outline: [
      ...back(SAN_MARCO_NORTH), ...SAN_MARCO_EAST.slice(1), [540, 552], [456, 536], [372, 530], [316, 502], [306, 452],
      [344, 404], [404, 362], [458, 312],
    ],
    name: [476, 396],
    seal: [408, 420],
    worth: [408, 460],
    council: [446, 424],
    abreast: 3,
    canals: [[[404, 362], [500, 360], [574, 350]]],
  },
  santa_croce: {
    outline: [
      [24, 252], [50, 240], [130, 218], [220, 188], ...SANTA_CROCE_EAST, ...SANTA_CROCE_SOUTH.slice(1), [26, 420],
      [12, 350], [12, 290],
    ],
    name: [118, 298],
    seal: [62, 328],
    worth: [62, 366],
    council: [98, 330],
    abreast: 2,
    canals: [[[12, 318], [120, 306], [236, 310]]],
  },
  san_polo: {
    outline: [
      [250, 184], [315, 176], [400, 196], [462, 252], [458, 312], [404, 362], [344, 404], [306, 452], [306, 462],
      ...back(SAN_POLO_SOUTH).slice(1), ...back(SANTA_CROCE_EAST).slice(1),
    ],
    name: [324, 262],
    seal: [284, 292],
    worth: [284, 332],
    council: [318, 292],
    abreast: 2,
    canals: [[[244, 260], [330, 272], [458, 312]]],
  },
  dorsoduro: {
    outline: [
      ...back(SANTA_CROCE_SOUTH), ...SAN_POLO_SOUTH.slice(1), [316, 502], [372, 530], [456, 536], [540, 552], [592, 580],
      [610, 600], [540, 612], [420, 612], [300, 618], [190, 604], [110, 566], [66, 500],
    ],
    name: [210, 506],
    seal: [124, 498],
    worth: [296, 498],
    council: [136, 548],
    abreast: 6,
    canals: [[[66, 500], [200, 520], [316, 502]], [[380, 532], [384, 612]]],
  },
}

export const CROSSINGS: Record<string, Crossing> = {
  'cannaregio-castello': { way: [[502, 138], [574, 126]], token: [538, 132], slope: -9 },
  'cannaregio-san_marco': { way: [[512, 226], [512, 306]], token: [512, 266], slope: 90 },
  'cannaregio-santa_croce': { way: [[140, 174], [124, 260]], token: [132, 217], slope: 100 },
  'cannaregio-san_polo': { way: [[352, 138], [346, 222]], token: [349, 180], slope: 94 },
  'castello-san_marco': { way: [[612, 424], [534, 434]], token: [573, 429], slope: -7 },
  'castello-santa_croce': {
    way: [[716, 436], [738, 540], [660, 634], [480, 650], [300, 656], [120, 634], [44, 540], [40, 398]],
    token: [300, 656],
    slope: 2,
  },
  'castello-dorsoduro': { way: [[650, 474], [572, 574]], token: [611, 524], slope: 128 },
  'san_marco-san_polo': { way: [[490, 332], [410, 288]], token: [450, 310], slope: 29 },
  'san_marco-dorsoduro': { way: [[446, 498], [444, 574]], token: [445, 536], slope: 92 },
  'santa_croce-san_polo': { way: [[196, 272], [270, 232]], token: [236, 254], slope: -28 },
  'santa_croce-dorsoduro': { way: [[112, 404], [108, 466]], token: [110, 436], slope: 92 },
  'san_polo-dorsoduro': { way: [[272, 404], [240, 482]], token: [257, 445], slope: 111 },
}

/** Where the bonus of a bank lies. */
export const BANK_PLACES: Record<string, Point> = { citra: [724, 52], ultra: [52, 622] }

export interface Ornament {
  kind: 'houses' | 'campanile' | 'dome' | 'trees'
  at: Point
}

export const ORNAMENTS: readonly Ornament[] = [
  { kind: 'houses', at: [440, 58] },
  { kind: 'houses', at: [246, 150] },
  { kind: 'campanile', at: [96, 200] },
  { kind: 'houses', at: [432, 150] },
  { kind: 'campanile', at: [660, 120] },
  { kind: 'houses', at: [600, 100] },
  { kind: 'trees', at: [704, 170] },
  { kind: 'trees', at: [728, 404] },
  { kind: 'houses', at: [690, 420] },
  { kind: 'campanile', at: [548, 498] },
  { kind: 'dome', at: [524, 350] },
  { kind: 'houses', at: [372, 500] },
  { kind: 'houses', at: [180, 220] },
  { kind: 'campanile', at: [372, 370] },
  { kind: 'houses', at: [300, 220] },
  { kind: 'dome', at: [548, 586] },
  { kind: 'houses', at: [350, 578] },
  { kind: 'houses', at: [176, 400] },
  { kind: 'campanile', at: [118, 540] },
]

export const BRIDGE_PILE: Point = [674, 640]
export const GONDOLA_PILE: Point = [60, 60]

interface Plot {
  x: number
  y: number
  width: number
  height: number
}

/** How the parts of the board lie on a sheet. */
export interface Plan {
  width: number
  height: number
  map: Plot
  parts: Plot
  cards: Plot & { columns: number }
  stocks: Plot
  supply: Plot & { columns: number }
  carpet: Plot
}

const map = { x: 0, y: 0, width: MAP_WIDTH, height: MAP_HEIGHT }

export const WIDE: Plan = {
  width: 1260,
  height: 790,
  map,
  parts: { x: 818, y: 0, width: 440, height: 60 },
  cards: { x: 818, y: 68, width: 440, height: 350, columns: 1 },
  stocks: { x: 818, y: 424, width: 440, height: 62 },
  supply: { x: 818, y: 492, width: 440, height: 190, columns: 6 },
  carpet: { x: 0, y: 692, width: 1260, height: 98 },
}

export const COMPACT: Plan = {
  width: 800,
  height: 1600,
  map,
  parts: { x: 0, y: 800, width: 800, height: 60 },
  cards: { x: 0, y: 870, width: 800, height: 340, columns: 2 },
  stocks: { x: 0, y: 1220, width: 800, height: 62 },
  supply: { x: 0, y: 1290, width: 800, height: 300, columns: 6 },
  carpet: { x: 0, y: 690, width: 800, height: 98 },
}
