import { checkContrasts } from '../../../tests/contrast'

const KINDS = ['doge', 'gold', 'building', 'bridge', 'gondola', 'councillor', 'joker']
const COLOURS = ['green', 'yellow', 'blue']

const text = [
  ...KINDS.map((kind) => [`--rialto-${kind}`, '--rialto-paper']),
  ...COLOURS.map((colour) => ['--rialto-print', `--rialto-${colour}-wash`]),
  ...['citra', 'ultra', 'current', 'lagoon'].map((ground) => ['--ink', `--rialto-${ground}`]),
  ['--rialto-print', '--rialto-stone'],
  ['--rialto-print', '--gilt'],
  ['--rialto-carpet-thread', '--rialto-carpet'],
  ['--rialto-carpet-thread', '--rialto-carpet-deep'],
  ['--honour', '--honour-wash'],
]

const marks = [
  ...COLOURS.map((colour) => [`--rialto-${colour}`, `--rialto-${colour}-wash`]),
  ['--rialto-shore', '--rialto-citra'],
  ['--rialto-shore', '--rialto-ultra'],
  ['--rialto-coin-edge', '--rialto-coin'],
  ['--may', '--rialto-citra'],
  ['--may', '--rialto-ultra'],
  ['--may', '--rialto-lagoon'],
  ...[1, 2, 3, 4, 5].flatMap((seat) => ['citra', 'ultra', 'current'].map((ground) => [`--seat-${seat}`, `--rialto-${ground}`])),
]

checkContrasts({ text, marks }, 'rialto')
