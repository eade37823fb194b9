import { describe, expect, it } from 'vitest'
import { CARDS, CARDS_IN_BOX, CELLS, CORNERS, STARTS, TOKENS, TRACK } from './box'
import { distance, isInside, turned } from './plane'
import { segmentAt, shapeOf } from './shape'
import { roomOn } from './spots'
import { fitting, placesOf, stepped } from './laying'
import { SPACES, START_PLACES, walkTo } from './wall'

describe('the box', () => {
  it('holds what the rulebook counts', () => {
    expect(CARDS_IN_BOX).toBe(60)
    expect(CELLS).toHaveLength(76)
    expect(CORNERS).toHaveLength(14)
    expect(STARTS).toHaveLength(7)
    expect(TOKENS).toHaveLength(9)
  })
})

describe('a tile', () => {
  it.each(CARDS.map(({ id }) => id))('%s has room for a follower on each of its parts', (id) => {
    const shape = shapeOf(id)
    const { feet } = roomOn(id)
    for (const { segment } of shape.segments) {
      const foot = feet[segment.part]
      expect(foot && segmentAt(shape, foot)?.part, `${id} ${segment.part}`).toBe(segment.part)
    }
  })

  it.each(CARDS.map(({ id }) => id))('%s shows at the middle of each side what its facts say', (id) => {
    const shape = shapeOf(id)
    for (const { segment } of shape.segments) {
      for (const port of segment.ports.filter(({ length }) => length === 1)) {
        const point = turned({ x: 50, y: 1.5 }, 'NESW'.indexOf(port))
        expect(segmentAt(shape, point)?.part, `${id} ${port}`).toBe(segment.part)
      }
    }
  })

  it.each(CARDS.map(({ id }) => id))('%s keeps its followers far enough apart to be touched', (id) => {
    const feet = Object.values(roomOn(id).feet)
    feet.forEach((one, place) => {
      for (const other of feet.slice(place + 1)) expect(distance(one, other)).toBeGreaterThanOrEqual(13)
    })
  })

  it('has its markets in its courts', () => {
    for (const { id, segments } of CARDS) {
      expect(roomOn(id).markets).toHaveLength(segments.reduce((sum, { markets }) => sum + markets, 0))
      for (const market of roomOn(id).markets) expect(segmentAt(shapeOf(id), market)?.kind).toBe('court')
    }
  })
})

describe('points', () => {
  it('turn clockwise about the middle', () => {
    expect(turned({ x: 10, y: 0 }, 1)).toEqual({ x: 100, y: 10 })
    expect(turned(turned({ x: 10, y: 0 }, 3), 1)).toEqual({ x: 10, y: 0 })
  })

  it('are inside a polygon or not', () => {
    const square = [{ x: 0, y: 0 }, { x: 10, y: 0 }, { x: 10, y: 10 }, { x: 0, y: 10 }]
    expect(isInside({ x: 5, y: 5 }, square)).toBe(true)
    expect(isInside({ x: 15, y: 5 }, square)).toBe(false)
  })
})

describe('the track', () => {
  it('has all its spaces once, in one ring without a gap', () => {
    expect(SPACES.map(({ number }) => number)).toEqual(Array.from({ length: TRACK }, (_, number) => number))
    SPACES.forEach(({ middle }, place) => {
      const next = SPACES[(place + 1) % TRACK]
      expect(next && distance(middle, next.middle), `${place}`).toBeLessThan(75)
      expect(next && distance(middle, next.middle), `${place}`).toBeGreaterThan(12)
    })
  })

  it('is walked round more than once', () => {
    expect(walkTo(103).middle).toEqual(walkTo(3).middle)
    const [from, half, to] = [walkTo(4), walkTo(4.5), walkTo(5)]
    expect(half.middle.x).toBeCloseTo((from.middle.x + to.middle.x) / 2)
  })

  it('lies outside all cells', () => {
    const cells = new Set(CELLS)
    for (const { middle } of SPACES) {
      const [x, y] = [Math.floor(middle.x / 100), Math.floor(middle.y / 100)]
      expect(cells.has(`${String.fromCharCode(97 + x)}${y + 1}`)).toBe(false)
    }
    expect(START_PLACES).toHaveLength(STARTS.length)
  })
})

describe('the tile in hand', () => {
  const moves = ['lay b2 90', 'lay a1 0', 'lay b2 270', 'pass']

  it('fits as it is held, else the next way round', () => {
    const places = placesOf(moves)
    expect([...places.keys()]).toEqual(['a1', 'b2'])
    expect(fitting(places.get('b2') ?? [], 0)).toBe(1)
    expect(fitting(places.get('b2') ?? [], 2)).toBe(3)
    expect(fitting(places.get('b2') ?? [], 3)).toBe(3)
  })

  it('goes from space to space, round and round', () => {
    expect(stepped(['a1', 'b2'], null, 1)).toBe('a1')
    expect(stepped(['a1', 'b2'], null, -1)).toBe('b2')
    expect(stepped(['a1', 'b2'], 'b2', 1)).toBe('a1')
    expect(stepped([], null, 1)).toBeNull()
  })
})
