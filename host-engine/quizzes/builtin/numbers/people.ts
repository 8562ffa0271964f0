import type { Language } from '#shared/constants/game.ts'
import type { Random } from '../../../rules/random.ts'
import { drawSome } from '../draw.ts'

/** First names that say in their language whether a man or a woman bears them. */
const WOMEN: Readonly<Record<Language, readonly string[]>> = {
  english: ['Alice', 'Emma', 'Grace', 'Hannah', 'Lucy', 'Olivia', 'Rose', 'Zoe'],
  italian: ['Anna', 'Bianca', 'Chiara', 'Elena', 'Giulia', 'Lucia', 'Marta', 'Sofia'],
}
const MEN: Readonly<Record<Language, readonly string[]>> = {
  english: ['Ben', 'Daniel', 'Frank', 'George', 'Jack', 'Oscar', 'Peter', 'Tom'],
  italian: ['Bruno', 'Carlo', 'Dario', 'Fabio', 'Luca', 'Marco', 'Paolo', 'Tommaso'],
}

export const someWomen = (language: Language, count: number, random: Random): string[] =>
  drawSome(WOMEN[language], count, random)
export const someMen = (language: Language, count: number, random: Random): string[] =>
  drawSome(MEN[language], count, random)
