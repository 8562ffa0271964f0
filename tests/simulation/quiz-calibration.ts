import { parseArgs } from 'node:util'
import { DIFFICULTIES } from '#shared/constants/game.ts'
import { calibrate } from './calibration-run.ts'

// node tests/simulation/quiz-calibration.ts [--games 10000] [--seed 7]: whether play tells how difficult quizzes are, and
// takes the broken ones out. docs/calibration.md has the results.

const { values: flags } = parseArgs({
  options: { games: { type: 'string', default: '10000' }, seed: { type: 'string', default: '7' } },
})
const found = calibrate(Number(flags.games), Number(flags.seed))

const three = (value: number) => value.toFixed(3)
const percent = (share: number) => `${(share * 100).toFixed(1)} %`

console.log(`${flags.games} games, ${found.answers} answers`)
console.log(`rank correlation with the true difficulty: ${found.correlation.map(three).join(' → ')}`)
for (const [index, one] of DIFFICULTIES.entries())
  console.log(`  within declared ${one}: ${three(found.within[index] ?? 0)}`)
console.log(`dealt in the difficulty nearest to the truth: ${found.rightBand.map(percent).join(' → ')}`)
console.log(`left play: ${percent(found.brokenLeft)} of the broken, ${percent(found.soundLeft)} of the sound`)
