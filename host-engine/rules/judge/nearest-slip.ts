import type { JudgeReason } from '#shared/constants/judge-reasons.ts'
import type { Form } from './compare-form.ts'
import { editDistance } from './edit-distance.ts'
import type { AnswerKey, JudgeOptions } from './judge.ts'
import { isOtherNumber } from './plural.ts'
import { joinTokens, readTokens, type Token } from './read-tokens.ts'
import { readingsOf } from './readings.ts'
import { isTechnicalContrast } from './technical-contrasts.ts'
import { CLOSE, type Comparing, isOtherWord, sameToken, tokenCost, typoBudget } from './token-cost.ts'

/** A word of the answer, and what was typed for it. */
type Pair = readonly [answer: Token, guess: Token]

/** What is amiss with a guess that is nearly an answer; null when it is near none. */
export function nearestSlip(key: AnswerKey, guess: string, { isWord }: JudgeOptions): JudgeReason | null {
  const comparing: Comparing = { language: key.language, isWord }
  const readings = readingsOf(readTokens(guess, key.language), key.language, true)
  let best = Number.POSITIVE_INFINITY
  let slip: JudgeReason | null = null
  for (const form of key.accept)
    for (const reading of readings) {
      const pairs = differing(form, reading)
      const distance = pairs.reduce((sum, pair) => sum + distanceOf(pair, comparing), 0)
      if (distance < best) [best, slip] = [distance, slipOf(pairs, comparing)]
    }
  return slip
}

/** The words that are not the same, or all of them as one word where their number differs. */
function differing({ tokens }: Form, reading: readonly Token[]): Pair[] {
  if (tokens.length !== reading.length) return [[joined(tokens), joined(reading)]]
  return tokens.flatMap((answer, at): Pair[] => {
    const guess = reading[at]
    return guess === undefined || sameToken(answer, guess) ? [] : [[answer, guess]]
  })
}

const joined = (tokens: readonly Token[]): Token => ({
  text: joinTokens(tokens, 'text'),
  key: joinTokens(tokens, 'key'),
  numeric: tokens.some(({ numeric }) => numeric),
})

/** What the judge makes of it, or the letters that differ, where those may still be a slip; else infinite. */
function distanceOf([answer, guess]: Pair, comparing: Comparing): number {
  if (answer.numeric || guess.numeric) return Number.POSITIVE_INFINITY
  const cost = tokenCost(answer, guess, false, comparing)
  if (cost < CLOSE) return cost
  const reach = typoBudget(answer.key.length) + 1
  const distance = editDistance(answer.key, guess.key, reach)
  return distance > reach || distance >= answer.key.length ? Number.POSITIVE_INFINITY : distance
}

/** Of several words the one that is furthest from the answer tells. */
function slipOf(pairs: readonly Pair[], comparing: Comparing): JudgeReason {
  const slips = pairs.map((pair) => slipIn(pair, comparing))
  return (['other_word', 'typo', 'sound'] as const).find((slip) => slips.includes(slip)) ?? 'same'
}

function slipIn([answer, guess]: Pair, comparing: Comparing): JudgeReason {
  const { language, isWord } = comparing
  if (isWord && isOtherNumber(answer.key, guess.key, language, isWord)) return 'same'
  const cost = tokenCost(answer, guess, false, comparing)
  if (cost >= CLOSE) {
    const isOther = isTechnicalContrast(answer.key, guess.key) || isOtherWord(answer, guess, comparing)
    return isOther ? 'other_word' : 'typo'
  }
  // What costs one typo and differs by more was taken by ear.
  const typos = Math.max(1, typoBudget(answer.text.length))
  return cost === 1 && editDistance(answer.key, guess.key, typos) > typos ? 'sound' : 'typo'
}
