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
  const phase = useRoomStore(({ board }) => (board.phase === 'paused' ? board.pause?.of : board.phase))
  const quiz = useRoomStore(({ board }) => board.quiz)
  const lastRound = useRoomStore(({ board }) => board.lastRound)
  const result = useRoomStore(({ board }) => board.result)
  if (phase === 'finished' && result) return { kind: 'over', result }
  if (phase === 'answering' && quiz) return { kind: 'question', quiz }
  if (lastRound) return { kind: 'reveal', lastRound }
  return { kind: 'ready', settling: phase === 'settling' }
}
