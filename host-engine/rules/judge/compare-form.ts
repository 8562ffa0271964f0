import type { Allowed, Beside, Besides } from './beside.ts'
import { editDistance } from './edit-distance.ts'
import { isSpellingOfName } from './first-name-spellings.ts'
import { isSaidAsOne } from './italian-ear.ts'
import { isMcCuneReischauer } from './mccune-reischauer.ts'
import { joinTokens, type Token } from './read-tokens.ts'
import { GLUED } from './small-words.ts'
import { CLOSE, type Comparing, isOtherWord, NONE, tokenCost, typoBudget } from './token-cost.ts'
import { isWadeGiles } from './wade-giles.ts'

/** One way to write an answer: its words, and what they look like run together. */
export interface Form {
  readonly tokens: readonly Token[]
  readonly joins: readonly string[]
  /** Letters that are said one by one (J.F.K., USA): only these may be typed with spaces between. */
  readonly initials: boolean
  /** What a guess may say beside it. */
  readonly beside?: Besides
  /** The first names that a guess may say beside it; undefined for any. */
  readonly bearers?: readonly string[] | undefined
  /** Counts only where the lexicon does not know its last word. */
  readonly counts?: Allowed
  /** The title of a numbered name, said or left out. */
  readonly title?: string
}

/** One way to read a guess. */
export interface Reading {
  readonly tokens: readonly Token[]
  readonly text: string
  readonly key: string
  /** Nothing but single letters: a word spelled out. */
  readonly spelled: boolean
  /** What was said beside these words and is left out. */
  readonly beside?: Beside
  /** The first name that was. */
  readonly firstName?: string
  /** The title that was said before a numbered name, and is left out here. */
  readonly title?: string
}

export function toReading(tokens: readonly Token[]): Reading {
  const spelled = tokens.length > 1 && tokens.every((token) => token.text.length === 1 && !token.numeric)
  return { tokens, text: joinTokens(tokens, 'text'), key: joinTokens(tokens, 'key'), spelled }
}

/** The cost of taking this reading for this form: see token-cost. */
export function compareForm(form: Form, reading: Reading, comparing: Comparing): number {
  if (form.title !== undefined && reading.title !== undefined && form.title !== reading.title) return NONE
  const allowed = reading.beside === undefined ? 'always' : form.beside?.[reading.beside]
  if (allowed === undefined) return NONE
  if (
    reading.firstName !== undefined &&
    form.bearers !== undefined &&
    !isBearer(form.bearers, reading.firstName)
  )
    return NONE
  const cost = costOf(form, reading, comparing)
  if (cost === NONE || (allowed === 'always' && form.counts !== 'unknown')) return cost
  const { isWord } = comparing
  return isWord === undefined || isWord(form.tokens.at(-1)?.text ?? '') ? NONE : cost
}

const isBearer = (bearers: readonly string[], first: string): boolean =>
  first.length === 1
    ? bearers.some((name) => name.startsWith(first))
    : bearers.some((name) => name === first || isSpellingOfName(name, first))

function costOf(form: Form, reading: Reading, comparing: Comparing): number {
  const exact = form.joins.includes(reading.text) || form.joins.includes(reading.key)
  if (exact) return reading.spelled && !form.initials ? CLOSE : 0
  if (isGlued(form, reading, comparing)) return 0
  const compare = form.tokens.length === reading.tokens.length ? wordByWord : runTogether
  const cost = compare(form, reading, comparing)
  if (cost <= 1) return cost
  return isOlderRomanisation(form, reading) || isHeardAsOne(form, reading, comparing) ? 1 : cost
}

/** In Italian a name of abroad is written as it is heard, its words together or apart: "breddpit", "niu iork". */
function isHeardAsOne({ tokens }: Form, { tokens: said, key }: Reading, comparing: Comparing): boolean {
  const { language, isWord } = comparing
  if (language !== 'italian' || isWord === undefined || tokens.length < 2 || tokens[0]?.proper !== true)
    return false
  if (!isNearInLength(tokens, 'key', key, 4) || said.every(({ text }) => isWord(text))) return false
  // An initial is heard, too: George H. W. Bush is not George W.
  if ([...tokens, ...said].some(({ numeric, text }) => numeric || text.length === 1)) return false
  return isSaidAsOne(joinTokens(tokens, 'key'), key)
}

/** Mao Tse-tung and Mao Zedong, Kim Jong-un and Kim Chong Eun, whose syllables stand together otherwise. */
function isOlderRomanisation(form: Form, reading: Reading): boolean {
  if (form.tokens[0]?.proper !== true || !isNearInLength(form.tokens, 'key', reading.key, 4)) return false
  // An initial is no syllable: Sudan is not S. Sudan.
  if (form.tokens.some(({ text }) => text.length === 1)) return false
  const whole = joinTokens(form.tokens, 'key')
  return isWadeGiles(whole, reading.key) || (form.tokens.length > 1 && isMcCuneReischauer(whole, reading.key))
}

function wordByWord({ tokens: answer }: Form, { tokens: guess }: Reading, comparing: Comparing): number {
  let sum = 0
  for (let at = 0; at < answer.length; at++) {
    const mine = answer[at]
    const theirs = guess[at]
    if (mine === undefined || theirs === undefined) return NONE
    const cost = tokenCost(mine, theirs, answer.length === 1, comparing)
    if (cost === NONE) return NONE
    sum = Math.min(sum + cost, CLOSE)
  }
  return sum
}

/** lombra for ombra, thebeatles for beatles; but "lago" is not "l'ago": a word of its own is that word. */
function isGlued(form: Form, reading: Reading, comparing: Comparing): boolean {
  const first = reading.tokens[0]
  if (first === undefined || first.numeric || !isNearInLength(form.tokens, 'text', reading.text, 4))
    return false
  const core = joinTokens(form.tokens, 'text')
  if (core.length < 3) return false
  if (comparing.language === 'italian' && !/^[aeiouh]/.test(core)) return false
  if (!GLUED[comparing.language].some((article) => article + core === reading.text)) return false
  return comparing.isWord === undefined ? core.length >= 5 : !comparing.isWord(first.text)
}

/**
 * Words run together or parted otherwise than in the answer, with one slip at most ("icecreem", "butter fyl"). A word
 * too many or too few is no slip, and numbers never take part.
 */
function runTogether(form: Form, reading: Reading, comparing: Comparing): number {
  if (!isNearInLength(form.tokens, 'key', reading.key, 1)) return NONE
  const whole = joinTokens(form.tokens, 'key')
  if (whole.length < 5 || Math.abs(whole.length - reading.key.length) > 1) return NONE
  if ([...form.tokens, ...reading.tokens].some((token) => token.numeric)) return NONE
  if (holdsAll(form.tokens, reading.tokens) || holdsAll(reading.tokens, form.tokens)) return NONE
  if (editDistance(whole, reading.key, 1) > 1) return NONE
  const joined = { text: reading.text, key: reading.key, numeric: false }
  const other =
    isOtherWord({ ...joined, key: whole }, joined, comparing) ||
    (comparing.isWord !== undefined && reading.tokens.every((token) => comparing.isWord?.(token.text)))
  return !other && !reading.spelled && slipIsForgiven(form.tokens, reading.key) ? 1 : CLOSE
}

/** A look before the words are joined, which most pairs do not need; numbers side by side have a mark between. */
function isNearInLength(tokens: readonly Token[], by: 'text' | 'key', joined: string, most: number): boolean {
  let length = 0
  for (const token of tokens) length += token[by].length
  return Math.abs(joined.length - length) <= most + tokens.length
}

function holdsAll(many: readonly Token[], few: readonly Token[]): boolean {
  return few.every((word) => many.some((other) => other.key === word.key))
}

/** Whether the one slip lies within a word that is long enough to have one. */
function slipIsForgiven(tokens: readonly Token[], typed: string): boolean {
  let at = 0
  for (const token of tokens) {
    if (typed.startsWith(token.key, at)) {
      at += token.key.length
      continue
    }
    return typoBudget(token.text.length) > 0
  }
  return typoBudget(tokens.at(-1)?.text.length ?? 0) > 0
}
