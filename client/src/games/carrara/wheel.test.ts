import { describe, expect, it } from 'vitest'
import { COLOURS, LARGE_WHEEL, priceOf, SECTIONS } from './box'
import { allOf, at, decorationAt, DISC, hasTurned, HUB, middleOf, priceAt, RIM, shown, slotOf, type Point } from './wheel'

const length = ([x, y]: Point): number => Math.hypot(x, y)
const between = ([x, y]: Point, [a, b]: Point): number => Math.hypot(x - a, y - b)
const CUBE = 44

describe('the wheel', () => {
  it('has section I at the top and goes clockwise', () => {
    expect(at(10, middleOf(0))).toEqual([0, -10])
    expect(at(10, middleOf(1))[0]).toBeGreaterThan(0)
  })

  it('keeps blocks apart from each other, on the disc and off the hub', () => {
    SECTIONS.forEach((_, section) => {
      const slots = [...COLOURS.map((colour) => slotOf(section, colour)), allOf(section), decorationAt(section)]
      slots.forEach((slot, place) => {
        expect(length(slot)).toBeLessThan(DISC - CUBE / 2)
        expect(length(slot)).toBeGreaterThan(HUB + CUBE / 2)
        for (const other of slots.slice(place + 1)) expect(between(slot, other)).toBeGreaterThan(CUBE)
      })
    })
  })

  it('has all prices on its rim', () => {
    SECTIONS.forEach((section, place) => {
      const paid = COLOURS.filter((colour) => priceOf(section, colour) > 0)
      expect(paid).toHaveLength(SECTIONS.length - place)
      for (const rank of paid.keys()) expect(Math.abs(length(priceAt(place, rank)) - (RIM + DISC) / 2)).toBeLessThan(1)
    })
  })

  it('shows its decorations clockwise from the one in section I', () => {
    expect(shown(LARGE_WHEEL, 'crown', 0)).toBe('crown')
    expect(shown(LARGE_WHEEL, 'gate', 1)).toBe('book')
    expect(shown(LARGE_WHEEL, null, 1)).toBeNull()
  })
})

describe('a turn of the wheel', () => {
  const before = { I: { white: 1, blue: 2 }, VI: { red: 1 } }

  it('moves every block one section on and may fill section I', () => {
    expect(hasTurned(before, { II: { white: 1, blue: 2 }, I: { red: 1 } })).toBe(true)
    expect(hasTurned(before, { II: { white: 1, blue: 2 }, I: { red: 2, green: 4 } })).toBe(true)
    expect(hasTurned(before, { II: { blue: 2 }, I: { red: 1 } })).toBe(true)
  })

  it('is neither a purchase nor nothing at all', () => {
    expect(hasTurned(before, before)).toBe(false)
    expect(hasTurned(before, { I: { white: 1, blue: 1 }, VI: { red: 1 } })).toBe(false)
    expect(hasTurned(before, { III: { white: 1, blue: 2 } })).toBe(false)
  })
})
