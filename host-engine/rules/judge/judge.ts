import type { Language, Strictness, Verdict } from '#shared/constants/game.ts'
import type { AnswerKey } from './answer-key.ts'
import { compareForm, type Form, type Reading } from './compare-form.ts'
import { textInFrame } from './frames.ts'
import { freerReadings, plainReadings } from './guess-readings.ts'
import { itemsOfGuess } from './list-answers.ts'
import { markInitials } from './lone-initials.ts'
import { readTokens } from './read-tokens.ts'
import { CLOSE, type Comparing, FAR, NONE } from './token-cost.ts'
import { isSameValue, type Value, valuesOf } from './values.ts'

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
  const { language, values } = key
  const readings = readingsOfGuess(guess, language)
  const comparing: Comparing = { language, isWord: options.isWord && remembering(options.isWord) }
  if (bestCost(key.reject, readings, comparing, true) === 0) return 'wrong'
  const said = values.accept.length + values.reject.length > 0 ? saidValues(guess, language) : []
  if (holdsValue(values.accept, said)) return 'correct'
  if (holdsValue(values.reject, said)) return 'wrong'
  const listed = listCost(key, guess, comparing)
  const plain = verdictOn(key, readings, comparing, options.strictness, listed)
  if (plain === 'correct') return plain
  const freer = freerReadings(guess, language, key.prompt)
  const inside = verdictOn(key, freer, comparing, options.strictness)
  if (inside === 'correct' && bestCost(key.reject, freer, comparing, true) > 0) return inside
  return plain === 'close' || inside === 'close' || isPart(key, readings) ? 'close' : 'wrong'
}

/** One guess asks for the same few words again for every form of every answer. */
function remembering(isWord: IsWord): IsWord {
  const known = new Map<string, boolean>()
  return (word) => {
    const before = known.get(word)
    if (before !== undefined) return before
    const is = isWord(word)
    known.set(word, is)
    return is
  }
}

function verdictOn(
  key: AnswerKey,
  readings: readonly Reading[],
  comparing: Comparing,
  strictness: Strictness = 'normal',
  listed = NONE,
): Verdict {
  const cost = Math.min(bestCost(key.accept, readings, comparing, true), listed)
  if (cost === 0) return 'correct'
  if (cost === NONE) return 'wrong'
  if (strictness === 'strict' || cost >= (strictness === 'relaxed' ? CLOSE : FAR)) return 'close'
  // A slip that lies as near to a guess known to be wrong proves nothing.
  return bestCost(key.reject, readings, comparing, false) <= cost ? 'close' : 'correct'
}

const isPart = ({ parts }: AnswerKey, readings: readonly Reading[]): boolean =>
  readings.some(({ text }) => parts.includes(text))

/** What a guess may be read as, made once for all answers. */
function readingsOfGuess(guess: string, language: Language): Reading[] {
  const marked = markInitials(guess, language)
  return [guess, ...(marked === null ? [] : [marked])].flatMap((text) =>
    plainReadings(readTokens(text, language), language),
  )
}

/** The amounts, dates and times that a guess may mean, in a frame or without one. */
function saidValues(guess: string, language: Language): Value[] {
  const inFrame = textInFrame(guess, language)
  return [...valuesOf(guess, language), ...(inFrame === null ? [] : valuesOf(inFrame, language))]
}

function holdsValue(known: readonly Value[], said: readonly Value[]): boolean {
  return known.some((value) => said.some((other) => isSameValue(value, other)))
}

/** The things of a list in any order: each of them once, and nothing else. */
function listCost({ lists, language }: AnswerKey, guess: string, comparing: Comparing): number {
  return Math.min(
    NONE,
    ...lists.map((items) => {
      const said = itemsOfGuess(guess, items.length, language)
      if (said === null) return runsCost(items, guess, language, comparing)
      return assign(
        items,
        said.map((item) => readingsOfGuess(item, language)),
        comparing,
      )
    }),
  )
}

/** Things of several words with nothing between them: at each word the first of those left that begins there. */
function runsCost(
  items: readonly (readonly Form[])[],
  guess: string,
  language: Language,
  comparing: Comparing,
): number {
  const words = guess.trim().split(/\s+/)
  const left = new Set(items)
  if (words.length !== items.reduce((sum, forms) => sum + lengthOf(forms), 0)) return NONE
  let sum = 0
  for (let at = 0; at < words.length; ) {
    const from = at
    const next = [...left].find((forms) => {
      const run = words.slice(from, from + lengthOf(forms)).join(' ')
      return bestCost(forms, readingsOfGuess(run, language), comparing, true) < FAR
    })
    if (next === undefined) return NONE
    const run = words.slice(from, from + lengthOf(next)).join(' ')
    sum += bestCost(next, readingsOfGuess(run, language), comparing, true)
    left.delete(next)
    at += lengthOf(next)
  }
  return Math.min(sum, CLOSE)
}

const lengthOf = ([form]: readonly Form[]): number => form?.tokens.length ?? 0

/** Each thing said is taken for the first of those left that it is nearest to. */
function assign(
  items: readonly (readonly Form[])[],
  said: readonly (readonly Reading[])[],
  comparing: Comparing,
): number {
  const left = new Set(items)
  let sum = 0
  for (const readings of said) {
    const costs = [...left].map((forms) => ({ forms, cost: bestCost(forms, readings, comparing, true) }))
    const nearest = costs.reduce((best, other) => (other.cost < best.cost ? other : best))
    if (nearest.cost === NONE) return NONE
    left.delete(nearest.forms)
    sum = Math.min(sum + nearest.cost, CLOSE)
  }
  return sum
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
