import { drawNormal, type Random } from '#host-engine/rules/random.ts'
import type { Difficulty } from '#shared/constants/game.ts'
import { pointsFor } from '#shared/points.ts'

/** Where half of the average players are right, in standard deviations of skill. */
const HARDNESS: Readonly<Record<Difficulty, number>> = { easy: -1, medium: 0, hard: 0.9, enigmaster: 1.6 }
/** How much harder or easier one quiz is than its difficulty says. */
const QUIZ_SPREAD = 0.8
/** How sharply a quiz tells good players from others (the slope of a logistic item curve). */
const DISCRIMINATION = 1.2
/** Good and bad evenings. */
const FORM_SPREAD = 0.3
const ROUNDS = 8
const ROUND_MS = 30_000

export interface Performance {
  readonly score: number
  readonly answerMs: number
}

/**
 * Plays a game round by round, by the product's own points, and not by the model of the rating that is on trial here: who
 * is right is drawn from an item curve, how soon from a lognormal that is shorter for the better.
 */
export function playGame(skills: readonly number[], difficulty: Difficulty, random: Random): Performance[] {
  const forms = skills.map((skill) => skill + drawNormal(random) * FORM_SPREAD)
  const totals = skills.map(() => ({ score: 0, answerMs: 0, streak: 0 }))
  for (let round = 0; round < ROUNDS; round++) {
    const hardness = HARDNESS[difficulty] + drawNormal(random) * QUIZ_SPREAD
    const shares = forms.map((form) => timeTaken(form - hardness, random))
    const inOrder = shares.filter((share) => share !== null).sort((a, b) => a - b)
    for (const [index, share] of shares.entries()) {
      const total = totals[index]
      if (total === undefined) continue
      total.streak = share === null ? 0 : total.streak + 1
      if (share === null) continue
      const answerMs = share * ROUND_MS
      total.answerMs += answerMs
      total.score += pointsFor({
        difficulty,
        timeLeft: ROUND_MS - answerMs,
        timeGiven: ROUND_MS,
        order: inOrder.indexOf(share) + 1,
        players: skills.length,
        streak: total.streak,
        hintsTaken: 0,
      })
    }
  }
  return totals
}

/** The share of the round's time that the right answer takes; null when it does not come. */
function timeTaken(ease: number, random: Random): number | null {
  const isRight = random() < 1 / (1 + Math.exp(-DISCRIMINATION * ease))
  const share = Math.exp(Math.log(0.35) - 0.25 * ease + drawNormal(random) * 0.5)
  return isRight && share < 1 ? share : null
}
