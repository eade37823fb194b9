/** The calls to the server. A call that is refused throws `Refused` with the server's code; `codes` are worded in src/text. */

import type {
  Advice, Answer, Chair, ChatLine, Confirm, Failure, GameDescription, GameSummary, Hall, History, House, Language, Link,
  LinkSight, Me, Notation, Occasion, Opened, Plan, Received, Rules, Sight, Verdict, View, Way,
} from './types'

export class Refused extends Error {
  constructor(
    readonly status: number,
    readonly failure: Failure,
  ) {
    super(failure.message)
  }

  get code(): string {
    return this.failure.code
  }
}

type Query = Record<string, string | number | null | undefined>

export function address(path: string, query: Query = {}): string {
  const known = Object.entries(query).filter(([, value]) => value !== null && value !== undefined)
  const search = new URLSearchParams(known.map(([name, value]) => [name, String(value)]))
  return known.length ? `${path}?${search}` : path
}

/** A new id for a wish: sent again with the same id, it is carried out once. */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

async function call(method: string, path: string, body?: unknown): Promise<Response> {
  const init: RequestInit = { method, credentials: 'same-origin' }
  if (body !== undefined) {
    init.body = JSON.stringify(body)
    init.headers = { 'Content-Type': 'application/json' }
  }
  let response: Response
  try {
    response = await fetch(path, init)
  } catch {
    throw new Refused(0, failure('offline', 'the server can’t be reached'))
  }
  if (!response.ok) throw new Refused(response.status, await failureOf(response))
  return response
}

async function failureOf(response: Response): Promise<Failure> {
  try {
    const body: unknown = await response.json()
    if (typeof body === 'object' && body !== null && 'error' in body) return { ...failure('', ''), ...(body.error as Failure) }
  } catch {
    // Not the server's own answer, perhaps a proxy's: the status says enough.
  }
  return failure(response.status >= 500 ? 'server' : 'invalid', `status ${response.status}`)
}

function failure(code: string, message: string): Failure {
  return { code, message, clause: null, ply: null, seq: null }
}

async function get<T>(path: string, query?: Query): Promise<T> {
  return (await (await call('GET', address(path, query))).json()) as T
}

async function send<T>(path: string, body: unknown, method = 'POST'): Promise<T> {
  return (await (await call(method, path, body)).json()) as T
}

const at = (table: string) => `/api/tables/${encodeURIComponent(table)}`
const of = (game: string) => `/api/games/${encodeURIComponent(game)}`

export interface NewTable {
  game: string
  seats: number
  options: Record<string, string>
  house: House
  chairs: Chair[]
}

export interface Upload {
  text: string
  as: 'replay' | 'table' | 'check'
  ply: number | null
  chairs: Chair[] | null
}

export const api = {
  me: () => get<Me>('/api/me'),
  register: (email: string, password: string) => send<Me>('/api/account/register', { email, password }),
  signIn: (email: string, password: string) => send<Me>('/api/account/sign-in', { email, password }),
  signOut: () => send<Me>('/api/account/sign-out', {}),
  changePassword: (old: string, next: string) => send<Me>('/api/account/password', { old, new: next }),
  token: () => send<{ token: string }>('/api/account/token', {}),
  notices: (way: Way, address: string, occasion: Occasion) =>
    send<Me>('/api/me/notices', { way, address, occasion }, 'PUT'),

  games: () => get<GameSummary[]>('/api/games'),
  game: (game: string) => get<GameDescription>(of(game)),
  words: async (game: string, language: Language) => (await call('GET', `${of(game)}/words/${language}`)).text(),
  rules: (game: string, language: Language) => get<Rules>(`${of(game)}/rules/${language}`),

  hall: () => get<Hall>('/api/hall'),
  open: (table: NewTable) => send<Opened>('/api/tables', table),
  upload: (file: Upload) => send<Received>('/api/files', file),
  link: (secret: string) => send<LinkSight>('/api/links', { secret }),

  sight: (table: string, seat: number | null) => get<Sight>(at(table), { seat }),
  history: (table: string, seat: number | null, since: number) =>
    get<History>(`${at(table)}/history`, { seat, since }),
  views: (table: string, seat: number | null, from: number, to: number) =>
    get<{ from: number; views: View[] }>(`${at(table)}/views`, { seat, from, to }),
  refusals: (table: string, seat: number) =>
    get<{ refusals: Record<Notation, string> }>(`${at(table)}/refusals`, { seat }),
  why: (table: string, seat: number, move: Notation) => get<Verdict>(`${at(table)}/why`, { seat, move }),
  recordAddress: (table: string, seat: number | null) => address(`${at(table)}/record`, { seat }),
  /** Tries moves on a copy that the seat could imagine; the same luck gives the same copy. `stop_at_chance` shows no draw. */
  plan: (table: string, seat: number | null, ply: number | null, moves: Notation[], luck: number, stop_at_chance = false) =>
    send<Plan>(`${at(table)}/plan`, { seat, ply, moves, luck, stop_at_chance }),
  advise: (table: string, seat: number, ply: number, moves: Notation[], luck: number) =>
    send<Advice>(`${at(table)}/advise`, { seat, ply, moves, luck }),

  move: (table: string, seat: number, move: Notation, ply: number, seen: number, key: string) =>
    send<Answer>(`${at(table)}/move`, { seat, move, ply, seen, key }),
  confirm: (table: string, seat: number, ply: number, key: string) =>
    send<Answer>(`${at(table)}/confirm`, { seat, ply, key }),
  stepBack: (table: string, seat: number, ply: number, key: string) =>
    send<Answer>(`${at(table)}/step-back`, { seat, ply, key }),
  resetTurn: (table: string, seat: number, ply: number, key: string) =>
    send<Answer>(`${at(table)}/reset-turn`, { seat, ply, key }),
  backTo: (table: string, seat: number, to: number, ply: number, key: string) =>
    send<Answer>(`${at(table)}/back-to`, { seat, to, ply, key }),
  agree: (table: string, ply: number, key: string) => send<Answer>(`${at(table)}/undo/agree`, { ply, key }),
  decline: (table: string, ply: number, key: string) => send<Answer>(`${at(table)}/undo/decline`, { ply, key }),

  sit: (table: string, seat: number | null, name: string, here: boolean, secret: string | null, key: string) =>
    send<Answer>(`${at(table)}/sit`, { seat, name, here, secret, key }),
  leave: (table: string, seat: number, bot: string, level: string, key: string) =>
    send<Answer>(`${at(table)}/leave`, { seat, bot, level, key }),
  putBot: (table: string, seat: number, bot: string, level: string, key: string) =>
    send<Answer>(`${at(table)}/bot`, { seat, bot, level, key }),
  openSeat: (table: string, seat: number, key: string) =>
    send<Answer & { link?: Link; secret?: string }>(`${at(table)}/open`, { seat, key }),
  settings: (table: string, seat: number, confirm: Confirm, answer_forced: boolean, key: string) =>
    send<Answer>(`${at(table)}/settings`, { seat, confirm, answer_forced, key }),
  newLink: (table: string, seat: number) => send<Link>(`${at(table)}/links`, { seat }),
  fork: (table: string, seat: number | null, ply: number, chairs: Chair[]) =>
    send<Opened>(`${at(table)}/fork`, { seat, ply, chairs }),
  chat: (table: string, after: number) => get<{ lines: ChatLine[] }>(`${at(table)}/chat`, { after }),
  say: (table: string, text: string, key: string) => send<{ lines: ChatLine[] }>(`${at(table)}/chat`, { text, key }),
  seen: (table: string, seq: number) => send<{ seq: number }>(`${at(table)}/seen`, { seq }),

  /** The picture of a link. Its path goes in a body: a seat link's secret must stand in no log. */
  qr: async (path: string) => `data:image/svg+xml,${encodeURIComponent(await (await call('POST', '/api/qr', { text: path })).text())}`,
  liveAddress: (table: string, seat: number | null, seq: number) => {
    const scheme = location.protocol === 'https:' ? 'wss:' : 'ws:'
    return `${scheme}//${location.host}${address(`${at(table)}/live`, { seat, seq })}`
  },
}
