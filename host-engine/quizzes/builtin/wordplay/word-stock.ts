import type { Difficulty, Language } from '#shared/constants/game.ts'
import { foldText } from '../../../rules/judge/fold-text.ts'
import type { Random } from '../../../rules/random.ts'
import { draw, lazily } from '../draw.ts'
import { ENGLISH_THEMES } from './english-words.ts'
import { ITALIAN_THEMES } from './italian-words.ts'
import type { Theme } from './theme.ts'

export interface Word {
  readonly text: string
  readonly clue: string
  readonly theme: Theme
  /** Capitals without accents. */
  readonly letters: string
}

const readTheme = (theme: Theme): Word[] =>
  theme.words
    .trim()
    .split('\n')
    .map((line) => {
      const [text = '', clue = ''] = line.split(/:\s*/, 2)
      return { text, clue, theme, letters: foldText(text).toUpperCase() }
    })

const STOCK: Record<Language, () => readonly Word[]> = {
  english: lazily(() => ENGLISH_THEMES.flatMap(readTheme)),
  italian: lazily(() => ITALIAN_THEMES.flatMap(readTheme)),
}

/** Common nouns, each once. */
export const stockOf = (language: Language): readonly Word[] => STOCK[language]()

const LENGTHS: Readonly<Record<Difficulty, readonly [least: number, most: number]>> = {
  easy: [3, 5],
  medium: [5, 7],
  hard: [6, 9],
  enigmaster: [7, 12],
}

export function drawWord(language: Language, difficulty: Difficulty, random: Random): Word {
  const [least, most] = LENGTHS[difficulty]
  const fitting = stockOf(language).filter(({ letters }) => letters.length >= least && letters.length <= most)
  return draw(fitting, random)
}

/** What the player is told of the word: a clue where the quiz is to be easy, else only what it is. */
export const hintOf = (word: Word, difficulty: Difficulty): string =>
  difficulty === 'easy' || difficulty === 'medium' ? word.clue : word.theme.one
