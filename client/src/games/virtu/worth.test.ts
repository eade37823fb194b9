import { describe, expect, it } from 'vitest'
import type { View } from '../../lib/types'
import type { Position } from './position'
import { crossesOf, religionOf, shown, sumOf, worthOf } from './worth'

const [ANNA, BOHDAN, CILKA, DAVID] = ['1', '2', '3', '4']

function position(given: Partial<Position>): Position {
  const empty = {
    cards: {}, tiles: {}, spent_tiles: {}, paying_tiles: {}, bought_tiles: {}, bonuses: {}, trophies: {}, indulgences: {},
    alliances: {}, spent_alliances: {}, paying_alliances: {}, patronage: {}, city_track: {}, palace: {}, agents: {}, on_turn: null,
  }
  return { ...empty, ...given } as unknown as Position
}
const view = (given: Partial<Position>, seats = 3): View => ({ seats, options: {}, scores: [], table: position(given) }) as unknown as View

describe('religious influence', () => {
  const cardinals = (...counts: number[]): Partial<Position> => ({
    tiles: Object.fromEntries(counts.map((count, place) => [String(place + 1), { cathedral: count }])),
  })

  it('counts crosses on whichever side, works, and the Empire without a foreign agent (VIR-20.7)', () => {
    const given = position({
      palace: { '1.L1': 'cardinal.spent', '1.R1': 'merchant' },
      spent_tiles: { [ANNA]: { tile_bologna: 1 } },
      bonuses: { [ANNA]: { sistine: 1 } },
      spent_alliances: { [ANNA]: { hre: 1 } },
    })
    expect(crossesOf(given, ANNA)).toBe(2 + 1 + 2 + 1)
    expect(crossesOf({ ...given, agents: { hre: BOHDAN } }, ANNA)).toBe(5)
    expect(shown(given, ANNA, 'ship')).toBe(2)
  })

  it('gives tied seats the reward of the next rank, and the next one the rank behind both (VIR-X20)', () => {
    const given = position(cardinals(3, 3, 1, 0))
    const seats = [ANNA, BOHDAN, CILKA, DAVID]
    expect(seats.map((seat) => religionOf(given, seats, seat))).toEqual([2, 2, 1, 0])
  })
})

describe('what the game would be worth', () => {
  it('counts tracks with the reward of the farthest, shared by those who tie (VIR-20.1 to 20.5)', () => {
    const given: Partial<Position> = { city_track: { [ANNA]: 5, [BOHDAN]: 5, [CILKA]: 3 }, patronage: { [ANNA]: 2 } }
    expect(worthOf(view(given), ANNA)).toMatchObject({ cities: 3, most_cities: 1, patronage: 1, most_patronage: 1 })
    expect(worthOf(view(given), BOHDAN)).toMatchObject({ cities: 3, most_cities: 1, patronage: 0, most_patronage: 0 })
    expect(worthOf(view(given), CILKA)).toMatchObject({ cities: 1, most_cities: 0 })
  })

  it('counts cards, tiles, bonuses, trophies, alliances and indulgences (VIR-20.6, VIR-20.14 to 20.16)', () => {
    const given: Partial<Position> = {
      palace: { '2.L1': 'pope.spent' },
      tiles: { [BOHDAN]: { kingdom: 1, cannons: 1 } },
      spent_tiles: { [BOHDAN]: { cathedral: 2 } },
      bonuses: { [BOHDAN]: { columbus: 1, cannons: 1 } },
      trophies: { [BOHDAN]: { [ANNA]: 1 } },
      alliances: { [BOHDAN]: { france: 1, ottoman: 1 } },
      agents: { ottoman: ANNA },
      indulgences: { [BOHDAN]: { '2': 1, '4': 1 } },
    }
    const worth = worthOf(view(given), BOHDAN)
    expect(worth).toMatchObject({ cards: 1, tiles: 4, bonuses: 2, trophies: 2, alliances: 1, indulgences: -2, religion: 4 })
    // All stand on the start of both tracks, and share their rewards.
    expect(sumOf(worth)).toBe(1 + 4 + 2 + 2 + 1 - 2 + 4 + 1 + 1)
  })
})
