import type { Language } from '#shared/constants/game.ts'
import { readTokens, type Token } from './read-tokens.ts'

/** A closed list (GAME-42): what is said before a whole answer and changes nothing, as folded words. */
const ENGLISH = {
  is: 'it is|it was|its|that is|that was|thats|this is|he is|he was|hes|she is|she was|shes|they are|they were|theyre|you are|youre|it would be|itd be|that would be|thatd be|there (?:is|are|was|were)|is it|was it|is that|is this|is he|was he|is she|was she|are they|were they',
  opinion: '(?:i|id|i would) (?:think|believe|say)(?: that)?',
  question: 'what is|what was|what are|what were|whats|who is|who was|who are|who were|whos',
  answer: '(?:is )?(?:(?:my|the) )?answer(?: is|s)?',
  own: '(?:my|your)',
} as const
const ITALIAN = {
  is: 'e stat[oaie]|fu|(?:questo |questa |quello |quella )?(?:e|era)|sono|erano|(?:sara|sei)(?= (?:il|lo|la|l|i|gli|le|un|uno|una) )|sara(?= \\S+ \\S)|saranno|sarebbe|sarebbero|(?:ci|ce ne) (?:sono|erano)',
  opinion: '(?:io )?(?:penso|credo|direi|dico)(?: che)?|secondo me|per me',
  question:
    '(?:che )?cos e|(?:che )?cosa (?:e|era|sono)|che (?:e|era)|chi (?:e|era|sono|erano)|qual e|quale e',
  answer: '(?:la (?:mia )?)?risposta(?: e| sia)?',
  own: '(?:(?:la|il|le|i) )?(?:mia|mio|mie|miei|tua|tuo|tue|tuoi)',
} as const
const ITALIAN_DOUBT = '(?:sia|siano|fosse)'

const BEFORE: Readonly<Record<Language, RegExp>> = {
  english: frame(ENGLISH, ENGLISH.is),
  italian: frame(ITALIAN, `${ITALIAN.is}|${ITALIAN_DOUBT}`),
}
const OWN: Readonly<Record<Language, RegExp>> = {
  english: new RegExp(`^${ENGLISH.own} `),
  italian: new RegExp(`^${ITALIAN.own} `),
}
const BEHIND: Readonly<Record<Language, RegExp>> = {
  english: / (?:i (?:think|believe)|id say|is (?:my|the) answer)$/,
  italian: / (?:penso|credo|direi|secondo me|per me|e la (?:mia )?risposta)$/,
}

function frame({ is, opinion, question, answer }: Record<keyof typeof ENGLISH, string>, thought: string) {
  return new RegExp(`^(?:(?:${opinion})(?: (?:${thought}|${answer}))?|${question}|${answer}|${is}) `)
}

const LONGEST_FRAME = 6

/** Without its accent it is a name: "sara rossi" is nobody's guess at Rossi. */
const WILL_BE = /(?<!\p{L})sar(?:à|á|a['’`´])/giu

/**
 * The words of a guess without the frame before or behind them, then without "my" or "your", which may be the answer's
 * own; none where there is nothing to leave out.
 */
export function unframed(said: readonly Token[], guess: string, language: Language): Token[][] {
  const clear = language === 'italian' ? guess.replace(WILL_BE, 'sarebbe ') : guess
  const tokens = clear === guess ? said : readTokens(clear, language)
  // One frame, before or behind (GAME-42): with a second one it is talk about the answer.
  const inFrame = without(BEFORE[language], tokens) ?? withoutEnd(BEHIND[language], tokens)
  const owned = without(OWN[language], inFrame ?? tokens)
  return [inFrame, owned].filter((words) => words !== null)
}

/** What stands behind a frame, as it was typed: signs tell amounts and dates. Null where there is no frame. */
export function textInFrame(guess: string, language: Language): string | null {
  const clear = language === 'italian' ? guess.replace(WILL_BE, 'sarebbe ') : guess
  const words = clear.trim().split(/\s+/)
  for (let count = Math.min(words.length - 1, LONGEST_FRAME); count > 0; count--) {
    const before = `${textOf(readTokens(words.slice(0, count).join(' '), language))} `
    if (BEFORE[language].exec(before)?.[0] === before) return words.slice(count).join(' ')
  }
  return null
}

const textOf = (tokens: readonly Token[]): string => tokens.map((token) => token.text).join(' ')
const wordsIn = (text: string): number => text.trim().split(' ').length

function without(frame: RegExp, tokens: readonly Token[]): Token[] | null {
  const found = frame.exec(textOf(tokens))
  return found && tokens.slice(wordsIn(found[0]))
}

function withoutEnd(frame: RegExp, tokens: readonly Token[]): Token[] | null {
  const found = frame.exec(textOf(tokens))
  return found && tokens.slice(0, -wordsIn(found[0]))
}
