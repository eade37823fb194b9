import { checkContrasts } from '../../../tests/contrast'

const SYMBOLS = ['florin', 'crown', 'cross', 'cavalry', 'ship', 'mask', 'war', 'arrow', 'vp']
const HOUSES = ['florence', 'naples', 'venice', 'milan', 'rome']
const PAPERS = ['paper', 'spent']

const text = [
  ...['print', 'faint', 'loss'].map((hue) => [`--virtu-${hue}`, '--virtu-paper']),
  ['--virtu-print', '--virtu-spent'],
  ['--virtu-print', '--virtu-stone'],
  ...['land', 'wall', 'wall-deep', 'floor', 'sea'].map((ground) => ['--ink', `--virtu-${ground}`]),
  ['--virtu-sea-name', '--virtu-sea'],
  ...[1, 2, 3, 4, 5].map((seat) => ['--on-seat', `--seat-${seat}`]),
]

const marks = [
  ...SYMBOLS.flatMap((symbol) => PAPERS.map((paper) => [`--virtu-${symbol}`, `--virtu-${paper}`])),
  ...HOUSES.map((house) => [`--virtu-${house}`, '--virtu-paper']),
  ...['wall', 'floor', 'land'].map((ground) => ['--virtu-edge', `--virtu-${ground}`]),
  ['--virtu-coast', '--virtu-sea'],
  ['--virtu-paper', '--virtu-ship'],
  ['--virtu-paper', '--virtu-print'],
  ...['--may', '--chosen', '--loss'].map((mark) => [mark, '--virtu-land']),
  ...[1, 2, 3, 4, 5].flatMap((seat) => ['land', 'floor', 'wall'].map((ground) => [`--seat-${seat}`, `--virtu-${ground}`])),
]

checkContrasts({ text, marks }, 'virtu')
