import type { Difficulty } from '#shared/constants/game.ts'
import type { Random } from '../../../rules/random.ts'

/** A whole number of that range, both ends included. */
export const between = (least: number, most: number, random: Random): number =>
  least + Math.floor(random() * (most - least + 1))

/** A sequence and what makes it. */
export interface NumberRule {
  readonly terms: readonly number[]
  readonly english: string
  readonly italian: string
}

type MakeRule = (random: Random, length: number) => NumberRule

const of = (length: number, term: (index: number) => number): number[] =>
  Array.from({ length }, (_, index) => term(index))

const adding: MakeRule = (random, length) => {
  const [start, step] = [between(2, 40, random), between(3, 19, random)]
  return {
    terms: of(length, (index) => start + step * index),
    english: `Each number is ${step} more than the one before.`,
    italian: `Ogni numero vale ${step} più del precedente.`,
  }
}

const takingAway: MakeRule = (random, length) => {
  const step = between(3, 17, random)
  const start = step * length + between(1, 60, random)
  return {
    terms: of(length, (index) => start - step * index),
    english: `Each number is ${step} less than the one before.`,
    italian: `Ogni numero vale ${step} meno del precedente.`,
  }
}

const growingSteps: MakeRule = (random, length) => {
  const [start, first, more] = [between(1, 20, random), between(1, 6, random), between(1, 4, random)]
  return {
    terms: of(length, (index) => start + first * index + (more * index * (index - 1)) / 2),
    english: `The steps grow by ${more} each time: ${first}, ${first + more}, ${first + 2 * more} and so on.`,
    italian: `I salti crescono di ${more} alla volta: ${first}, ${first + more}, ${first + 2 * more} e così via.`,
  }
}

const doublingAnd: MakeRule = (random, length) => {
  const more = between(1, 7, random)
  let last = between(1, 8, random)
  const terms = [last]
  while (terms.length < length) {
    last = 2 * last + more
    terms.push(last)
  }
  return {
    terms,
    english: `Double the number before and add ${more}.`,
    italian: `Si raddoppia il numero precedente e si aggiunge ${more}.`,
  }
}

const addingLastTwo: MakeRule = (random, length) => {
  const terms = [between(1, 6, random), between(2, 9, random)]
  while (terms.length < length) terms.push((terms.at(-1) as number) + (terms.at(-2) as number))
  return {
    terms,
    english: 'Each number is the sum of the two before it.',
    italian: 'Ogni numero è la somma dei due precedenti.',
  }
}

const squaresAnd: MakeRule = (random, length) => {
  const [from, more] = [between(1, 6, random), between(1, 9, random)]
  return {
    terms: of(length, (index) => (from + index) ** 2 + more),
    english: `The squares ${from}², ${from + 1}², ${from + 2}² and so on, each with ${more} added.`,
    italian: `I quadrati ${from}², ${from + 1}², ${from + 2}² e così via, ciascuno aumentato di ${more}.`,
  }
}

const alternating: MakeRule = (random, length) => {
  const [first, second] = [between(2, 9, random), between(2, 4, random)]
  let last = between(1, 6, random)
  const terms = [last]
  while (terms.length < length) {
    last = terms.length % 2 === 1 ? last + first : last * second
    terms.push(last)
  }
  return {
    terms,
    english: `By turns: add ${first}, then multiply by ${second}.`,
    italian: `A turno: si aggiunge ${first}, poi si moltiplica per ${second}.`,
  }
}

const twoInOne: MakeRule = (random, length) => {
  const [a, b] = [between(1, 12, random), between(30, 60, random)]
  const [up, down] = [between(2, 7, random), between(2, 6, random)]
  return {
    terms: of(length, (index) => (index % 2 === 0 ? a + (up * index) / 2 : b - (down * (index - 1)) / 2)),
    english: `Two sequences take turns: one goes up by ${up}, the other down by ${down}.`,
    italian: `Due successioni si alternano: una sale di ${up}, l’altra scende di ${down}.`,
  }
}

const addingDigits: MakeRule = (random, length) => {
  let last = between(11, 60, random)
  const terms = [last]
  while (terms.length < length) {
    last += [...String(last)].reduce((sum, digit) => sum + Number(digit), 0)
    terms.push(last)
  }
  return {
    terms,
    english: 'To each number its own digits are added.',
    italian: 'A ogni numero si sommano le sue stesse cifre.',
  }
}

const multiplyingGaps: MakeRule = (random, length) => {
  const [start, factor] = [between(1, 9, random), between(2, 3, random)]
  let [last, gap] = [start, between(1, 3, random)]
  const terms = [last]
  while (terms.length < length) {
    last += gap
    gap *= factor
    terms.push(last)
  }
  return {
    terms,
    english: factor === 2 ? 'The steps double each time.' : 'The steps triple each time.',
    italian: factor === 2 ? 'I salti raddoppiano ogni volta.' : 'I salti triplicano ogni volta.',
  }
}

/** By how hard they are to see. */
export const RULES: Readonly<Record<Difficulty, readonly MakeRule[]>> = {
  easy: [adding, takingAway],
  medium: [growingSteps, addingLastTwo],
  hard: [doublingAnd, squaresAnd, multiplyingGaps],
  enigmaster: [alternating, twoInOne, addingDigits],
}
