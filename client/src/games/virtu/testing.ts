/** A position for tests: an empty table but for what is given. */

import type { View } from '../../lib/types'
import type { Position } from './position'

const BY_SEAT = { '1': {}, '2': {}, '3': {} }
const NOTHING_EACH = { '1': 0, '2': 0, '3': 0 }

export function position(given: Partial<Position>): Position {
  const empty: Position = {
    market: {},
    cards: BY_SEAT,
    basket: {},
    tile_supply: {},
    tiles: BY_SEAT,
    spent_tiles: BY_SEAT,
    paying_tiles: {},
    bought_tiles: {},
    bonus_supply: {},
    bonuses: BY_SEAT,
    treasury: NOTHING_EACH,
    unit_supply: NOTHING_EACH,
    units: BY_SEAT,
    retreating: BY_SEAT,
    agent_bank: NOTHING_EACH,
    agent_supply: NOTHING_EACH,
    agents_in_play: NOTHING_EACH,
    war_tokens: 11,
    own_war_tokens: NOTHING_EACH,
    indulgence_pile: 10,
    indulgences: BY_SEAT,
    cathedral_supply: 5,
    cathedrals: {},
    trophies: BY_SEAT,
    alliances: BY_SEAT,
    spent_alliances: BY_SEAT,
    paying_alliances: {},
    patronage: NOTHING_EACH,
    city_track: NOTHING_EACH,
    sold: NOTHING_EACH,
    owed: {},
    given: {},
    announced: NOTHING_EACH,
    leonardo_used: {},
    year: 1,
    season: 'spring',
    on_turn: '1',
    ending: 0,
    city: null,
    attacker: null,
    defender: null,
    order: ['1', '2', '3'],
    track: ['1', '2', '3'],
    houses: { '1': 'florence', '2': 'naples', '3': 'venice' },
    token: {},
    palace: {},
    control: {},
    agents: {},
    battle_won: {},
    plan_1: {},
    plan_2: {},
    plan_3: {},
  }
  return { ...empty, ...given }
}

export function viewOf(table: Position, asked: View['asked'] = null): View {
  return {
    game: 'virtu',
    rules: '2026-11',
    seats: 3,
    options: {},
    viewer: '1',
    table: table as unknown as View['table'],
    asked,
    also_asked: [],
    scores: [],
  }
}
