import { describe, expect, it } from 'vitest'
import { CONNECTIONS, DISTRICTS } from './box'
import { COMPACT, CROSSINGS, DISTRICT_PLACES, MAP_HEIGHT, MAP_WIDTH, WIDE, type Point } from './geometry'

const FIGURE: Point = [40, 38]
const QUAY = 15
const MOST_SIDES = 5

/** Whether a point lies inside the straight-edged outline. */
function inside(outline: readonly Point[], [x, y]: Point): boolean {
  let within = false
  outline.forEach(([x1, y1], place) => {
    const [x2, y2] = outline[(place + 1) % outline.length] ?? [x1, y1]
    if (y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1) within = !within
  })
  return within
}

function place(id: string) {
  const found = DISTRICT_PLACES[id]
  if (!found) throw new Error(`no place for ${id}`)
  return found
}

function onSheet([x, y]: Point): boolean {
  return x >= 0 && x <= MAP_WIDTH && y >= 0 && y <= MAP_HEIGHT
}

function figures(id: string): Point[] {
  const { council, abreast } = place(id)
  return Array.from({ length: MOST_SIDES }, (_, order): Point => [
    council[0] + (order % abreast) * 46,
    council[1] + Math.floor(order / abreast) * 42,
  ])
}

function quaysOf(id: string): Point[] {
  return CONNECTIONS.filter(({ ends }) => ends.includes(id)).map((connection) => {
    const way = CROSSINGS[connection.id]?.way ?? []
    const quay = connection.ends[0] === id ? way[0] : way.at(-1)
    if (!quay) throw new Error(`no quay for ${connection.id}`)
    return quay
  })
}

describe('the map', () => {
  it('has a place for every district and a way for every connection, all on the sheet', () => {
    expect(Object.keys(DISTRICT_PLACES).sort()).toEqual([...DISTRICTS].sort())
    expect(Object.keys(CROSSINGS).sort()).toEqual(CONNECTIONS.map(({ id }) => id).sort())
    expect(Object.values(DISTRICT_PLACES).flatMap(({ outline }) => outline).filter((point) => !onSheet(point))).toEqual([])
    expect(Object.values(CROSSINGS).flatMap(({ way }) => way).filter((point) => !onSheet(point))).toEqual([])
  })

  it.each([...DISTRICTS])('%s holds its own things, and no other district does', (id) => {
    const { outline, name, seal, worth } = place(id)
    for (const point of [name, seal, worth, ...quaysOf(id), ...figures(id)]) {
      expect(inside(outline, point), `${point} in ${id}`).toBe(true)
      const others = DISTRICTS.filter((other) => other !== id && inside(place(other).outline, point))
      expect(others, `${point}`).toEqual([])
    }
  })

  it.each([...DISTRICTS])('the councillors of %s stand clear of its quays, its number and its worth', (id) => {
    const { seal, worth } = place(id)
    for (const [x, y] of figures(id)) {
      for (const [qx, qy] of [...quaysOf(id), seal, worth]) {
        const apart = qx + QUAY <= x || qx - QUAY >= x + FIGURE[0] || qy + QUAY <= y || qy - QUAY >= y + FIGURE[1]
        expect(apart, `a figure at ${x}, ${y} and what is at ${qx}, ${qy}`).toBe(true)
      }
    }
  })
})

describe.each([
  ['wide', WIDE],
  ['narrow', COMPACT],
])('the %s plan', (_, plan) => {
  it('keeps its parts on the sheet and apart', () => {
    const { map, parts, cards, stocks, supply, carpet } = plan
    const plots = plan === COMPACT ? [map, parts, cards, stocks, carpet] : [map, parts, cards, stocks, supply, carpet]
    for (const one of plots) {
      expect(one.x + one.width).toBeLessThanOrEqual(plan.width)
      expect(one.y + one.height).toBeLessThanOrEqual(plan.height)
      for (const other of plots.filter((plot) => plot !== one)) {
        const apart =
          one.x + one.width <= other.x || other.x + other.width <= one.x || one.y + one.height <= other.y || other.y + other.height <= one.y
        expect(apart, `${JSON.stringify(one)} ${JSON.stringify(other)}`).toBe(true)
      }
    }
  })
})
