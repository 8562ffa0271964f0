import type { Language } from '#shared/constants/game.ts'
import type { AnswerForm, AnswerKey } from './answer-key.ts'
import { type Token, tokenise } from './fold.ts'
import { isNumberWord, withDigits, withNumbers } from './numbers.ts'
import { join } from './readings.ts'

const set = (words: string): ReadonlySet<string> => new Set(words.split(' '))

/** Number words that any talk is full of; they are not heard as numbers there. */
const TALK = {
  english: set('one first second two'),
  italian: set('uno primo prima primi prime secondo seconda due sei mille'),
}
/** Words of one or two letters that any talk is full of: an answer may be one of them, a line need not be it. */
const SHORT_TALK = {
  english: set(
    'a i u am an as at be by do go ha he hi if in is it me my no of oh ok on or so to up us we ye yo',
  ),
  italian: set(
    'a e i o ad ah ai al c ce ci co da di do e ed eh fa fu gli ha ho il in io l la le li lo ma me mi ne no o od oh ok ' +
      'se si so sta su te ti tu tv un va ve vi',
  ),
}
const SPELLED_FROM = 3
/** An answer of so many letters gives itself away inside a longer word, too: "lanterns", "xlantern". */
const INSIDE_FROM = 5

interface Line {
  readonly text: string
  /** Where words begin and end in the text without spaces. */
  readonly edges: ReadonlySet<number>
  readonly words: ReadonlySet<string>
}

function layOut(tokens: readonly Token[]): Line {
  const edges = new Set([0])
  let text = ''
  for (const token of tokens) {
    text += join([token])
    edges.add(text.length)
  }
  return { text, edges, words: new Set(tokens.map((token) => join([token]))) }
}

/** Whether the answer begins and ends where words of the line do; letters apart are words of one letter. */
function holds({ text, edges, words }: Line, answer: string, language: Language): boolean {
  if (answer.length < SPELLED_FROM) return words.has(answer) && !SHORT_TALK[language].has(answer)
  for (let at = text.indexOf(answer); at >= 0; at = text.indexOf(answer, at + 1)) {
    if (edges.has(at) && edges.has(at + answer.length)) return true
  }
  return false
}

/** The number words of a line read, all but those that are in any talk. Letters are not read as roman numerals. */
function readNumbers(tokens: readonly Token[], language: Language): Token[] {
  const read: Token[] = []
  let run: Token[] = []
  const close = () => {
    read.push(...withNumbers(run, language, 'none'))
    run = []
  }
  for (const [index, token] of tokens.entries()) {
    // Beside another number word it is one after all: "one hundred", "twenty one".
    const isTalk = TALK[language].has(token.text) && !hasNumberBeside(tokens, index, language)
    if (!isTalk) run.push(token)
    else {
      close()
      read.push(token)
    }
  }
  close()
  return read
}

const hasNumberBeside = (tokens: readonly Token[], index: number, language: Language): boolean =>
  [tokens[index - 1], tokens[index + 1]].some(
    (token) => token !== undefined && !TALK[language].has(token.text) && isNumberWord(token.text, language),
  )

const spell = (words: readonly { readonly text: string }[]): string => words.map(({ text }) => text).join(' ')
const isTold = (answer: string): boolean => answer.length >= INSIDE_FROM && !answer.includes('#')

/** Whether a line gives an answer away: as whole words in it, or spelled out. */
export function holdsAnswer(key: AnswerKey, line: string): boolean {
  const tokens = tokenise(line, key.language)
  const lines = [layOut(withDigits(tokens)), layOut(readNumbers(tokens, key.language))]
  const spaced = spell(tokens)
  const isIn = ({ joined, elided, words }: AnswerForm): boolean =>
    words.some((answer) => isTold(spell(answer)) && spaced.includes(spell(answer))) ||
    [...joined, ...elided].some((answer) => lines.some((one) => holds(one, answer, key.language)))
  return key.answers.some(isIn)
}
