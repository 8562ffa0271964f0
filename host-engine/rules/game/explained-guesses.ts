import type { ExplainedGuess } from '#shared/protocol/parts.ts'
import { explain } from '../judge/explain.ts'
import { holdsAnswer, judge } from '../judge/judge.ts'
import type { Game, RefusedGuess, Round, UserId } from '../room-state.ts'
import { playersOf, type Transition } from '../transition.ts'

/** Of the guesses of one player, the last ones: who types more has read nothing between them. */
const READ = 5

/** Why the round's guesses were refused: of each who has not the answer the last near miss, else the last guess. */
export function explainGuesses(
  { state, lexicon }: Transition,
  { refused }: Game,
  { number, quiz, key, answers }: Round,
): Record<UserId, ExplainedGuess> {
  const solvers = new Set(answers.map(({ userId }) => userId))
  const options = { isWord: lexicon?.(key.language), strictness: state.settings.strictness }
  const own = playersOf(state).flatMap(({ userId, isBot }): [UserId, ExplainedGuess][] => {
    if (isBot || solvers.has(userId)) return []
    const own = refused.filter((one) => one.userId === userId && one.round === number).slice(-READ)
    const isNear = ({ guess }: RefusedGuess) =>
      judge(key, guess, options) === 'close' || holdsAnswer(key, guess)
    const guess = (own.findLast(isNear) ?? own.at(-1))?.guess
    if (guess === undefined) return []
    return [[userId, { guess, reason: explain({ answers: quiz.answers, key }, guess, options).reason }]]
  })
  return Object.fromEntries(own)
}
