import { prefs } from './prefs.svelte'

/** Notes in Hz, one after another: a wooden knock, a small bell, a cadence. */
const TUNES = {
  piece: [180],
  turn: [523.25, 659.25],
  end: [392, 523.25, 659.25, 783.99],
} as const

let context: AudioContext | null = null

export function play(tune: keyof typeof TUNES): void {
  if (!prefs.get('sound')) return
  context ??= new AudioContext()
  const begin = context.currentTime
  TUNES[tune].forEach((pitch, place) => strike(context as AudioContext, pitch, begin + place * 0.16, tune === 'piece'))
}

function strike(context: AudioContext, pitch: number, at: number, isWood: boolean): void {
  const tone = context.createOscillator()
  const loudness = context.createGain()
  tone.type = isWood ? 'triangle' : 'sine'
  tone.frequency.value = pitch
  const length = isWood ? 0.07 : 0.5
  loudness.gain.setValueAtTime(0.14, at)
  loudness.gain.exponentialRampToValueAtTime(0.0001, at + length)
  tone.connect(loudness).connect(context.destination)
  tone.start(at)
  tone.stop(at + length)
}
