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
  [-30, 246], [50, 240], [130, 218], [190, 199], [250, 184], [315, 176], [400, 196], [462, 252], [458, 312], [404, 362], [344, 404],
  [306, 452], [316, 502], [372, 530], [456, 536], [560, 558], [640, 600], [700, 650],
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
      [34, 228], [40, 196], [72, 176], [88, 142], [122, 128], [132, 96], [186, 76], [204, 54], [278, 48], [300, 30], [372, 30],
      [392, 44], [410, 26], [468, 18], ...CANNAREGIO_CASTELLO,
      ...SAN_MARCO_NORTH, [400, 196], [315, 176], [250, 184], [190, 199], [130, 218], [50, 240],
    ],
    name: [310, 72],
    seal: [212, 64],
    worth: [408, 64],
    council: [198, 94],
    abreast: 6,
    canals: [[[96, 150], [150, 176], [176, 204]], [[176, 70], [300, 88], [420, 78], [528, 82]]],
  },
  castello: {
    outline: [
      ...back(CANNAREGIO_CASTELLO), [578, 32], [640, 58], [662, 84], [716, 104], [730, 146], [762, 176], [768, 232], [752, 262],
      [776, 312], [774, 392], [744, 446], [700, 456], [664, 482], [620, 494], [580, 524], ...back(SAN_MARCO_EAST).slice(1),
    ],
    name: [670, 206],
    seal: [632, 242],
    worth: [708, 240],
    council: [640, 276],
    abreast: 2,
    canals: [[[546, 190], [620, 160], [724, 128]], [[574, 350], [660, 372], [762, 386]]],
  },
  san_marco: {
    outline: [
      ...back(SAN_MARCO_NORTH), ...SAN_MARCO_EAST.slice(1), [560, 558], [456, 536], [372, 530], [316, 502], [306, 452],
      [344, 404], [404, 362], [458, 312],
    ],
    name: [478, 398],
    seal: [396, 416],
    worth: [396, 452],
    council: [432, 412],
    abreast: 3,
    canals: [[[404, 362], [500, 360], [574, 350]]],
  },
  santa_croce: {
    outline: [
      [24, 252], [50, 240], [130, 218], [190, 199], ...SANTA_CROCE_EAST, ...SANTA_CROCE_SOUTH.slice(1), [24, 424],
      [26, 386], [10, 372], [12, 318], [24, 300], [14, 276],
    ],
    name: [108, 298],
    seal: [50, 326],
    worth: [50, 364],
    council: [82, 312],
    abreast: 3,
    canals: [[[12, 318], [120, 306], [236, 310]]],
  },
  san_polo: {
    outline: [
      [250, 184], [315, 176], [400, 196], [462, 252], [458, 312], [404, 362], [344, 404], [306, 452], [306, 462],
      ...back(SAN_POLO_SOUTH).slice(1), ...back(SANTA_CROCE_EAST).slice(1),
    ],
    name: [338, 262],
    seal: [274, 292],
    worth: [274, 330],
    council: [306, 290],
    abreast: 2,
    canals: [[[244, 260], [330, 272], [458, 312]]],
  },
  dorsoduro: {
    outline: [
      ...back(SANTA_CROCE_SOUTH), ...SAN_POLO_SOUTH.slice(1), [316, 502], [372, 530], [456, 536], [560, 558], [598, 582],
      [614, 602], [560, 606], [470, 600], [440, 610], [340, 606], [316, 616], [214, 602], [190, 590], [128, 572], [112, 548],
      [74, 522], [64, 484],
    ],
    name: [244, 530],
    seal: [150, 522],
    worth: [336, 522],
    council: [126, 550],
    abreast: 6,
    canals: [[[66, 500], [200, 520], [316, 502]], [[380, 532], [384, 612]]],
  },
}

export const CROSSINGS: Record<string, Crossing> = {
  'cannaregio-castello': { way: [[502, 138], [574, 126]], token: [538, 132], slope: -9 },
  'cannaregio-san_marco': { way: [[512, 226], [512, 306]], token: [512, 266], slope: 90 },
  'cannaregio-santa_croce': { way: [[140, 174], [124, 260]], token: [132, 217], slope: 100 },
  'cannaregio-san_polo': { way: [[352, 149], [347, 224]], token: [349, 186], slope: 94 },
  'castello-san_marco': { way: [[612, 340], [534, 348]], token: [573, 344], slope: -6 },
  'castello-santa_croce': {
    way: [[718, 430], [716, 520], [656, 616], [540, 642], [400, 642], [250, 644], [120, 624], [40, 540], [34, 404]],
    token: [400, 642],
    slope: 0,
  },
  'castello-dorsoduro': { way: [[650, 474], [572, 574]], token: [611, 524], slope: 128 },
  'san_marco-san_polo': { way: [[490, 332], [410, 288]], token: [450, 310], slope: 29 },
  'san_marco-dorsoduro': { way: [[394, 498], [390, 574]], token: [392, 535], slope: 93 },
  'santa_croce-san_polo': { way: [[200, 264], [274, 226]], token: [237, 245], slope: -27 },
  'santa_croce-dorsoduro': { way: [[160, 409], [156, 474]], token: [158, 440], slope: 93 },
  'san_polo-dorsoduro': { way: [[272, 404], [240, 482]], token: [257, 445], slope: 111 },
}

/** Where the bonus of a bank lies. */
export const BANK_PLACES: Record<string, Point> = { citra: [756, 46], ultra: [52, 622] }

/** The long island in the south, which the sheet cuts off. */
export const GIUDECCA: readonly Point[] = [
  [150, 690], [188, 672], [260, 668], [330, 674], [400, 668], [470, 674], [540, 666], [606, 676], [640, 690],
]

export interface Ornament {
  kind: 'houses' | 'row' | 'campanile' | 'church' | 'basilica' | 'gate' | 'trees' | 'compass'
  at: Point
}

export const ORNAMENTS: readonly Ornament[] = [
  { kind: 'row', at: [448, 56] },
  { kind: 'houses', at: [166, 160] },
  { kind: 'row', at: [250, 156] },
  { kind: 'campanile', at: [86, 206] },
  { kind: 'church', at: [430, 148] },
  { kind: 'houses', at: [452, 190] },
  { kind: 'trees', at: [186, 100] },
  { kind: 'houses', at: [592, 92] },
  { kind: 'church', at: [648, 128] },
  { kind: 'gate', at: [718, 186] },
  { kind: 'row', at: [612, 164] },
  { kind: 'trees', at: [736, 412] },
  { kind: 'trees', at: [756, 346] },
  { kind: 'houses', at: [612, 440] },
  { kind: 'row', at: [640, 470] },
  { kind: 'basilica', at: [534, 534] },
  { kind: 'campanile', at: [502, 532] },
  { kind: 'houses', at: [506, 366] },
  { kind: 'houses', at: [350, 482] },
  { kind: 'houses', at: [186, 226] },
  { kind: 'trees', at: [38, 330] },
  { kind: 'row', at: [94, 426] },
  { kind: 'row', at: [320, 222] },
  { kind: 'houses', at: [310, 424] },
  { kind: 'basilica', at: [556, 592] },
  { kind: 'row', at: [448, 586] },
  { kind: 'houses', at: [500, 582] },
  { kind: 'houses', at: [98, 520] },
  { kind: 'compass', at: [760, 568] },
]

export const BRIDGE_PILE: Point = [690, 646]
export const GONDOLA_PILE: Point = [58, 48]

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
  width: 1250,
  height: 800,
  map,
  parts: { x: 820, y: 0, width: 430, height: 60 },
  cards: { x: 820, y: 66, width: 430, height: 366, columns: 1 },
  stocks: { x: 820, y: 438, width: 430, height: 62 },
  supply: { x: 820, y: 510, width: 430, height: 290, columns: 4 },
  carpet: { x: 0, y: 690, width: 800, height: 110 },
}

/** For a narrow screen: cards and buildings share a place. */
export const COMPACT: Plan = {
  width: 800,
  height: 1246,
  map,
  carpet: { x: 0, y: 690, width: 800, height: 110 },
  parts: { x: 0, y: 810, width: 660, height: 60 },
  cards: { x: 0, y: 880, width: 800, height: 300, columns: 2 },
  supply: { x: 0, y: 880, width: 800, height: 300, columns: 6 },
  stocks: { x: 0, y: 1184, width: 800, height: 62 },
}
