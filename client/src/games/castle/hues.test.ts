import { checkContrasts } from '../../../tests/contrast'

const text = [
  ['--castle-ink', '--castle-walk'],
  ['--castle-ink', '--castle-walk-other'],
  ['--castle-token-ink', '--castle-token'],
  ['--honour', '--sheet'],
  ['--honour', '--honour-wash'],
  ['--gain', '--sheet'],
]

const marks = [
  ['--may', '--castle-earth'],
  ['--castle-path-edge', '--castle-path'],
  ['--castle-roof-edge', '--castle-court'],
  ['--castle-roof-edge', '--castle-roof-4'],
  ['--castle-stone-edge', '--castle-court'],
  ['--castle-stone-edge', '--castle-stone-light'],
  ['--castle-awning-edge', '--castle-awning-1'],
  ['--castle-back-mark', '--castle-back'],
  ['--castle-token-edge', '--castle-token'],
  ['--castle-token-ink', '--castle-token'],
  ...[1, 2].flatMap((seat) => [[`--on-seat`, `--seat-${seat}`]]),
]

checkContrasts({ text, marks }, 'castle')
