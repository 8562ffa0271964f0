const NEARLY = 1e-6

/** An amount of something, in the base unit of its dimension; `bare` is the number that was said. */
export interface Quantity {
  readonly kind: 'quantity'
  /** Empty for a number without a unit. */
  readonly dimension: string
  readonly amount: number
  readonly bare: number | null
}

/** The same amount; a bare number will do for a guess, for the answer tells the unit. */
export function isSameQuantity(answer: Quantity, guess: Quantity): boolean {
  if (answer.dimension === guess.dimension) return isNear(answer.amount, guess.amount)
  return guess.dimension === '' && answer.bare !== null && isNear(answer.bare, guess.amount)
}

const isNear = (a: number, b: number): boolean =>
  Math.abs(a - b) <= NEARLY * Math.max(Math.abs(a), Math.abs(b))
