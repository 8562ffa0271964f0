import type { Language } from '#shared/constants/game.ts'
import { englishNumberWord } from './english-number-words.ts'
import { isItalianOne, italianNumberWord } from './italian-number-words.ts'
import { cardinal, type NumberWord } from './number-word.ts'
import { isDigits } from './split-words.ts'

/** One or more words read together: `value` is the number they say in digits, or null for an ordinary word. */
export interface ReadWord {
  readonly text: string
  readonly value: string | null
}

interface Run {
  readonly total: number
  readonly current: number
  readonly lastScale: number
  readonly next: number
}

type Sum = Omit<Run, 'next'>

const NO_RUN: Sum = { total: 0, current: 0, lastScale: Number.POSITIVE_INFINITY }

/** Puts number words together: "two hundred and five" and "duecento cinque" both become one word, 205. */
export function readNumbers(words: readonly string[], language: Language): ReadWord[] {
  const read: ReadWord[] = []
  let at = 0
  while (at < words.length) {
    const run = readRun(words, at, language)
    if (run === null) {
      const word = words[at] ?? ''
      read.push({ text: word, value: isDigits(word) ? word : null })
      at++
    } else {
      const text = words.slice(at, run.next).join('')
      read.push({ text, value: String(run.total + run.current) })
      at = run.next
    }
  }
  return read
}

function readRun(words: readonly string[], start: number, language: Language): Run | null {
  let run: Run | null = null
  for (;;) {
    const at: number = run?.next ?? start
    const joint: number = run !== null && isJoint(words[at] ?? '', run, language) ? 1 : 0
    const number = numberAt(words, at + joint, language, run !== null)
    if (number === null || (joint === 1 && run !== null && !mayFollowJoint(number, run))) return run
    const after = extend(run ?? NO_RUN, number, run !== null, language)
    if (after === null) return run
    run = { ...after, next: at + joint + 1 }
    if (number.ordinal) return run
  }
}

function numberAt(
  words: readonly string[],
  at: number,
  language: Language,
  inside: boolean,
): NumberWord | null {
  const word = words[at]
  if (word === undefined) return null
  const beforeScale = isScale(words[at + 1], language)
  if (isDigits(word)) {
    // Digits alone are kept as they are typed (007 is not 7); only "2 million" is read.
    return !inside && beforeScale && Number(word) < 1000 ? cardinal(Number(word)) : null
  }
  if (language === 'italian' && isItalianOne(word) && !inside) {
    return at === words.length - 1 || beforeScale ? cardinal(1) : null
  }
  return wordNumber(word, language)
}

function wordNumber(word: string, language: Language): NumberWord | null {
  if (language === 'english') return englishNumberWord(word)
  return word === 'un' || word === 'una' ? italianNumberWord('uno') : italianNumberWord(word)
}

function isScale(word: string | undefined, language: Language): boolean {
  if (word === undefined || isDigits(word)) return false
  const number = wordNumber(word, language)
  return number?.kind === 'scale' && (language === 'english' || word !== 'cento')
}

/** "and" and "e" belong to the number only after hundreds or thousands. */
function isJoint(word: string, run: Run, language: Language): boolean {
  const value = run.total + run.current
  return word === (language === 'english' ? 'and' : 'e') && value >= 100 && value % 100 === 0
}

/** "two hundred and five", "mille e novecento". */
function mayFollowJoint({ kind, value }: NumberWord, { total, current }: Run): boolean {
  return kind === 'add' && value < ((total + current) % 1000 === 0 ? 1000 : 100)
}

function extend(run: Sum, number: NumberWord, started: boolean, language: Language): Sum | null {
  if (number.kind === 'scale') return multiply(run, number.value, started)
  if (!started) return { ...run, current: number.value }
  if (number.value === 0) return null
  if (run.current === 0 && run.total > 0) {
    return number.value < run.lastScale ? { ...run, current: number.value } : null
  }
  if (fits(run.current, number.value)) return { ...run, current: run.current + number.value }
  const isYear = language === 'english' && run.total === 0 && run.current >= 10 && run.current <= 20
  if (isYear && number.value >= 10 && number.value < 100) {
    return { ...run, current: run.current * 100 + number.value }
  }
  return null
}

function multiply(run: Sum, value: number, started: boolean): Sum | null {
  if (value === 100) {
    if (run.current >= 1 && run.current <= 99) return { ...run, current: run.current * 100 }
    if (run.current === 0) return { ...run, current: 100 }
    return fits(run.current, 100) ? { ...run, current: run.current + 100 } : null
  }
  if (value >= run.lastScale || (started && run.current === 0)) return null
  return { total: run.total + (run.current || 1) * value, current: 0, lastScale: value }
}

/** Whether a smaller number may follow: 200 + 5 and 20 + 1, but not 10 + 2 nor 205 + 3. */
function fits(current: number, value: number): boolean {
  if (current === 0) return false
  const size = 10 ** String(value).length
  const tens = current % 100
  return current % size === 0 && (value >= 10 || tens === 0 || tens >= 20)
}
