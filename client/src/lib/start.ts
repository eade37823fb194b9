import { api, type NewTable } from './api'
import { HOUSE } from './desk.svelte'
import { go } from './router.svelte'
import type { BotLevel, Chair, GameSummary, House } from './types'

export const USUAL_HOUSE: House = {
  clock: { kind: 'untimed', per_move: 0, bank: 0, increment: 0 },
  at_flag_fall: 'mark',
  stand_in: 'random',
  stand_in_level: '',
  no_help: false,
  spectators: true,
  listed: false,
}

export function usualOptions(game: GameSummary): Record<string, string> {
  return Object.fromEntries(game.options.map((option) => [option.name, option.values[0] ?? '']))
}

/** The bot for those who don't choose one: of the strongest kind the middle level. */
export function usualBot(bots: readonly BotLevel[]): BotLevel {
  const kind = bots.at(-1)?.bot
  const levels = bots.filter((level) => level.bot === kind)
  return levels[Math.max(0, levels.length - 2)] ?? { bot: 'random', level: '' }
}

export function chair(kind: Chair['kind'], name = '', bot: BotLevel = { bot: '', level: '' }): Chair {
  return { kind, name, bot: bot.bot, level: bot.level }
}

/** Opens a table and goes there; the links of open seats stay in this browser until somebody has them. */
export async function openTable(table: NewTable): Promise<void> {
  const opened = await api.open(table)
  sessionStorage.setItem(`signoria.links.${opened.table}`, JSON.stringify(opened.links))
  go(`/table/${opened.table}`)
}

/** One click from the first page: me against bots. */
export async function quickStart(game: GameSummary, name: string): Promise<void> {
  const seats = game.seats.includes(3) ? 3 : (game.seats[0] ?? 2)
  const bot = usualBot(game.bots)
  const chairs = Array.from({ length: seats }, (_, place) => (place === 0 ? chair('me', name) : chair('bot', HOUSE[place], bot)))
  await openTable({ game: game.id, seats, options: usualOptions(game), house: USUAL_HOUSE, chairs })
}
