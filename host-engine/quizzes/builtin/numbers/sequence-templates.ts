import { draw } from '../draw.ts'
import type { QuizTemplate } from '../quiz-template.ts'
import { wordedTemplate } from '../worded-template.ts'
import { between, type NumberRule, RULES } from './number-rules.ts'

const DIFFICULTIES = ['easy', 'medium', 'hard', 'enigmaster'] as const
/** Two sequences in one need more terms to be seen. */
const SHOWN = { easy: 5, medium: 6, hard: 6, enigmaster: 7 } as const
const LARGEST = 5_000

const TOPICS = {
  english: ['numbers', 'sequences', 'maths', 'mathematics', 'logic', 'arithmetic'],
  italian: ['numeri', 'successioni', 'sequenze', 'matematica', 'logica', 'aritmetica'],
}

interface Gap {
  readonly rule: NumberRule
  /** The place of the one that is asked for. */
  readonly at: number
}

const list = ({ rule, at }: Gap): string =>
  rule.terms.map((term, index) => (index === at ? '?' : String(term))).join(', ')
const missing = ({ rule, at }: Gap): string => String(rule.terms[at])

const isFit = ({ terms }: NumberRule, at: number): boolean =>
  Math.max(...terms) <= LARGEST &&
  // The answer must not stand there already.
  terms.every((term, index) => index === at || term !== terms[at])

const nextNumber = wordedTemplate<Gap>({
  id: 'next-number',
  category: 'logic',
  kind: 'sequence',
  difficulties: DIFFICULTIES,
  choose(random, difficulty) {
    const at = SHOWN[difficulty]
    const rule = draw(RULES[difficulty], random)(random, at + 1)
    return isFit(rule, at) ? { rule, at } : null
  },
  english: {
    topics: TOPICS.english,
    write: (gap, random) => ({
      category: 'Number sequence',
      prompt: draw(
        [
          `Which number comes next? ${list(gap)}`,
          `What goes in the place of the question mark? ${list(gap)}`,
          `Find the rule and carry on: ${list(gap)}`,
        ],
        random,
      ),
      answers: [missing(gap)],
      explanation: gap.rule.english,
    }),
  },
  italian: {
    topics: TOPICS.italian,
    write: (gap, random) => ({
      category: 'Serie di numeri',
      prompt: draw(
        [
          `Quale numero viene dopo? ${list(gap)}`,
          `Che numero va al posto del punto interrogativo? ${list(gap)}`,
          `Trova la regola e continua la serie: ${list(gap)}`,
        ],
        random,
      ),
      answers: [missing(gap)],
      explanation: gap.rule.italian,
    }),
  },
})

const missingNumber = wordedTemplate<Gap>({
  id: 'missing-number',
  category: 'logic',
  kind: 'missing',
  difficulties: ['medium', 'hard', 'enigmaster'],
  choose(random, difficulty) {
    const length = SHOWN[difficulty] + 1
    // One step easier to see than what comes next: both sides of the gap help.
    const rule = draw(RULES[difficulty], random)(random, length)
    const at = between(2, length - 3, random)
    return isFit(rule, at) ? { rule, at } : null
  },
  english: {
    topics: TOPICS.english,
    write: (gap, random) => ({
      category: 'The missing number',
      prompt: draw(
        [
          `One number has fallen out. Which one? ${list(gap)}`,
          `Fill the gap: ${list(gap)}`,
          `Which number is hidden by the question mark? ${list(gap)}`,
        ],
        random,
      ),
      answers: [missing(gap)],
      explanation: gap.rule.english,
    }),
  },
  italian: {
    topics: TOPICS.italian,
    write: (gap, random) => ({
      category: 'Il numero mancante',
      prompt: draw(
        [
          `Un numero è caduto dalla serie: quale? ${list(gap)}`,
          `Riempi il buco: ${list(gap)}`,
          `Quale numero si nasconde dietro il punto interrogativo? ${list(gap)}`,
        ],
        random,
      ),
      answers: [missing(gap)],
      explanation: gap.rule.italian,
    }),
  },
})

export const sequenceTemplates: readonly QuizTemplate[] = [...nextNumber, ...missingNumber]
