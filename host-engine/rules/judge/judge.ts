import type { Language, Strictness, Verdict } from '#shared/constants/game.ts'
import type { AnswerKey } from './answer-key.ts'
import { compareForm, type Form, type Reading, toReading } from './compare-form.ts'
import { markInitials } from './lone-initials.ts'
import { readTokens } from './read-tokens.ts'
import { readingsOf } from './readings.ts'
import { CLOSE, type Comparing, NONE } from './token-cost.ts'

export { type AnswerKey, compileAnswerKey } from './answer-key.ts'
export { holdsAnswer } from './holds-answer.ts'

/** Whether a folded word (lower case, no accents) is one of a language. */
export type IsWord = (word: string) => boolean
/** The words of each language that is known: handed in, for they are read from files. */
export type Lexicon = (language: Language) => IsWord | undefined

export interface JudgeOptions {
  readonly strictness?: Strictness
  /** Words of the quiz's language: a guess that is one is no slip. Without it fewer slips are told from words. */
  readonly isWord?: IsWord | undefined
}

/** Judges one guess: right, a near miss for its author's eyes, or wrong. */
export function judge(key: AnswerKey, guess: string, options: JudgeOptions = {}): Verdict {
  const marked = markInitials(guess, key.language)
  const readings = [guess, ...(marked === null ? [] : [marked])].flatMap((text) =>
    readingsOf(readTokens(text, key.language), key.language, true).map(toReading),
  )
  const comparing: Comparing = { language: key.language, isWord: options.isWord }
  if (bestCost(key.reject, readings, comparing, true) === 0) return 'wrong'
  const cost = bestCost(key.accept, readings, comparing, true)
  if (cost === 0) return 'correct'
  if (cost === NONE) return 'wrong'
  const strictness = options.strictness ?? 'normal'
  if (strictness === 'relaxed') return 'correct'
  if (cost === CLOSE || strictness === 'strict') return 'close'
  // A slip that lies as near to a guess known to be wrong proves nothing.
  return bestCost(key.reject, readings, comparing, false) <= cost ? 'close' : 'correct'
}

function bestCost(
  forms: readonly Form[],
  readings: readonly Reading[],
  comparing: Comparing,
  stopAtExact: boolean,
): number {
  let best = NONE
  for (const reading of readings) {
    for (const form of forms) {
      best = Math.min(best, compareForm(form, reading, comparing))
      if (best === 0 && stopAtExact) return 0
    }
  }
  return best
}
