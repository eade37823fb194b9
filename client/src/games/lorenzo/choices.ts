/** What is asked beside placing members, as things with their icons. */

import type { SceneTable } from '../../lib/scene'
import { BONUS_TILES, card, FAITH_VP, floorAt, PRIVILEGE_GIVES, PRIVILEGES, type Action } from './box'
import { ARROW, bundleMarks, costMarks, marksOf, rowsOf, type Mark } from './marks'
import { goodsOf, positionOf, type Position } from './position'
import { actionOf, bonusOp, bonusTerms, rateOf, termsOf, type Term } from './prospects'
import { isPlacing } from './reach.svelte'

export interface Offer {
  move: string
  spot: string
  rows: Mark[][]
}

/** Families whose answers are drawn; the rest is listed. */
const DRAWN = ['servants', 'cost', 'discount', 'exchange', 'privilege', 'less', 'effect', 'support', 'defy', 'bonus_tile']
/** What is chosen on the board: members are at hand where a screen is narrow, or where leaders would come before them. */
const ON_BOARD = ['place', 'take']
const OF_LEADERS = ['play', 'discard', 'activate', 'copy']
const WITH_OTHERS = ['pass']

const familyOf = (move: string): string => move.split(' ')[0] ?? ''
export const isPlaced = (move: string): boolean => ON_BOARD.includes(familyOf(move))
export const isOfLeader = (move: string): boolean => OF_LEADERS.includes(familyOf(move))

export function isDrawn(table: SceneTable): boolean {
  const families = [...new Set(table.moves.map(familyOf))]
  const known = [...DRAWN, ...ON_BOARD, ...OF_LEADERS, ...WITH_OTHERS]
  if (families.some((family) => !known.includes(family))) return false
  if (families.some((family) => DRAWN.includes(family))) return true
  if (isPlacing(table)) return table.compact
  return families.some((family) => OF_LEADERS.includes(family) || (table.compact && ON_BOARD.includes(family)))
}

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
  return table.moves.filter((move) => !isPlaced(move) && !isOfLeader(move)).map((move) => {
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

const needOf = (space: string): number => floorAt(space)?.value ?? 1
