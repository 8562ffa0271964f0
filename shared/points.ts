import type { Difficulty } from './constants/game.ts'

const BASE_POINTS: Readonly<Record<Difficulty, number>> = {
  easy: 100,
  medium: 150,
  hard: 200,
  enigmaster: 300,
}
/** In hundredths: what the first, the second and the third get, and among how many players at least. */
const ORDERS = [
  { hundredths: 130, players: 1 },
  { hundredths: 115, players: 3 },
  { hundredths: 105, players: 4 },
]
/** In tenths, from the second right answer in a row on. */
const STREAKS = [10, 11, 12, 13]

export interface RightAnswer {
  readonly difficulty: Difficulty
  /** Milliseconds. */
  readonly timeLeft: number
  /** Milliseconds. */
  readonly timeGiven: number
  /** 1 for the first. */
  readonly order: number
  /** Seats when the round began. */
  readonly players: number
  /** Right answers in a row, this one included. */
  readonly streak: number
  readonly hintsTaken: number
}

function orderHundredths({ order, players }: RightAnswer): number {
  const more = ORDERS[order - 1]
  return more && players >= more.players ? more.hundredths : 100
}

const streakTenths = ({ streak }: RightAnswer): number =>
  STREAKS[Math.min(Math.max(streak - 2, 0), STREAKS.length - 1)] ?? 10

/**
 * base × (0.4 + 0.6 × (time left ÷ time given)²) × order × streak × (1 − a quarter a hint), rounded once with halves up
 * (SCORE-1 to 5, 9). Whole numbers up to the one division, so that no half is lost to a binary fraction.
 */
export function pointsFor(answer: RightAnswer): number {
  const given = BigInt(Math.max(Math.round(answer.timeGiven), 1))
  const rounded = BigInt(Math.max(Math.round(answer.timeLeft), 0))
  const left = rounded > given ? given : rounded
  const factors =
    BASE_POINTS[answer.difficulty] *
    orderHundredths(answer) *
    streakTenths(answer) *
    Math.max(4 - answer.hintsTaken, 0)
  const numerator = BigInt(factors) * (4n * given * given + 6n * left * left)
  const denominator = 10n * given * given * BigInt(100 * 10 * 4)
  return Number((2n * numerator + denominator) / (2n * denominator))
}
