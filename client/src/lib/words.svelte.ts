/** Words in the language that is chosen: whoever says something says it anew when another is. */

import { wordsWith, type About, type Words } from './fluent'
import { prefs } from './prefs.svelte'
import type { Language } from './types'

export { wordsWith, Words, type About } from './fluent'

const own: Record<Language, Words> = { cs: wordsWith('cs'), en: wordsWith('en') }

export function words(): Words {
  return own[prefs.get('language')]
}

export function say(message: string, about: About = {}): string {
  return words().say(message, about)
}
