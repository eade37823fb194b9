import type { GameDescription, GameEvent, Language, Notation, View } from '../src/lib/types'

/** A recorded position: what a seat sees, may do, and would see after each move. */
export interface Sample {
  name: string
  seat: number | null
  view: View
  moves: Notation[]
  refusals: Record<Notation, string>
  events: GameEvent[][]
  ghosts: Record<Notation, View>
}

export interface Samples {
  game: GameDescription
  names: string[]
  positions: Sample[]
}

const FILES = import.meta.glob<Samples>('./samples/*.json', { import: 'default' })
const TEXTS = import.meta.glob<string>('../../src/signoria/games/*/text/*.ftl', { query: '?raw', import: 'default' })

export function games(): string[] {
  return Object.keys(FILES).map((path) => path.replace(/.*\/|\.json$/g, ''))
}

export async function samplesOf(game: string): Promise<Samples> {
  const load = FILES[`./samples/${game}.json`]
  if (!load) throw new Error(`no samples of ${game}: run npm run samples`)
  return load()
}

export async function textOf(game: string, language: Language): Promise<string> {
  return (await TEXTS[`../../src/signoria/games/${game}/text/${language}.ftl`]?.()) ?? ''
}
