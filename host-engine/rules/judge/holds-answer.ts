import type { AnswerKey } from './answer-key.ts'
import { COMMON_WORDS, HEDGES } from './common-words.ts'
import type { Form } from './compare-form.ts'
import { readTokens, type Token } from './read-tokens.ts'
import { isInner } from './readings.ts'
import { sameToken } from './token-cost.ts'

/** From this length on an answer is recognised across other words' borders, and in them ("but terfly", "xlanterns"). */
const SAFE_LENGTH = 5

/** Some of them are words ("&", "+", "%"), but between the letters of an answer they only part them. */
const SIGNS = /[^\p{L}\p{M}\p{Nd}\s'’]/gu

/**
 * Whether a chat line gives the answer away: as whole words, spelled out with spaces or signs between its letters, or,
 * when it is long enough to be no chance, inside other words.
 * A single letter or an everyday word ("io", "the", "one") counts only in a line that says nothing else ("is it io").
 */
export function holdsAnswer(key: AnswerKey, line: string): boolean {
  const bare = line.replace(SIGNS, ' ')
  return isHeldBy(line, key) || (bare !== line && isHeldBy(bare, key))
}

function isHeldBy(line: string, key: AnswerKey): boolean {
  const tokens = readTokens(line, key.language)
  const text = spell(tokens)
  return key.accept.some(
    (form) => isInside(form, text) || saysForm(form, tokens, key) || joinsToForm(form, tokens),
  )
}

const spell = (tokens: readonly Token[]): string => tokens.map((token) => token.text).join(' ')

function isInside({ tokens }: Form, line: string): boolean {
  const answer = spell(tokens)
  // A lone letter in front is in any word that ends with it: "is pietro" says no "S. Pietro".
  if (tokens[0]?.text.length === 1) return false
  return answer.length >= SAFE_LENGTH && !tokens.some((token) => token.numeric) && line.includes(answer)
}

function saysForm(form: Form, line: readonly Token[], key: AnswerKey): boolean {
  for (let start = 0; start < line.length; start++) {
    const end = matchAt(form.tokens, line, start, key)
    if (end === null) continue
    if (!isEveryday(line.slice(start, end), form, key) || isOnlyHedged(line, start, end, key)) return true
  }
  return false
}

/** The end of the form's words in the line from `start`, small words between them skipped; null when not there. */
function matchAt(
  words: readonly Token[],
  line: readonly Token[],
  start: number,
  key: AnswerKey,
): number | null {
  let at = start
  for (const [index, word] of words.entries()) {
    let here = line[at]
    while (index > 0 && here !== undefined && !sameToken(word, here) && isInner(here, key.language))
      here = line[++at]
    if (here === undefined || !isSaid(word, here, words.length)) return null
    at++
  }
  return at
}

function isSaid(word: Token, said: Token, words: number): boolean {
  // "vi", "mi" and "i" are words in a line; they are numerals only beside the answer's other words.
  if (words === 1 && word.numeric && !said.numeric) return word.text === said.text
  return sameToken(word, said)
}

function isEveryday(said: readonly Token[], form: Form, key: AnswerKey): boolean {
  const [word] = said
  if (word === undefined || form.tokens.length !== 1) return false
  return (word.text.length === 1 && !word.numeric) || COMMON_WORDS[key.language].has(word.text)
}

function isOnlyHedged(line: readonly Token[], start: number, end: number, key: AnswerKey): boolean {
  return line.every((token, at) => (at >= start && at < end) || HEDGES[key.language].has(token.text))
}

/** The answer with gaps inside it: single letters ("c a n d l e", "c-a-n-d-l-e") or odd pieces ("cand le"). */
function joinsToForm(form: Form, line: readonly Token[]): boolean {
  const whole = form.tokens.map((token) => token.text).join('')
  // Two digits apart are as good as together; two letters are in any line.
  if (whole.length < (form.tokens.every((token) => token.numeric) ? 2 : 3)) return false
  for (let start = 0; start < line.length; start++) {
    let typed = ''
    for (let at = start; at < line.length && typed.length < whole.length && whole.startsWith(typed); at++)
      typed += line[at]?.text ?? ''
    if (typed !== whole) continue
    if (whole.length >= SAFE_LENGTH) return true
    if (line[start]?.text.length === 1 && line[start + 1]?.text.length === 1) return true
    // "trex" for T-Rex; a word that stood alone in the answer, too, has been heard as said.
    if (form.tokens.length > 1 && line[start]?.text === whole) return true
  }
  return false
}
