import type { Language } from '#shared/constants/game.ts'
import { englishNumberWord } from './english-number-words.ts'
import { isItalianOne, italianNumberWord } from './italian-number-words.ts'
import type { NumberWord } from './number-word.ts'
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

const NO_RUN: Omit<Run, 'next'> = { total: 0, current: 0, lastScale: Number.POSITIVE_INFINITY }

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
  let at = start
  while (at < words.length) {
    const joint = run !== null && isJoint(words[at] ?? '', run, language) ? 1 : 0
    const word = words[at + joint] ?? ''
    const number = numberAt(words, at + joint, language, run)
    if (number === null) break
    const before: Run = run ?? { ...NO_RUN, next: start }
    if (joint === 1 && (number.kind === 'scale' || number.value >= 100)) break
    const after = extend(before, number, run !== null, language)
    if (after === null) break
    at += joint + 1
    run = { ...after, next: at }
    if (number.ordinal || (isDigits(word) && at === start + 1 && !isScale(words[at], language))) break
  }
  // Digits alone are kept as they are typed (007 is not 7); only "2 million" is read.
  if (run !== null && run.next === start + 1 && isDigits(words[start] ?? '')) return null
  return run
}

function numberAt(
  words: readonly string[],
  at: number,
  language: Language,
  run: Run | null,
): NumberWord | null {
  const word = words[at]
  if (word === undefined) return null
  if (isDigits(word)) {
    const value = Number(word)
    return run === null && value < 1000 && isScale(words[at + 1], language)
      ? { kind: 'add', value, ordinal: false }
      : null
  }
  const number = wordNumber(word, language)
  if (language === 'italian' && isItalianOne(word) && run === null) {
    return at === words.length - 1 || isScale(words[at + 1], language)
      ? { kind: 'add', value: 1, ordinal: false }
      : null
  }
  return number
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

function extend(
  run: Run,
  number: NumberWord,
  started: boolean,
  language: Language,
): Omit<Run, 'next'> | null {
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

function multiply(run: Run, value: number, started: boolean): Omit<Run, 'next'> | null {
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
