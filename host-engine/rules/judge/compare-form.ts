import { editDistance } from './edit-distance.ts'
import { joinTokens, type Token } from './read-tokens.ts'
import { GLUED } from './small-words.ts'
import { CLOSE, type Comparing, isOtherWord, NONE, tokenCost, typoBudget } from './token-cost.ts'

/** One way to write an answer: its words, and what they look like run together. */
export interface Form {
  readonly tokens: readonly Token[]
  readonly joins: readonly string[]
  /** Letters that are said one by one (J.F.K., USA): only these may be typed with spaces between. */
  readonly initials: boolean
}

/** One way to read a guess. */
export interface Reading {
  readonly tokens: readonly Token[]
  readonly text: string
  readonly key: string
  /** Nothing but single letters: a word spelled out. */
  readonly spelled: boolean
}

export function toReading(tokens: readonly Token[]): Reading {
  const spelled = tokens.length > 1 && tokens.every((token) => token.text.length === 1 && !token.numeric)
  return { tokens, text: joinTokens(tokens, 'text'), key: joinTokens(tokens, 'key'), spelled }
}

/** The cost of taking this reading for this form: see token-cost. */
export function compareForm(form: Form, reading: Reading, comparing: Comparing): number {
  const exact = form.joins.includes(reading.text) || form.joins.includes(reading.key)
  if (exact) return reading.spelled && !form.initials ? CLOSE : 0
  if (isGlued(form, reading, comparing)) return 0
  const compare = form.tokens.length === reading.tokens.length ? wordByWord : runTogether
  return compare(form, reading, comparing)
}

function wordByWord({ tokens: answer }: Form, { tokens: guess }: Reading, comparing: Comparing): number {
  let sum = 0
  for (let at = 0; at < answer.length; at++) {
    const mine = answer[at]
    const theirs = guess[at]
    if (mine === undefined || theirs === undefined) return NONE
    const cost = tokenCost(mine, theirs, answer.length === 1, comparing)
    if (cost === NONE) return NONE
    sum = cost === CLOSE || sum === CLOSE ? CLOSE : sum + cost
  }
  return sum
}

/** lombra for ombra, thebeatles for beatles; but "lago" is not "l'ago": a word of its own is that word. */
function isGlued(form: Form, reading: Reading, comparing: Comparing): boolean {
  const first = reading.tokens[0]
  const core = joinTokens(form.tokens, 'text')
  if (first === undefined || first.numeric || core.length < 3 || reading.text.length > core.length + 4)
    return false
  if (comparing.language === 'italian' && !/^[aeiouh]/.test(core)) return false
  if (!GLUED[comparing.language].some((article) => article + core === reading.text)) return false
  return comparing.isWord === undefined ? core.length >= 5 : !comparing.isWord(first.text)
}

/**
 * Words run together or parted otherwise than in the answer, with one slip at most ("icecreem", "butter fyl"). A word
 * too many or too few is no slip, and numbers never take part.
 */
function runTogether(form: Form, reading: Reading, comparing: Comparing): number {
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
