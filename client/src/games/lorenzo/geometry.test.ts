import { describe, expect, it } from 'vitest'
import { COMPACT, CROWN, floorPlan, FOOT, inRow, spreadOut, stepAt, WIDE, type Plan, type Plot } from './geometry'

const plots = ({ width: _w, height: _h, ...parts }: Plan): [string, Plot][] => Object.entries(parts)
const apart = (one: Plot, other: Plot): boolean =>
  one.x + one.width <= other.x || other.x + other.width <= one.x || one.y + one.height <= other.y || other.y + other.height <= one.y

describe.each([['wide', WIDE], ['compact', COMPACT]] as [string, Plan][])('the %s board', (_, plan) => {
  it('holds all its parts', () => {
    for (const [name, { x, y, width, height }] of plots(plan)) {
      expect([name, x >= 0, y >= 0, x + width <= plan.width, y + height <= plan.height]).toEqual([name, true, true, true, true])
    }
  })

  it('lets no part lie over another', () => {
    const all = plots(plan)
    const touching = all.flatMap(([name, one], place) =>
      all.slice(place + 1).flatMap(([other, two]) => (apart(one, two) ? [] : [`${name} ${other}`])),
    )
    expect(touching).toEqual([])
  })

  it('has room on a floor for the card beside the place for a member', () => {
    const { card, niche, bonus } = floorPlan(plan.towers.width / 4 - 8, (plan.towers.height - CROWN - FOOT) / 4)
    expect(card.x + card.width).toBeLessThan(niche.x - niche.r)
    expect(niche.x + niche.r).toBeLessThan(plan.towers.width / 4 - 8)
    expect(bonus.y + bonus.height).toBeLessThan(niche.y - niche.r)
    expect(card.width).toBeGreaterThan(90)
  })
})

describe('tracks', () => {
  it('go from margin to margin', () => {
    expect([0, 5, 10, 99].map((step) => stepAt(step, 10, 120, 10))).toEqual([10, 60, 110, 110])
  })

  it('show every marker on a step', () => {
    const places = [0, 1, 2, 3].map((order) => spreadOut(order, 4, 20).join())
    expect(new Set(places).size).toBe(4)
    expect(spreadOut(0, 1, 20)).toEqual([0, 0])
  })
})

it('moves members together where many stand', () => {
  expect(inRow(1, 2, 300, 40)).toBe(40)
  expect(inRow(7, 8, 100, 40)).toBeLessThan(100)
})
