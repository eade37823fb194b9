import { describe, expect, it } from 'vitest'
import { DECORATIONS } from './box'
import { buildingsOf, columnOf, rewardOf, type Position } from './position'
import { majorityOf, moneyGain, setWorth, takenBy, valueOf, worthOf } from './worth'

const [ANNA, BOHDAN, CILKA] = ['1', '2', '3']
const SEATS = [ANNA, BOHDAN, CILKA]

interface Given {
  /** By city: the buildings there, of one seat. */
  cities: Record<string, string[]>
  upgraded?: string[]
  decorated?: Record<string, string>
  statues?: Record<string, string>
}

function position(of: Record<string, Given>): Position {
  const all = Object.entries(of)
  const counts = (ids: string[]): Record<string, number> => Object.fromEntries(ids.map((id) => [id, 1]))
  const built = ({ cities }: Given): string[] => Object.values(cities).flat()
  return {
    built: Object.fromEntries(all.map(([seat, given]) => [seat, counts(built(given).filter((id) => !id.endsWith('8')))])),
    monuments_built: Object.fromEntries(
      all.map(([seat, given]) => [seat, counts(built(given).filter((id) => id.endsWith('8')).map((id) => id.replace('-8', '')))]),
    ),
    upgraded: Object.fromEntries(all.map(([seat, given]) => [seat, counts(given.upgraded ?? [])])),
    stands: Object.assign({}, ...all.map(([, { cities }]) => Object.fromEntries(Object.entries(cities).flatMap(([city, ids]) => ids.map((id) => [id, city]))))),
    decoration_on: Object.assign({}, ...all.map(([, given]) => given.decorated ?? {})),
    statue_on: Object.assign({}, ...all.map(([, given]) => given.statues ?? {})),
    ornaments: { [ANNA]: { flag: 1, coat_of_arms: 1, gate: 2, crown: 4 } },
    placed: { [ANNA]: { massa: 1, villa: 1 }, [BOHDAN]: {} },
  } as unknown as Position
}

describe('what a place brings', () => {
  it('is for a city the sum of its values times its reward (CAR-X6)', () => {
    const found = worthOf(position({ [ANNA]: { cities: { massa: ['porta-1', 'villa-2', 'palazzo-5'] } } }), ANNA, 'massa')
    expect(found).toMatchObject({ coins: 0, vp: 8 })
    expect(found.parts).toEqual([{ values: [1, 2, 5], reward: { type: 'vp', amount: 1 } }])
  })

  it('is for a kind each building by its city (CAR-X7)', () => {
    const given = { cities: { pisa: ['palazzo-1'], lucca: ['palazzo-5'], massa: ['palazzo-4', 'villa-5'] } }
    expect(worthOf(position({ [ANNA]: given }), ANNA, 'palazzo')).toMatchObject({ coins: 3, vp: 14 })
  })

  it('is for a landscape the values alone (CAR-X8)', () => {
    const given = { cities: { lerici: ['palazzo-1', 'porta-4'], livorno: ['biblioteca-5', 'cattedrale-1', 'villa-5'] }, upgraded: ['livorno-1'] }
    expect(worthOf(position({ [ANNA]: given }), ANNA, 'urban')).toMatchObject({ coins: 11, vp: 0 })
  })

  it('is for statues only the buildings that have one (CAR-X12)', () => {
    const given = {
      cities: { pisa: ['palazzo-1', 'porta-4', 'villa-2'], massa: ['palazzo-5', 'biblioteca-1', 'castello-4'] },
      upgraded: ['pisa-1'],
      decorated: { 'palazzo-1': 'crown', 'palazzo-5': 'crown', 'castello-4': 'flag' },
      statues: { 'palazzo-1': 'gold', 'palazzo-5': 'blue', 'biblioteca-1': 'green', 'castello-4': 'gold' },
    }
    const table = position({ [ANNA]: given })
    expect(valueOf(table, 'palazzo-1')).toBe(2)
    expect(rewardOf(table, ANNA, 'pisa')).toEqual({ type: 'coins', amount: 4 })
    expect(worthOf(table, ANNA, 'massa-pisa')).toMatchObject({ coins: 8, vp: 12 })
  })

  it('counts monuments, and nothing of other seats', () => {
    const table = position({ [ANNA]: { cities: { lerici: ['villa-8', 'villa-3a'] } }, [BOHDAN]: { cities: { lerici: ['villa-2'] } } })
    expect(columnOf(table, ANNA, 'lerici')).toEqual(['villa-8', 'villa-3a'])
    expect(buildingsOf(table, BOHDAN)).toEqual(['villa-2'])
    expect(worthOf(table, ANNA, 'villa')).toMatchObject({ coins: 11 })
    expect(worthOf(table, CILKA, 'villa')).toMatchObject({ coins: 0, vp: 0 })
  })

  it('is for money what its rate gains over the usual one (CAR-X11)', () => {
    expect(moneyGain('money-36', 31)).toBe(10 - 6)
    expect(moneyGain('money-50', 50)).toBe(25 - 10)
  })
})

describe('a place', () => {
  it('of a city is taken for all, one of the own board for its seat', () => {
    const table = position({ [ANNA]: { cities: {} }, [BOHDAN]: { cities: {} } })
    expect([takenBy(table, BOHDAN, 'massa'), takenBy(table, BOHDAN, 'villa'), takenBy(table, ANNA, 'villa')]).toEqual([ANNA, null, ANNA])
  })
})

describe('at the end', () => {
  it('sets of decorations bring points (CAR-X13)', () => {
    const table = position({ [ANNA]: { cities: {} } })
    expect(DECORATIONS.map((item) => setWorth(table, ANNA, item)).reduce((sum, points) => sum + points, 0)).toBe(30)
  })

  it('tied seats get what the next place gets (CAR-X15)', () => {
    const statues = (...ids: string[]): Record<string, string> => Object.fromEntries(ids.map((id) => [id, 'gold']))
    const table = position({
      [ANNA]: { cities: { massa: ['villa-1', 'villa-2'] }, statues: statues('villa-1', 'villa-2') },
      [BOHDAN]: { cities: { massa: ['porta-1', 'porta-2'] }, statues: statues('porta-1', 'porta-2') },
      [CILKA]: { cities: { massa: ['palazzo-1'], lerici: ['palazzo-2'] }, statues: statues('palazzo-1', 'palazzo-2') },
    })
    expect(Object.fromEntries(majorityOf(table, SEATS, 'massa'))).toEqual({ [ANNA]: 4, [BOHDAN]: 4, [CILKA]: 2 })
    expect(Object.fromEntries(majorityOf(table, SEATS, 'lerici'))).toEqual({ [CILKA]: 7 })
  })
})
