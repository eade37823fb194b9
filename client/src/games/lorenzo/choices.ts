/** What is asked beside placing members, as things with their icons. */

import type { SceneTable } from '../../lib/scene'
import { BONUS_TILES, card, PRIVILEGE_GIVES, PRIVILEGES, type Action } from './box'
import { ARROW, bundleMarks, costMarks, marksOf, rowsOf, type Mark } from './marks'
import { goodsOf, positionOf, type Position } from './position'
import { bonusOp, bonusTerms, rateOf, termsOf, actionOf, type Term } from './prospects'
import { FAITH_VP } from './box'

export interface Offer {
  move: string
  spot: string
  rows: Mark[][]
}

/** Families whose answers are drawn; the rest is listed. On a narrow screen members are chosen where the finger is. */
const DRAWN = ['servants', 'cost', 'discount', 'exchange', 'privilege', 'less', 'effect', 'support', 'defy', 'bonus_tile']
const AT_HAND = ['place', 'take']
const WITH_OTHERS = ['pass']

export function isDrawn(table: SceneTable): boolean {
  const families = [...new Set(table.moves.map((move) => move.split(' ')[0] ?? ''))]
  const drawn = table.compact ? [...DRAWN, ...AT_HAND] : DRAWN
  return families.some((family) => drawn.includes(family)) && families.every((family) => [...drawn, ...WITH_OTHERS].includes(family))
}

export const isPlaced = (move: string): boolean => AT_HAND.some((family) => move.startsWith(`${family} `))

function exchangeRows(exchange: string): Mark[][] {
  const [id = '', option = '1'] = exchange.split('.')
  const ops = card(id).permanent.filter(({ op }) => op === 'exchange')
  const row = ops.flatMap(marksOf)[Number(option) - 1]
  return row ? [row] : []
}

function costRows(cost: string): Mark[][] {
  const [id = '', option = '1'] = cost.split('.')
  const found = card(id).costs[Number(option) - 1]
  return found ? [costMarks(found)] : []
}

/** The two parts of a card that come one after the other (LOR-8.11). */
function partRows(part: string, id: string): Mark[][] {
  const ops = card(id).immediate.filter(({ op }) => (op === 'bonus_action') === (part === 'bonus_action'))
  return rowsOf(ops)
}

function supportRows(position: Position, seat: string): Mark[][] {
  const faith = goodsOf(position, seat, 'faith')
  return [[{ glyph: 'faith', count: `${faith}` }, ARROW, { glyph: 'vp', count: `${FAITH_VP[faith] ?? 0}` }]]
}

export function offers(table: SceneTable): Offer[] {
  const position = positionOf(table.view)
  const seat = table.me ?? ''
  const about = (family: string, member: string): { domain: string; rows: Mark[][] } => {
    switch (family) {
      case 'cost':
        return { domain: 'cost', rows: costRows(member) }
      case 'discount':
      case 'less':
        return { domain: 'good', rows: [[{ glyph: member, count: '−1' }]] }
      case 'exchange':
        return { domain: 'exchange', rows: exchangeRows(member) }
      case 'privilege':
        return { domain: 'privilege', rows: [bundleMarks(PRIVILEGE_GIVES[(PRIVILEGES as readonly string[]).indexOf(member)] ?? {})] }
      case 'effect':
        return { domain: 'part', rows: partRows(member, String(table.view.asked?.['card'] ?? '')) }
      case 'bonus_tile': {
        const found = BONUS_TILES.find(({ id }) => id === member)
        const rows = (['harvest', 'production'] as const).map((action) => [{ glyph: action }, ...(rowsOf(found?.[action].effects ?? [])[0] ?? [])])
        return { domain: 'bonus_tile', rows }
      }
      case 'support':
        return { domain: '', rows: supportRows(position, seat) }
      case 'defy':
        return { domain: '', rows: [[{ glyph: 'cube' }, { glyph: 'church', crossed: true }]] }
      default:
        return { domain: '', rows: [] }
    }
  }
  return table.moves.filter((move) => !isPlaced(move)).map((move) => {
    const [family = '', member = ''] = move.split(' ')
    const { domain, rows } = about(family, member)
    return { move, spot: domain ? `${domain}:${member}` : `move:${family}`, rows }
  })
}

export interface Spending {
  terms: Term[]
  need: number
  action: Action | null
  rate: number
}

/** What servants are being spent on: the value without them, and what it has to reach. */
export function spendingOf(table: SceneTable): Spending | null {
  const { asked } = table.view
  const seat = table.me
  if (!asked || seat === null) return null
  const position = positionOf(table.view)
  const rate = rateOf(position, seat)
  const { member, space, by } = asked as Record<string, string | null | undefined>
  if (member && space) return { terms: termsOf(position, seat, member as never, space), need: needOf(space), action: actionOf(space), rate }
  if (!by) return null
  const action = space ? actionOf(space) : ((bonusOp(by)?.action ?? null) as Action | null)
  return action ? { terms: bonusTerms(position, seat, by, action), need: space ? needOf(space) : 1, action, rate } : null
}

function needOf(space: string): number {
  const floor = /_(\d)$/.exec(space)
  return floor && !space.startsWith('market') ? Number(floor[1]) * 2 - 1 : 1
}
