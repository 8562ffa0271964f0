import { useRoomStore } from '#renderer/realtime/room/room-store.ts'
import type { GameFinished, RoundEnded } from '#shared/protocol/parts.ts'
import type { PublicQuiz } from '#shared/schemas/quiz.ts'

/** What stands in the middle of the table. */
export type Scene =
  | { kind: 'ready'; settling: boolean }
  | { kind: 'question'; quiz: PublicQuiz }
  | { kind: 'reveal'; lastRound: RoundEnded }
  | { kind: 'over'; result: GameFinished }

export function useScene(): Scene {
  // A pause lies over whatever it interrupted.
  const phase = useRoomStore(({ model }) => (model.phase === 'paused' ? model.pause?.of : model.phase))
  const quiz = useRoomStore(({ model }) => model.quiz)
  const lastRound = useRoomStore(({ model }) => model.lastRound)
  const result = useRoomStore(({ model }) => model.result)
  if (phase === 'finished' && result) return { kind: 'over', result }
  if (phase === 'answering' && quiz) return { kind: 'question', quiz }
  if (lastRound) return { kind: 'reveal', lastRound }
  return { kind: 'ready', settling: phase === 'settling' }
}
