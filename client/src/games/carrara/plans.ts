/** Where the parts of the board lie, on a wide screen and on a narrow one. */

export interface Box {
  x: number
  y: number
  width: number
  height: number
}

export interface Plan {
  width: number
  height: number
  /** The middle of the wheel. */
  wheel: { x: number; y: number; scale: number }
  display: Box
  monuments: Box
  court: Box
  supply: Box & { columns: number }
  cities: Box & { columns: number }
  track: Box
}

const EDGE = 16
const RIGHT = 806
const WIDTH = 1500

export function wide(advanced: boolean): Plan {
  const column = { x: RIGHT, width: WIDTH - RIGHT - EDGE }
  const full = { x: EDGE, width: WIDTH - 2 * EDGE }
  const supply = { ...full, y: 802, height: advanced ? 66 : 0, columns: 12 }
  const cities = { ...full, y: supply.y + (advanced ? 78 : 0), height: 100, columns: advanced ? 8 : 6 }
  const track = { ...full, y: cities.y + 112, height: 44 }
  return {
    width: WIDTH,
    height: track.y + track.height + EDGE,
    wheel: { x: 400, y: 400, scale: 1 },
    display: { ...column, y: EDGE, height: 272 },
    monuments: { ...column, y: 304, height: 196 },
    court: { ...column, y: 516, height: 270 },
    supply,
    cities,
    track,
  }
}

const NARROW = 760

export function narrow(advanced: boolean): Plan {
  const full = { x: 12, width: NARROW - 24 }
  const display = { ...full, y: 770, height: 304 }
  const monuments = { ...full, y: display.y + display.height + 18, height: 220 }
  const court = { ...full, y: monuments.y + monuments.height + 18, height: 320 }
  const supply = { ...full, y: court.y + court.height + 18, height: advanced ? 190 : 0, columns: 6 }
  const cities = { ...full, y: supply.y + (advanced ? supply.height + 18 : 0), height: advanced ? 468 : 348, columns: 2 }
  const track = { ...full, y: cities.y + cities.height + 18, height: 48 }
  return {
    width: NARROW,
    height: track.y + track.height + 12,
    wheel: { x: NARROW / 2, y: 382, scale: 0.985 },
    display,
    monuments,
    court,
    supply,
    cities,
    track,
  }
}
