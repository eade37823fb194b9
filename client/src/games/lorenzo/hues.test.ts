import { checkContrasts } from '../../../tests/contrast'

const GOODS = ['wood', 'stone', 'servant', 'coin', 'military', 'faith', 'vp', 'privilege']
const TYPES = ['territory', 'building', 'character', 'venture']
const WASHES = [...TYPES, 'excommunication', 'leader']

const text = [
  ...WASHES.map((kind) => ['--lorenzo-print', `--lorenzo-${kind}-wash`]),
  ...TYPES.map((type) => ['--lorenzo-paper', `--lorenzo-${type}`]),
  ...['harvest', 'production'].map((area) => ['--lorenzo-paper', `--lorenzo-${area}`]),
  ...['wall', 'niche', 'field', 'workshop', 'square'].map((ground) => ['--ink', `--lorenzo-${ground}`]),
  ['--lorenzo-print', '--lorenzo-paper'],
  ['--lorenzo-faint', '--lorenzo-paper'],
  ['--lorenzo-loss', '--lorenzo-paper'],
  ['--honour', '--lorenzo-wall'],
]

const marks = [
  ...GOODS.flatMap((good) => ['paper', ...WASHES.map((kind) => `${kind}-wash`)].map((ground) => [`--lorenzo-${good}`, `--lorenzo-${ground}`])),
  ...TYPES.flatMap((type) => [[`--lorenzo-${type}`, `--lorenzo-${type}-wash`], [`--lorenzo-${type}`, '--lorenzo-paper']]),
  ...['wall', 'niche', 'square'].map((ground) => ['--lorenzo-edge', `--lorenzo-${ground}`]),
  ['--lorenzo-paper', '--lorenzo-roof'],
  ['--loss', '--lorenzo-field'],
  ['--loss', '--lorenzo-workshop'],
  ['--may', '--lorenzo-wall'],
  ['--chosen', '--lorenzo-wall'],
  ...[1, 2, 3, 4].flatMap((seat) => ['wall', 'niche'].map((ground) => [`--seat-${seat}`, `--lorenzo-${ground}`])),
]

checkContrasts({ text, marks }, 'lorenzo')
