import type { Quiz } from '../game/quiz.ts'
import type { RoundAct } from '../room-state.ts'
import { draw, type Transition } from '../transition.ts'
import { planRound } from './bot-plan.ts'
import { SMALL_TALK } from './small-talk.ts'

/** What the room's practice opponents will do with a quiz, in the order of time. */
export function planBots(
  transition: Transition,
  { prompt, answers, practice }: Quiz,
  durationMs: number,
): RoundAct[] {
  if (!practice) return []
  const round = {
    ...practice,
    promptLength: prompt.length,
    answerLength: answers[0]?.length ?? 0,
    durationMs,
    smallTalk: SMALL_TALK[transition.state.settings.language],
  }
  return Object.entries(transition.state.match?.keyMs ?? {})
    .flatMap(([userId, keyMs]) =>
      planRound(keyMs, round, () => draw(transition)).map((act) => ({ ...act, userId })),
    )
    .sort((a, b) => a.atMs - b.atMs)
}
