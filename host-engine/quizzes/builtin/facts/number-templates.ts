import type { Difficulty } from '#shared/constants/game.ts'
import type { Random } from '../../../rules/random.ts'
import { draw, drawSome } from '../draw.ts'
import type { QuizTemplate } from '../quiz-template.ts'
import { wordedTemplate } from '../worded-template.ts'
import { type Element, elementAnswers, elementRejects, elements } from './elements.ts'
import { withPreposition } from './italian-grammar.ts'
import { NUMBER_FACTS, type NumberFact } from './number-facts.ts'

const TOPICS = {
  english: ['numbers', 'maths', 'mathematics', 'arithmetic', 'sums'],
  italian: ['numeri', 'matematica', 'aritmetica', 'conti'],
}

const FAME: Readonly<Record<Difficulty, number>> = { easy: 1, medium: 2, hard: 3, enigmaster: 3 }

const factsFor = (difficulty: Difficulty): NumberFact[] =>
  NUMBER_FACTS.filter(({ fame }) => fame <= FAME[difficulty])

/** What one gets who is one off, or forgets the last step. */
const near = (value: number): string[] => [value - 1, value + 1].map(String)

interface Sum {
  readonly facts: readonly NumberFact[]
  readonly isSum: boolean
  readonly value: number
}

function chooseSum(random: Random, difficulty: Difficulty): Sum | null {
  const facts = drawSome(factsFor(difficulty), difficulty === 'hard' ? 3 : 2, random)
  const [one, other, third] = facts
  if (!one || !other) return null
  const isSum = random() < 0.5
  if (!isSum && one.value <= other.value) return null
  const value = isSum ? one.value + other.value : one.value - other.value
  return { facts, isSum, value: value + (third?.value ?? 0) }
}

const sumOfFacts = wordedTemplate<Sum>({
  id: 'sum-of-facts',
  category: 'logic',
  kind: 'question',
  difficulties: ['easy', 'medium', 'hard'],
  choose: chooseSum,
  english: {
    topics: TOPICS.english,
    write: ({ facts, isSum, value }, random) => {
      const [one, other, third] = facts.map(({ phrases }) => phrases.english)
      const numbers = facts.map((each) => each.value)
      return {
        category: 'Do the sum',
        prompt: isSum
          ? draw(
              [
                `Count ${one}, add ${other}${third ? `, then ${third}` : ''}. How many is that?`,
                `How much is it altogether: ${one} plus ${other}${third ? ` plus ${third}` : ''}?`,
              ],
              random,
            )
          : draw(
              [
                `Count ${one} and take away ${other}${third ? `, then add ${third}` : ''}. What number is left?`,
                `How much is it: ${one} minus ${other}${third ? ` plus ${third}` : ''}?`,
              ],
              random,
            ),
        answers: [String(value)],
        reject: near(value),
        explanation: `${numbers[0]} ${isSum ? '+' : '−'} ${numbers[1]}${third ? ` + ${numbers[2]}` : ''} = ${value}.`,
      }
    },
  },
  italian: {
    topics: TOPICS.italian,
    write: ({ facts, isSum, value }, random) => {
      const [one, other, third] = facts.map(({ phrases }) => phrases.italian)
      const numbers = facts.map((each) => each.value)
      return {
        category: 'Fai il conto',
        prompt: isSum
          ? draw(
              [
                `Conta ${one}, aggiungi ${other}${third ? `, poi ${third}` : ''}. Quanto fa?`,
                `Quanto fa in tutto: ${one} più ${other}${third ? ` più ${third}` : ''}?`,
              ],
              random,
            )
          : draw(
              [
                `Conta ${one} e togli ${other}${third ? `, poi aggiungi ${third}` : ''}. Quanto resta?`,
                `Quanto fa: ${one} meno ${other}${third ? ` più ${third}` : ''}?`,
              ],
              random,
            ),
        answers: [String(value)],
        reject: near(value),
        explanation: `${numbers[0]} ${isSum ? '+' : '−'} ${numbers[1]}${third ? ` + ${numbers[2]}` : ''} = ${value}.`,
      }
    },
  },
})

interface Product {
  readonly one: NumberFact
  readonly other: NumberFact
}

const productOfFacts = wordedTemplate<Product>({
  id: 'product-of-facts',
  category: 'logic',
  kind: 'question',
  difficulties: ['medium', 'hard', 'enigmaster'],
  choose(random, difficulty) {
    const [one, other] = drawSome(factsFor(difficulty), 2, random)
    if (!one || !other || one.value < other.value) return null
    const value = one.value * other.value
    const [least, most] = difficulty === 'medium' ? [0, 100] : difficulty === 'hard' ? [60, 250] : [200, 1000]
    return value >= (least ?? 0) && value <= (most ?? 0) ? { one, other } : null
  },
  english: {
    topics: TOPICS.english,
    write: ({ one, other }, random) => ({
      category: 'Times and times',
      prompt: draw(
        [
          `Count ${one.phrases.english}, count ${other.phrases.english}, and multiply the two. What do you get?`,
          `How much is it: ${one.phrases.english} times ${other.phrases.english}?`,
        ],
        random,
      ),
      answers: [String(one.value * other.value)],
      reject: [String(one.value + other.value), ...near(one.value * other.value)],
      explanation: `${one.value} × ${other.value} = ${one.value * other.value}.`,
    }),
  },
  italian: {
    topics: TOPICS.italian,
    write: ({ one, other }, random) => ({
      category: 'Per quanto?',
      prompt: draw(
        [
          `Conta ${one.phrases.italian} e moltiplica per quanti sono ${other.phrases.italian}. Che numero ottieni?`,
          `Quanto fa: ${one.phrases.italian} per ${other.phrases.italian}?`,
        ],
        random,
      ).replace(/per quanti sono (?=le )/, 'per quante sono '),
      answers: [String(one.value * other.value)],
      reject: [String(one.value + other.value), ...near(one.value * other.value)],
      explanation: `${one.value} × ${other.value} = ${one.value * other.value}.`,
    }),
  },
})

interface Numbered {
  readonly fact: NumberFact
  readonly plus: NumberFact | undefined
  readonly element: Element
}

const elementOfFact = wordedTemplate<Numbered>({
  id: 'element-of-fact',
  category: 'science',
  kind: 'riddle',
  difficulties: ['medium', 'hard', 'enigmaster'],
  choose(random, difficulty) {
    const [fact, other] = drawSome(factsFor(difficulty), 2, random)
    if (!fact || !other) return null
    const plus = difficulty === 'enigmaster' ? other : undefined
    const element = elements()[fact.value + (plus?.value ?? 0) - 1]
    const most = difficulty === 'medium' ? 20 : difficulty === 'hard' ? 92 : 56
    return element && element.number <= most ? { fact, plus, element } : null
  },
  english: {
    topics: [...TOPICS.english, 'chemistry', 'elements', 'science'],
    write: ({ fact, plus, element }) => ({
      category: 'Atoms and other things',
      prompt: plus
        ? `Add ${fact.phrases.english} and ${plus.phrases.english}: which element has this atomic number?`
        : `Count ${fact.phrases.english}. Which element has that atomic number?`,
      answers: elementAnswers(element, 'english'),
      reject: elementRejects(element, 'english'),
      explanation: `${plus ? `${fact.value} + ${plus.value} = ` : ''}${element.number} is the atomic number of ${element.names.english}.`,
    }),
  },
  italian: {
    topics: [...TOPICS.italian, 'chimica', 'elementi', 'scienza'],
    write: ({ fact, plus, element }, random) => ({
      category: 'Atomi e altre cose',
      prompt: plus
        ? `Somma ${fact.phrases.italian} e ${plus.phrases.italian}: quale elemento ha questo numero atomico?`
        : draw(
            [
              `Conta ${fact.phrases.italian}: di quale elemento è il numero atomico?`,
              `Quale elemento ha tanti protoni quanti sono ${fact.phrases.italian}?`,
            ],
            random,
          ).replace(/(tanti protoni) quanti sono (?=le )/, '$1 quante sono '),
      answers: elementAnswers(element, 'italian'),
      reject: elementRejects(element, 'italian'),
      explanation: `${plus ? `${fact.value} + ${plus.value} = ` : ''}${element.number} è il numero atomico ${withPreposition('di', element.names.italian, 'm')}.`,
    }),
  },
})

export const numberTemplates: readonly QuizTemplate[] = [...sumOfFacts, ...productOfFacts, ...elementOfFact]
