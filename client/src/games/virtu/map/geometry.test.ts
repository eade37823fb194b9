import { describe, expect, it } from 'vitest'
import { CITIES, ROADS, SEAS } from '../box'
import { MAP_HEIGHT, MAP_WIDTH } from '../plan'
import { SHORE } from './coast'
import { bent, smooth } from './curve'
import { placeOf, CITY_AT } from './places'
import { citiesOf } from './prices'
import { roadsOf } from './roads'
import { SEA_NAMES } from './seas'

const EDGE = 34
/** Half a ring and what stands on it; neighbours leave each other at least this. */
const ROOM = 92

describe('the map', () => {
  it('has a place for every city, and a harbour for every port', () => {
    expect(Object.keys(CITY_AT).sort()).toEqual(CITIES.map(({ id }) => id).sort())
    for (const city of CITIES) expect([city.id, placeOf(city.id).port !== undefined]).toEqual([city.id, city.port])
  })

  it('keeps all cities on the sheet', () => {
    for (const { id } of CITIES) {
      const { x, y } = placeOf(id)
      expect(x).toBeGreaterThan(EDGE)
      expect(x).toBeLessThan(MAP_WIDTH - EDGE)
      expect(y).toBeGreaterThan(2 * EDGE)
      expect(y).toBeLessThan(MAP_HEIGHT - 1.7 * EDGE)
    }
  })

  it.each(['25', '34'])('leaves room between the cities of side %s', (side) => {
    const cities = citiesOf(side)
    for (const one of cities) {
      for (const other of cities) {
        if (one >= other) continue
        const [from, to] = [placeOf(one), placeOf(other)]
        expect([one, other, Math.hypot(from.x - to.x, from.y - to.y) > ROOM]).toEqual([one, other, true])
      }
    }
  })

  it('names every sea', () => {
    expect(Object.keys(SEA_NAMES).sort()).toEqual([...SEAS].sort())
  })
})

describe('roads', () => {
  it('join what the box joins on each side of the map', () => {
    for (const side of ['25', '34']) {
      const drawn = roadsOf(side, () => true).map(({ id }) => id)
      expect(drawn).toEqual(ROADS.filter(({ sides }) => sides.includes(side)).map(({ a, b }) => `${a}-${b}`))
    }
  })

  it('lead to no city that is closed', () => {
    const drawn = roadsOf('34', (city) => city !== 'milan').map(({ id }) => id)
    expect(drawn.some((id) => id.includes('milan'))).toBe(false)
    expect(drawn).toContain('nice-turin')
  })
})

describe('lines', () => {
  it('go through all their points', () => {
    const path = smooth(SHORE)
    for (const [x, y] of SHORE.slice(1)) expect(path).toContain(`${x} ${y}`)
  })

  it('come back to their beginning when they are closed', () => {
    expect(smooth([[0, 0], [10, 0], [10, 10]], true)).toMatch(/^M0 0C.* 0 0Z$/)
  })

  it('bend to the left of the way from one place to the other', () => {
    expect(bent({ x: 0, y: 0 }, { x: 10, y: 0 }, 4)).toBe('M0 0Q5 -4 10 0')
  })
})
