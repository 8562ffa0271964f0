import type { Language } from '#shared/constants/game.ts'
import { COMMON_WORDS } from './common-words.ts'
import { isTrade } from './kinds-of-things.ts'
import { readTokens } from './read-tokens.ts'

/** A prompt that offers a choice names candidates: none of its words may stand beside an answer. */
const CHOICE = {
  english: /\b(?:or|versus|vs)\b|\//i,
  italian: /(?:^|\s)(?:o|od|oppure|ovvero)\s|\//i,
} as const
const RIDDLE = {
  english: /\b(?:what|who) am i\b/i,
  italian: /\b(?:chi|cosa) sono\b/i,
} as const
const SENTENCE = /[.!?:;…«»“”"()]+/
const CAPITAL = /^\p{Lu}/u
const ELISION = /^\p{L}{1,5}['’]/u
const OWNER = /(?<=\p{L})['’]s(?!\p{L})/gu
const SHORTEST = 3

/** What of a prompt may be said again beside its answer. */
export interface Prompt {
  /** All words, in order. */
  readonly said: readonly string[]
  /** Those that name nothing and so are no candidate. */
  readonly telling: readonly string[]
  readonly names: readonly string[]
  /** A riddle in the first person: the things it names are none of them what it asks for. */
  readonly isRiddle: boolean
  /** Names as owners: Verdi's. */
  readonly owners: readonly string[]
}

const WHO = { english: /^who\b/i, italian: /^chi\b/i } as const
/** The noun that a prompt asks for, but for what describes it: "Which Irish playwright", "Come si chiama il regista". */
const ASKED = {
  english:
    /\b(?:(?:what is|what was) the name of (?:the|this)|which|what|name the|name this)\s+((?:\p{L}[\p{L}-]*\s+){0,2}\p{L}[\p{L}-]*)/iu,
  italian:
    /(?:\bqual[ei]?\b(?:\s+(?:è|era|fu)(?!\p{L}))?|\bchi (?:è|era|fu)|come si chiama(?:va)?)\s+(?:(?:(?:il|lo|la)\s|l['’])\s*)?((?:\p{L}+\s+){0,2}\p{L}+)/iu,
} as const

/** Who did what only one does who has a full name: no band wrote an opera, and Sitting Bull painted nothing. */
const MAKER = {
  english:
    /(?:^|[.?!,:;]\s*)who (?:first )?(?:composed|painted|directed|invented|discovered|designed|sculpted)\b/i,
  italian:
    /(?:^|[.?!,:;]\s*)chi (?:ha |è stato a )?(?:compose|composto|dipinse|dipinto|diresse|diretto|inventò|inventato|scoprì|scoperto|progettò|progettato|scolpì|scolpito)(?!\p{L})/iu,
} as const

/** How surely a prompt asks for a person, which "who" alone does not: Sitting Bull has no surname. */
export function asksForPerson(prompt: string, language: Language): 'sure' | 'weak' | null {
  const words = readTokens(ASKED[language].exec(prompt)?.[1] ?? '', language)
  const at = words.findIndex(({ text }) => isTrade(text, language) || COMMON_WORDS[language].has(text))
  if (isTrade(words[at]?.text ?? '', language)) return 'sure'
  if (MAKER[language].test(prompt)) return 'sure'
  return WHO[language].test(prompt.trim()) ? 'weak' : null
}

const NOTHING: Prompt = { said: [], telling: [], names: [], isRiddle: false, owners: [] }

export function readPrompt(prompt: string, language: Language): Prompt {
  if (prompt === '' || CHOICE[language].test(prompt)) return NOTHING
  const text = prompt.replace(OWNER, '')
  const words = text.split(SENTENCE).flatMap((sentence) =>
    sentence
      .trim()
      .split(/[\s,]+/)
      .map((word, at) => ({ word, isName: at > 0 && CAPITAL.test(word.replace(ELISION, '')) })),
  )
  const textsOf = (own: typeof words) =>
    readTokens(own.map(({ word }) => word).join(' '), language).filter(({ numeric }) => !numeric)
  const names = textsOf(words.filter(({ isName }) => isName)).map(({ text }) => text)
  const telling = textsOf(words.filter(({ isName }) => !isName)).filter(
    ({ text }) => text.length >= SHORTEST && !COMMON_WORDS[language].has(text),
  )
  return {
    said: readTokens(text, language).map(({ text }) => text),
    telling: [...new Set(telling.map(({ text }) => text))],
    names,
    isRiddle: RIDDLE[language].test(prompt),
    owners: language === 'english' ? names.map((name) => `${name}s`) : [],
  }
}
