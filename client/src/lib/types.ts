/** What the server says. Names follow its documents, so that nothing has to be translated on the way. */

export type Language = 'cs' | 'en'
export type Notation = string
/** A seat's id inside views, events and lines: "1", "2", ...; as a number in calls it is one less. */
export type SeatId = string

export interface Failure {
  code: string
  message: string
  clause: string | null
  ply: number | null
  seq: number | null
}

export type Occasion = 'off' | 'always' | 'away'
export type Way = 'email' | 'webhook'

export interface Notice {
  way: Way
  address: string
  occasion: Occasion
}

export interface Me {
  kind: 'nobody' | 'guest' | 'account'
  email: string | null
  notices: Notice[]
  sign_in: { password: boolean; oidc: string | null }
  mail: boolean
}

export interface GameOption {
  name: string
  /** What is usual comes first. */
  values: string[]
  /** With how many each value can be played. */
  seats: Record<string, number[]>
}

export interface BotLevel {
  bot: string
  level: string
}

export interface GameSummary {
  id: string
  edition: string
  version: string
  seats: number[]
  options: GameOption[]
  bots: BotLevel[]
  title: Record<Language, string>
  /** In one sentence, or nothing. */
  about: Record<Language, string>
}

export interface Parameter {
  name: string
  domain: string
}

export interface Family {
  name: string
  parameters: Parameter[]
}

export interface Group {
  name: string
  thing: string | null
  domains: string[]
  owned: boolean
  seen: 'open' | 'owner' | 'count' | 'unseen' | 'private'
}

export interface Thing {
  name: string
  by: string | null
}

export interface Term {
  name: string
  each: number
}

export interface GameDescription {
  id: string
  edition: string
  version: string
  seats: number[]
  options: GameOption[]
  domains: Record<string, string[]>
  families: Family[]
  groups: Group[]
  things: Thing[]
  notes: Family[]
  terms: Term[]
  /** Each question with the clauses that it is about. */
  decisions: Record<string, string[]>
  /** `domain`: what the values of a field are members of. */
  fields: { name: string; domain: string | null }[]
}

export interface Clause {
  number: string
  text: string
  chapter: string
}

export interface Rules {
  clauses: Clause[]
}

export type ClockKind = 'untimed' | 'per_move' | 'bank'
export type FlagFall = 'mark' | 'stand_in' | 'hand_over'

/** Times in milliseconds. */
export interface ClockRule {
  kind: ClockKind
  per_move: number
  bank: number
  increment: number
}

export interface House {
  clock: ClockRule
  at_flag_fall: FlagFall
  stand_in: string
  stand_in_level: string
  no_help: boolean
  spectators: boolean
  listed: boolean
}

export interface Chair {
  kind: 'me' | 'here' | 'open' | 'bot'
  name: string
  bot: string
  level: string
}

export interface SeatTaken {
  kind: 'open' | 'person' | 'here' | 'bot'
  name: string
  bot: string
  level: string
}

export interface Clock {
  left: number
  /** When the flag falls; null while the clock stands. */
  until: number | null
}

export interface UndoAsked {
  seat: number
  to: number
  missing: number
}

/** A table as the hall shows it. */
export interface Summary {
  table: string
  game: string
  rules: string
  seats: number
  options: Record<string, string>
  seats_taken: SeatTaken[]
  asked: number[]
  held: number | null
  plan_from: number | null
  ply: number
  seq: number
  over: boolean
  clocks: Clock[]
  flagged: number[]
  to_hand_over: number[]
  undo_asked: UndoAsked | null
  last_activity: number
  opened: number
  no_help: boolean
  spectators: boolean
  commitment: string
}

export interface MySummary extends Summary {
  mine: number[]
  my_turn?: boolean
}

export interface Hall {
  open: Summary[]
  mine: MySummary[]
  finished: MySummary[]
  watch: Summary[]
}

export type Confirm = 'always' | 'never' | 'when_lost'

/** What lies in a pile: how many, or how many of each kind, or that for each member of a domain. */
export type Pile = number | { [key: string]: Pile }
/** Piles and fields as the view has them; a scene knows its own game's. */
export type ViewTable = Record<string, unknown>

export interface Asked {
  decision: string
  seat: SeatId | null
  [particular: string]: string | null
}

export interface ScoreTerm {
  term: string
  times: number
  each: number
  points: number
}

export interface Score {
  seat: SeatId
  points: number
  terms: ScoreTerm[]
}

export interface View {
  game: string
  rules: string
  seats: number
  options: Record<string, string>
  viewer: SeatId | null
  table: ViewTable
  asked: Asked | null
  /** The seats behind the one on top that may answer already. */
  also_asked: SeatId[]
  scores: Score[]
  ranking?: unknown
  [more: string]: unknown
}

/** An act (it has a thing) or a note of the game. */
export interface GameEvent {
  event: string
  thing?: string
  count?: number | string
  seat?: SeatId | null
  kind?: string
  from?: string
  to?: string
  [particular: string]: unknown
}

/** Who made which move; the move is null where this viewer can't know it. */
export interface LineEntry {
  actor: SeatId | string | null
  move: Notation | null
  [more: string]: unknown
}

export interface Sight extends Summary {
  view: View
  moves: Notation[]
  horizon: number
  consent_asked: boolean
  confirm: Confirm | null
  answer_forced: boolean | null
  mine: number[]
  is_owner: boolean
  seat: number | null
  seen: number
  names: string[]
  house: House
  read_only: boolean
  now: number
}

export interface History {
  from: number
  line: LineEntry[]
  events: GameEvent[][]
}

export interface Answer {
  seq: number
  ply: number
}

export interface Link {
  seat: number
  secret: string
}

export interface Opened {
  table: string
  links: Link[]
}

/** A game file that was read; `table` is empty when it was only checked. */
export interface Received extends Opened {
  game: string
  seats: number
  ply: number
}

export interface LinkSight {
  table: string
  seat: number
  game: string
  taken: boolean
  names: string[]
}

export interface Verdict {
  legal: boolean
  clause: string | null
  message: string
}

export interface Wrong {
  at: number
  clause: string | null
  message: string
}

/** Where tried moves lead. `chance`: something drawn came in on the way, or (with stop_at_chance) is due now. */
export interface Plan {
  view: View
  asked_seat: number | null
  moves: Notation[]
  events: GameEvent[][]
  line: LineEntry[]
  chance: boolean
  wrong: Wrong | null
}

/** What a bot expects: the seat's own move first, then how it would go on; its points, and its part of the win. */
export interface AdviceLine {
  moves: Notation[]
  points: number
  share: number
  visits: number
}

export interface Advice {
  move: Notation
  bot: string
  lines: AdviceLine[]
}

export interface ChatLine {
  number: number
  at: number
  seat: number | null
  ply: number
  text: string
}

export interface LiveSight {
  type: 'sight'
  now: number
  sight: Sight
  from: number
  line: LineEntry[]
  events: GameEvent[][]
  chat: number
}

export type LiveMessage =
  | LiveSight
  | { type: 'chat'; lines: ChatLine[] }
  | { type: 'gone' }
  | { type: 'pong'; now: number }
