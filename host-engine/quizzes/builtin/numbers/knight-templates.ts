import type { Difficulty } from '#shared/constants/game.ts'
import { listInEnglish } from '../facts/english-grammar.ts'
import { listInItalian } from '../facts/italian-grammar.ts'
import type { QuizTemplate } from '../quiz-template.ts'
import { wordedTemplate } from '../worded-template.ts'
import { type Claim, drawClaims, solutionsOf } from './knights-and-knaves.ts'
import { someMen } from './people.ts'

interface Island {
  readonly claims: readonly Claim[]
  readonly areKnights: readonly boolean[]
}

const PEOPLE: Readonly<Record<Difficulty, number>> = { easy: 3, medium: 3, hard: 4, enigmaster: 5 }

const knightsOf = (names: readonly string[], { areKnights }: Island): string[] =>
  names.filter((_, place) => areKnights[place])

const inEnglish = (claim: Claim, names: readonly string[]): string => {
  if (claim.kind === 'liar') return `${names[claim.of]} is a knave`
  const both = `${names[claim.of]} and ${names[claim.and]}`
  return claim.kind === 'same' ? `${both} are of the same kind` : `${both} are not of the same kind`
}

const inItalian = (claim: Claim, names: readonly string[]): string => {
  if (claim.kind === 'liar') return `${names[claim.of]} è un furfante`
  const both = `${names[claim.of]} e ${names[claim.and]}`
  return claim.kind === 'same' ? `${both} sono dello stesso tipo` : `${both} sono di tipo diverso`
}

/** Asks how many are knights: a name would stand in the prompt. */
export const knightTemplates: readonly QuizTemplate[] = wordedTemplate<Island>({
  id: 'knights-and-knaves',
  category: 'logic',
  kind: 'riddle',
  difficulties: ['medium', 'hard', 'enigmaster'],
  choose(random, difficulty) {
    const claims = drawClaims(PEOPLE[difficulty], random)
    const [areKnights, another] = solutionsOf(claims)
    if (!areKnights || another) return null
    // All or none is what one guesses first.
    return areKnights.includes(true) && areKnights.includes(false) ? { claims, areKnights } : null
  },
  english: {
    topics: ['logic', 'puzzles', 'liars', 'truth', 'brain teasers'],
    write(island, random) {
      const names = someMen('english', island.claims.length, random)
      const said = island.claims.map((claim, place) => `${names[place]}: “${inEnglish(claim, names)}.”`)
      const knights = knightsOf(names, island)
      return {
        category: 'Knights and knaves',
        prompt: `Knights always tell the truth, knaves always lie. ${said.join(' ')} How many of these ${said.length} are knights?`,
        answers: [String(knights.length)],
        explanation: `Only one way fits: ${listInEnglish(knights)} told the truth, nobody else.`,
      }
    },
  },
  italian: {
    topics: ['logica', 'rompicapi', 'bugiardi', 'verita', 'indovinelli'],
    write(island, random) {
      const names = someMen('italian', island.claims.length, random)
      const said = island.claims.map((claim, place) => `${names[place]}: «${inItalian(claim, names)}».`)
      const knights = knightsOf(names, island)
      return {
        category: 'Cavalieri e furfanti',
        prompt: `I cavalieri dicono sempre la verità, i furfanti mentono sempre. ${said.join(' ')} Quanti cavalieri ci sono tra questi ${said.length}?`,
        answers: [String(knights.length)],
        explanation: `C’è una sola possibilità: ${knights.length === 1 ? 'dice' : 'dicono'} la verità ${knights.length === 1 ? 'soltanto ' : ''}${listInItalian(knights)}${knights.length === 1 ? '' : ', e nessun altro'}.`,
      }
    },
  },
})
