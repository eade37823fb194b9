/** What is known of games: asked once, kept while the page is open. */

import { api } from './api'
import { wordsWith, type Words } from './fluent'
import { prefs } from './prefs.svelte'
import type { GameDescription, GameSummary, Language, Rules } from './types'

function once<Key extends unknown[], Found>(fetch: (...key: Key) => Promise<Found>): (...key: Key) => Promise<Found> {
  const known = new Map<string, Promise<Found>>()
  return (...key) => {
    const name = JSON.stringify(key)
    const found = known.get(name) ?? fetch(...key)
    known.set(name, found)
    found.catch(() => known.delete(name))
    return found
  }
}

export const gamesKnown: () => Promise<GameSummary[]> = once(() => api.games())
export const gameKnown: (game: string) => Promise<GameDescription> = once((game: string) => api.game(game))
export const rulesKnown: (game: string, language: Language) => Promise<Rules> = once(
  (game: string, language: Language) => api.rules(game, language),
)
export const wordsKnown: (game: string, language: Language) => Promise<Words> = once(
  async (game: string, language: Language) => wordsWith(language, await api.words(game, language)),
)

/** The words of games as far as they have come; whoever reads them reads them anew when more come. */
class GameWords {
  #found: Record<string, Words> = $state.raw({})
  #summaries: GameSummary[] | null = $state.raw(null)

  /** In the language that is chosen; until that has come in the other one, if it is there. */
  of(game: string): Words | null {
    const language = prefs.get('language')
    const known = this.#found[`${game} ${language}`]
    if (!known) void this.#load(game, language)
    return known ?? this.#found[`${game} ${language === 'cs' ? 'en' : 'cs'}`] ?? null
  }

  /** Told by the list of games, so that the hall needs no game's whole words. */
  name(game: string): string {
    return this.#summary(game)?.title[prefs.get('language')] ?? ''
  }

  /** What it is, in a sentence; nothing where it says nothing of itself. */
  about(game: string): string {
    return this.#summary(game)?.about[prefs.get('language')] ?? ''
  }

  #summary(game: string): GameSummary | undefined {
    if (this.#summaries === null) void this.#loadSummaries()
    return this.#summaries?.find((summary) => summary.id === game)
  }

  async #loadSummaries(): Promise<void> {
    this.#summaries = await gamesKnown().catch(() => null)
  }

  async #load(game: string, language: Language): Promise<void> {
    const words = await wordsKnown(game, language).catch(() => null)
    if (words) this.#found = { ...this.#found, [`${game} ${language}`]: words }
  }
}

export const gameWords = new GameWords()
