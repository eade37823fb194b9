/** How large a town is drawn: the more it is worth, the more towers it has. */

export interface Tower {
  x: number
  width: number
  height: number
}

const TOWERS: Record<number, readonly Tower[]> = {
  1: [{ x: -9, width: 18, height: 32 }],
  2: [
    { x: -24, width: 15, height: 28 },
    { x: 4, width: 17, height: 40 },
  ],
  3: [
    { x: -28, width: 15, height: 28 },
    { x: -8, width: 15, height: 46 },
    { x: 14, width: 15, height: 34 },
  ],
  4: [
    { x: -32, width: 14, height: 29 },
    { x: -15, width: 14, height: 41 },
    { x: 2, width: 15, height: 54 },
    { x: 21, width: 13, height: 34 },
  ],
}

export function towersOf(value: number): readonly Tower[] {
  return TOWERS[Math.min(4, Math.max(1, value))] ?? []
}

/** Half the width of the town's wall. */
export function wallOf(value: number): number {
  return 20 + value * 4
}
