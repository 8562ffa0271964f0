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
  if (isScaleLeftOut(answer, guess))
    return answer.bare !== null && guess.bare !== null && isNear(answer.bare, guess.bare)
  return guess.dimension === '' && answer.bare !== null && isNear(answer.bare, guess.amount)
}

/** "Degrees" are of the scale that the other names: 0 degrees are not 32 °F. Kelvin, which begin at nothing, are no degrees. */
function isScaleLeftOut(one: Quantity, other: Quantity): boolean {
  const scaled = [one, other].find(({ dimension }) => dimension === 'temperature')
  const isAngle = one.dimension === 'angle' || other.dimension === 'angle'
  return isAngle && scaled !== undefined && scaled.amount !== scaled.bare
}

const isNear = (a: number, b: number): boolean =>
  Math.abs(a - b) <= NEARLY * Math.max(Math.abs(a), Math.abs(b))
