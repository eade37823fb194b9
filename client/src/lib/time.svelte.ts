import { prefs } from './prefs.svelte'

const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
export const DAY = 24 * HOUR

/** The clock on the wall, for what counts down on the page. */
class Wall {
  now: number = $state(Date.now())
  constructor() {
    setInterval(() => (this.now = Date.now()), 500)
  }
}
export const wall = new Wall()

/** "3 hours ago", "in 2 days". */
export function relative(then: number): string {
  const span = then - wall.now
  const format = new Intl.RelativeTimeFormat(prefs.get('language'), { numeric: 'auto' })
  const size = Math.abs(span)
  if (size < MINUTE) return format.format(0, 'minute')
  if (size < HOUR) return format.format(Math.round(span / MINUTE), 'minute')
  if (size < DAY) return format.format(Math.round(span / HOUR), 'hour')
  return format.format(Math.round(span / DAY), 'day')
}

/** What is left on a clock: "4:05", "1:02:03", or days and hours. */
export function countdown(left: number): string {
  const seconds = Math.max(0, Math.ceil(left / SECOND))
  if (left >= 2 * DAY) {
    return new Intl.NumberFormat(prefs.get('language'), { style: 'unit', unit: 'day', unitDisplay: 'long' }).format(
      Math.floor(left / DAY),
    )
  }
  const two = (value: number): string => String(value).padStart(2, '0')
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60]
  return hours ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`
}

export function clockTime(then: number): string {
  return new Intl.DateTimeFormat(prefs.get('language'), { hour: 'numeric', minute: '2-digit' }).format(then)
}
