import { expect, it } from 'vitest'
import type { Position } from './position'
import { tilesOf } from './tiles'

const board = (ready: Record<string, number>, spent: Record<string, number> = {}, fresh: Record<string, number> = {}): Position =>
  ({ buildings: { '1': ready }, spent_buildings: { '1': spent }, new_buildings: { '1': fresh } }) as unknown as Position

const fates = (now: Position, after: Position): string[] => tilesOf(now, after, '1').map(({ id, condition, fate }) => `${id} ${condition} ${fate}`)

it('tells identical tiles apart by their condition (RIA-4.12)', () => {
  const now = board({ green_1: 1 }, { green_1: 1 }, { blue_2: 1 })
  expect(fates(now, now)).toEqual(['green_1 ready stays', 'green_1 spent stays', 'blue_2 new stays'])
})

it('shows the coin on the tile that a use would take (RIA-4.2)', () => {
  expect(fates(board({ green_1: 2 }), board({ green_1: 1 }, { green_1: 1 }))).toEqual(['green_1 ready stays', 'green_1 ready pays'])
})

it('shows what an exchange takes and gives (RIA-9.2, RIA-X4)', () => {
  expect(fates(board({ green_2: 1 }, { blue_1: 1 }), board({}, { blue_1: 1 }, { green_3: 1 }))).toEqual([
    'green_2 ready leaves',
    'green_3 new comes',
    'blue_1 spent stays',
  ])
})

it('shows a building that would be taken', () => {
  expect(fates(board({ blue_4: 1 }), board({ blue_4: 2 }))).toEqual(['blue_4 ready stays', 'blue_4 new comes'])
})

it('clears the coins at the end of the round (RIA-10.1)', () => {
  expect(fates(board({ green_1: 1 }, { green_1: 1 }), board({ green_1: 2 }))).toEqual(['green_1 ready stays', 'green_1 spent clears'])
})
