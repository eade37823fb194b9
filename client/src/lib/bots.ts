import { say, words } from './words.svelte'

/** The name of a bot's level for people; of a bot that we have no words for its own name. */
export function levelName(bot: string, level: string): string {
  const message = `level-${bot}${level ? `-${level}` : ''}`
  return words().knows(message) ? say(message) : `${bot} ${level}`.trim()
}
