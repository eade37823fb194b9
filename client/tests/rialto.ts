/** Rialto as the tests of the kit need it: its words, and the tables that sentences and click paths read. */

import { readFileSync } from 'node:fs'
import { Sentences, type Effects } from '../src/lib/sentences'
import type { Family, GameDescription, Group, Language, View } from '../src/lib/types'
import { wordsWith } from '../src/lib/fluent'

export const NAMES = ['Anna', 'Bohdan', 'Cilka', 'David', 'Eva']
const TEXT = '../src/signoria/games/rialto/text'
const CARDS = ['doge', 'gold', 'building', 'bridge', 'gondola', 'councillor', 'joker']
const NUMBERS = Array.from({ length: 12 }, (_, number) => String(number))

const family = (name: string, ...parameters: [string, string][]): Family => ({
  name,
  parameters: parameters.map(([parameter, domain]) => ({ name: parameter, domain })),
})
const group = (name: string, thing: string, domains: string[], owned: boolean): Group => ({
  name, thing, domains, owned, seen: 'open',
})

export const RIALTO: GameDescription = {
  id: 'rialto',
  edition: '',
  version: '2026-11',
  seats: [2, 3, 4, 5],
  options: [],
  domains: {
    card: CARDS,
    seat: ['1', '2', '3', '4', '5'],
    row: NUMBERS,
    'number of cards': NUMBERS,
    count: NUMBERS,
    building: ['green_3', 'yellow_4'],
    district: ['castello', 'san_marco'],
    connection: ['castello-san_marco'],
    step: ['A', 'B'],
  },
  families: [
    family('row', ['row', 'row']),
    family('draw'),
    family('discard', ['card', 'card']),
    family('convert', ['building', 'building'], ['card', 'card']),
    family('activate', ['building', 'building']),
    family('play', ['cards', 'number of cards'], ['jokers', 'number of cards']),
    family('bridge', ['connection', 'connection'], ['higher_end', 'district']),
    family('councillor', ['district', 'district']),
    family('pass'),
  ],
  groups: [
    group('deck', 'card', [], false),
    group('rows', 'card', ['row', 'card'], false),
    group('hand', 'card', ['seat', 'card'], true),
    group('played', 'card', ['seat', 'card'], true),
    group('discards', 'card', ['card'], false),
    group('coins', 'coin', ['seat'], true),
    group('coins_on_buildings', 'coin', ['seat'], true),
  ],
  things: [{ name: 'card', by: 'card' }, { name: 'coin', by: null }],
  notes: [family('counts', ['seat', 'seat'], ['count', 'count'])],
  terms: [],
  decisions: {},
  fields: [],
}

export const EFFECTS_EN: Effects = { building: { green_3: 'take a card of the leftover row or draw 3, hand limit +1' } }

export function spoken(language: Language, me: string | null = null): Sentences {
  const words = wordsWith(language, readFileSync(`${TEXT}/${language}.ftl`, 'utf8'), true)
  return new Sentences(words, RIALTO, NAMES, me, EFFECTS_EN)
}

export function viewOf(step: string, seat = '1'): View {
  return {
    game: 'rialto', rules: '2026-11', seats: 3, options: {}, viewer: null, table: { step },
    asked: { decision: 'play_cards', seat, after: null }, also_asked: [], scores: [],
  }
}
