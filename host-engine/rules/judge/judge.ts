import type { Strictness, Verdict } from '#shared/constants/game.ts'
import type { AnswerForm, AnswerKey } from './answer-key.ts'
import { tokenise } from './fold.ts'
import { type Readings, readText } from './readings.ts'
import { type SlipRules, type Slips, slipsBetween } from './slips.ts'

export { type AnswerKey, compileAnswerKey } from './answer-key.ts'
export { holdsAnswer } from './holds-answer.ts'

export interface JudgeOptions {
  readonly strictness?: Strictness
  /** Whether a word, folded to lower case without accents, is one of its own: then it is no typo of another. */
  readonly isWord?: (word: string) => boolean
}

/** Answers with fewer letters are too easily near to be called so. */
const CLOSE_FROM = 4

const isSame = (one: readonly string[], other: readonly string[]): boolean =>
  one.some((text) => other.includes(text))

const isRight = (form: AnswerForm, guess: Readings, isWord: SlipRules['isWord']): boolean =>
  isSame(form.joined, guess.joined) ||
  guess.joined.some((text) => form.elided.includes(text) && !isWord?.(text))

const isNearer = (one: Slips, other: Slips | null): boolean =>
  other === null || one.excess < other.excess || (one.excess === other.excess && one.count < other.count)

function fewestSlips(form: Readings, guess: Readings, rules: SlipRules): Slips | null {
  let best: Slips | null = null
  for (const wanted of form.words) {
    for (const typed of guess.words) {
      const slips = slipsBetween(wanted, typed, rules)
      if (slips && isNearer(slips, best)) best = slips
    }
  }
  return best
}

/** The nearest answer's slips; a guess that is as near to a rejected one is one slip over. */
function nearest(key: AnswerKey, guess: Readings, rules: SlipRules): Slips | null {
  let best: Slips | null = null
  for (const form of key.answers) {
    const slips = fewestSlips(form, guess, rules)
    const counts = slips && (slips.excess === 0 || form.letters >= CLOSE_FROM)
    if (counts && isNearer(slips, best)) best = slips
  }
  if (!best || best.excess > 0) return best
  const { count } = best
  const rivals = key.rejects.some((reject) => {
    const slips = fewestSlips(reject, guess, { language: rules.language })
    return slips !== null && slips.count <= count
  })
  return rivals ? { count, excess: 1 } : best
}

/** Whether a guess is the answer (GAME-22, GAME-23, QUIZ-9). */
export function judge(key: AnswerKey, guess: string, options: JudgeOptions = {}): Verdict {
  const { strictness = 'normal', isWord } = options
  const readings = readText(tokenise(guess, key.language), key.language, ['meant', 'at the end'])
  if (readings.joined.every((text) => text === '')) return 'wrong'
  if (key.rejects.some((reject) => isSame(reject.joined, readings.joined))) return 'wrong'
  if (key.answers.some((form) => isRight(form, readings, isWord))) return 'correct'
  const slips = nearest(key, readings, { language: key.language, isWord })
  if (!slips) return 'wrong'
  if (strictness === 'strict') return 'close'
  return slips.excess === 0 || strictness === 'relaxed' ? 'correct' : 'close'
}
