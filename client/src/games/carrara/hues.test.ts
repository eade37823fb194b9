import { checkContrasts } from '../../../tests/contrast'

const GROUNDS = ['ground', 'plate', 'disc', 'disc-other'].map((name) => `--carrara-${name}`)
const DEEP = ['red', 'green', 'blue', 'purple', 'laurel']
const PALE = ['white', 'yellow', 'gold', 'urban', 'rural', 'plaque', 'coin']

const text = [
  ...DEEP.map((name) => ['--carrara-cream', `--carrara-${name}`]),
  ...PALE.map((name) => ['--carrara-print', `--carrara-${name}`]),
  ...[...GROUNDS, '--carrara-rim', '--carrara-screen'].map((ground) => ['--ink', ground]),
  ['--ink-soft', '--carrara-plate'],
]

const marks = [
  ['--carrara-coin-edge', '--carrara-coin'],
  ['--carrara-gilt', '--carrara-rural'],
  ...GROUNDS.map((ground) => ['--may', ground]),
  ...[1, 2, 3, 4].map((seat) => [`--seat-${seat}`, '--carrara-plate']),
]

checkContrasts({ text, marks }, 'carrara')
