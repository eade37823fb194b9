import { expect, it } from 'vitest'
import type { Position } from './position'
import { cardsWorth, militaryWorth, resourcesWorth, worthOf } from './worth'

function position(military: Record<string, number>, changes: Partial<Position> = {}): Position {
  const goods = Object.fromEntries(Object.entries(military).map(([seat, count]) => [seat, { military: count, wood: 9, coin: 15 }]))
  return { order: Object.keys(military), goods, cards: {}, standing: {}, ...changes } as unknown as Position
}

it('territories and characters count together, ventures each by itself', () => {
  const cards = { 1: { forest: 1, woods: 1, city: 1, dame: 1, knight: 1, crusade: 1, hiring_recruits: 1 } }
  const table = position({ 1: 0 }, { cards })
  expect((['territory', 'character', 'venture', 'building'] as const).map((type) => cardsWorth(table, '1', type))).toEqual([1, 3, 9, 0])
  const banned = position({ 1: 0 }, { cards, standing: { 1: { 'no_vp.character': 1 } } })
  expect(cardsWorth(banned, '1', 'character')).toBe(0)
})

it('the most military points give 5, the second most 2, ties alike (LOR-16.5, LOR-16.6)', () => {
  const ranked = (points: number[]): number[] => {
    const table = position(Object.fromEntries(points.map((count, place) => [String(place + 1), count])))
    return points.map((_, place) => militaryWorth(table, String(place + 1)))
  }
  expect(ranked([3, 9, 0])).toEqual([2, 5, 0])
  expect(ranked([9, 9, 4])).toEqual([5, 5, 0])
  expect(ranked([9, 4, 4])).toEqual([5, 2, 2])
})

it('resources are divided all together (LOR-X26)', () => {
  expect(resourcesWorth(position({ 1: 0 }), '1')).toBe(4)
  expect(worthOf(position({ 1: 0 }), '1')).toEqual({ territory: 0, character: 0, venture: 0, military: 5, resources: 4 })
})
