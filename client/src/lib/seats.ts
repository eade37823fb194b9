import type { Shape } from './scene'

export const SHAPES: readonly Shape[] = ['disc', 'square', 'triangle', 'diamond', 'hexagon']

/** Outlines on a grid of 24, centred, of about equal weight to the eye. */
export const OUTLINES: Record<Shape, string> = {
  disc: 'M12 3a9 9 0 1 1 0 18a9 9 0 1 1 0-18Z',
  square: 'M4 4h16v16H4Z',
  triangle: 'M12 2.5L22 20.5H2Z',
  diamond: 'M12 1.5L22.5 12L12 22.5L1.5 12Z',
  hexagon: 'M7 3h10l5 9l-5 9H7l-5-9Z',
}

/** Strokes of each hatch on a tile of 6, drawn over the seat's colour. */
export const HATCHES: readonly string[] = ['', 'M0 6L6 0M-1 1L1-1M5 7L7 5', 'M0 3H6', 'M3 0V6', 'M0 0L6 6M6 0L0 6']

/** The place of a seat among shapes, hatches and colours; a side behind the seats begins again. */
export function placeOf(seat: string): number {
  return (Number(seat) - 1) % SHAPES.length
}

export function shapeOf(seat: string): Shape {
  return SHAPES[placeOf(seat)] ?? 'disc'
}
