import { Refused } from './api'
import { say, words } from './words.svelte'

/** What was refused and why, for the one who asked. */
export function faultText(fault: unknown): string {
  if (!(fault instanceof Refused)) return say('refused-page')
  const message = `refused-${fault.code}`
  return words().knows(message) ? say(message, { what: fault.failure.message }) : say('refused-invalid', { what: fault.failure.message })
}
