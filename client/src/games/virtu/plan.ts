/** Where the parts of the board lie: side by side where there is room, one under the other on a phone. */

export interface Frame {
  x: number
  y: number
  width: number
  height: number
}

export interface Plan {
  width: number
  height: number
  map: Frame
  court: Frame
}

export const MAP_WIDTH = 1040
export const MAP_HEIGHT = 1080

export const WIDE: Plan = {
  width: 1700,
  height: 1080,
  map: { x: 0, y: 0, width: MAP_WIDTH, height: MAP_HEIGHT },
  court: { x: 1056, y: 0, width: 644, height: 1080 },
}

export const COMPACT: Plan = {
  width: 1040,
  height: 2260,
  map: { x: 0, y: 0, width: MAP_WIDTH, height: MAP_HEIGHT },
  court: { x: 0, y: 1096, width: 1040, height: 1164 },
}
