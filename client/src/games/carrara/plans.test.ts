import { describe, expect, it } from 'vitest'
import { narrow, wide, type Box, type Plan } from './plans'
import { RIM } from './wheel'

const partsOf = ({ wheel, display, monuments, court, supply, cities, track }: Plan): Box[] => {
  const radius = RIM * wheel.scale
  return [{ x: wheel.x - radius, y: wheel.y - radius, width: 2 * radius, height: 2 * radius }, display, monuments, court, supply, cities, track]
}
const isApart = (one: Box, other: Box): boolean =>
  one.x + one.width <= other.x || other.x + other.width <= one.x || one.y + one.height <= other.y || other.y + other.height <= one.y

describe.each([
  ['wide, base', wide(false)],
  ['wide, advanced', wide(true)],
  ['narrow, base', narrow(false)],
  ['narrow, advanced', narrow(true)],
])('the %s board', (_, plan) => {
  const parts = partsOf(plan).filter(({ height }) => height > 0)

  it('has room for all its parts', () => {
    for (const { x, y, width, height } of parts) {
      expect(x).toBeGreaterThanOrEqual(0)
      expect(y).toBeGreaterThanOrEqual(0)
      expect(x + width).toBeLessThanOrEqual(plan.width)
      expect(y + height).toBeLessThanOrEqual(plan.height)
    }
  })

  it('lays no part over another', () => {
    parts.forEach((part, place) => parts.slice(place + 1).forEach((other) => expect(isApart(part, other)).toBe(true)))
  })
})
