import { describe, expect, it } from 'vitest'
import type { Language } from '#shared/constants/game.ts'
import { withoutPromptBracket, withoutPromptWords } from './guess-prompt.ts'
import { isQuoteBefore, isQuoteBehind, isSame } from './prompt-quotes.ts'
import { readPrompt } from './prompt-words.ts'
import { readTokens } from './read-tokens.ts'

const CAPITAL = 'What is the capital of Slovenia, where Verdi wrote his opera in 1850?'
const PLAYED = 'Which instrument did Paganini play?'
const LEGS = 'How many legs does a spider have?'
const RIDDLE = 'What am I? I have keys and a mouse.'
const SUONAVA = 'Quale strumento suonava Paganini?'

/** A prompt, what of it may stand beside its answer, and what may not; parted by "|". */
type Row = readonly [language: Language, prompt: string, said: string, notSaid: string]

const BEFORE: readonly Row[] = [
  [
    'english',
    CAPITAL,
    'the capital of slovenia is | the capital is | slovenias | verdis | it is | capital of | he wrote | wrote the | his opera was',
    'slovenia | the | is | not the capital | the capital is not | the capital of france is | slovenia has',
  ],
  [
    'english',
    PLAYED,
    'paganini played the | paganini plays | he played a | played paganini',
    'paganini the instrument',
  ],
  ['english', LEGS, 'a spider has | it has | spiders have', 'a beetle has'],
  ['english', RIDDLE, 'i have keys', 'keys | it has keys and | i am'],
  [
    'italian',
    SUONAVA,
    'paganini suonava il | suonava il | suonava paganini | lo strumento è | lo strumento era il',
    'paganini suona | lui suonava | non suonava',
  ],
]

const BEHIND: readonly Row[] = [
  [
    'english',
    CAPITAL,
    'is the capital of slovenia | is the capital | by verdi | by giuseppe verdi | in slovenia | the capital of slovenia | opera of it | wrote it',
    'is it | is | is not the capital | by mozart | capital | was the city of slovenia',
  ],
  [
    'english',
    PLAYED,
    'played paganini | paganini played it | is the instrument paganini played',
    'is what paganini played',
  ],
  ['english', LEGS, 'does a spider have', 'legs has a spider | legs | is what a spider has'],
  ['english', RIDDLE, 'keys and', 'is keys'],
  [
    'italian',
    SUONAVA,
    'di paganini | di niccolo paganini | suonava paganini | è lo strumento che suonava paganini | era lo strumento di paganini',
    'di verdi | strumento',
  ],
]

const GUESSES: readonly (readonly [Language, prompt: string, guess: string, left: string])[] = [
  ['english', CAPITAL, 'the capital is ljubljana', 'is ljubljana | ljubljana'],
  [
    'english',
    CAPITAL,
    'ljubljana is the capital of slovenia',
    'ljubljana is the capital | ljubljana is the | ljubljana is | ljubljana',
  ],
  ['english', CAPITAL, 'capital ljubljana opera', 'capital ljubljana | ljubljana opera | ljubljana'],
  ['english', CAPITAL, 'the very capital lima', ''],
  ['english', CAPITAL, 'ljubljana', ''],
  ['english', CAPITAL, 'capital', ''],
  ['english', RIDDLE, 'mouse piano keys', ''],
  ['italian', SUONAVA, 'strumento violino', 'violino'],
  ['italian', SUONAVA, 'violino e strumento', ''],
  ['italian', 'Quale strumento e chi lo suonava?', 'violino e strumento', 'violino e | violino'],
]

const split = (texts: string): string[] => (texts === '' ? [] : texts.split(' | '))
const textOf = (tokens: ReturnType<typeof readTokens>) => tokens.map(({ text }) => text).join(' ')

describe('[GAME-42] a prompt said again', () => {
  it.each(BEFORE)('%s, before the answer: %s', (language, prompt, said, notSaid) => {
    const isQuote = (words: string) =>
      isQuoteBefore(readTokens(words, language), readPrompt(prompt, language), language)
    expect(split(said).filter((words) => !isQuote(words))).toEqual([])
    expect(split(notSaid).filter(isQuote)).toEqual([])
  })

  it.each(BEHIND)('%s, behind the answer: %s', (language, prompt, said, notSaid) => {
    const isQuote = (words: string) =>
      isQuoteBehind(readTokens(words, language), readPrompt(prompt, language), language)
    expect(split(said).filter((words) => !isQuote(words))).toEqual([])
    expect(split(notSaid).filter(isQuote)).toEqual([])
  })

  it.each(GUESSES)('%s: beside "%s" the guess "%s" leaves "%s"', (language, prompt, guess, left) => {
    const without = withoutPromptWords(
      readTokens(guess, language),
      guess,
      readPrompt(prompt, language),
      language,
    )
    expect(without.map(textOf).sort()).toEqual(split(left).sort())
  })

  it('may stand in brackets behind an answer', () => {
    const without = (guess: string) => {
      const tokens = withoutPromptBracket(guess, readPrompt(CAPITAL, 'english'), 'english')
      return tokens === null ? null : textOf(tokens)
    }
    for (const guess of ['Nabucco (Verdi)', 'Nabucco(Verdi)', ' Nabucco (the Verdi opera) '])
      expect(without(guess)).toBe('nabucco')
    for (const guess of [
      'Nabucco (Mozart)',
      'Nabucco (Verdi Mozart)',
      'Nabucco ()',
      '(Verdi)',
      'Nabucco (Verdi) x',
    ])
      expect(without(guess)).toBeNull()
  })

  it('is the same word also as its verb or its owner is said', () => {
    const pairs =
      'became:become kings:king verdis:verdi boxes:box danced:dance dances:dance moved:move played:play plays:play marries:marry married:marry toys:toy left:leave'
    for (const pair of pairs.split(' ')) {
      const [typed = '', own = ''] = pair.split(':')
      expect([pair, isSame(typed, own)]).toEqual([pair, true])
    }
    const others =
      'leave:left marrying:marry mad:ma as:a plaything:play mov:move moverd:move maries:marry king:queen'
    for (const pair of others.split(' ')) {
      const [typed = '', own = ''] = pair.split(':')
      expect([pair, isSame(typed, own)]).toEqual([pair, false])
    }
  })
})
