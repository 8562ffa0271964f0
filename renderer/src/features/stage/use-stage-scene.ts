import { useRoomStore } from '#renderer/realtime/room/room-store.ts'
import { useStage } from '#renderer/realtime/stage/stage-store.ts'
import type { GameFinished, RoundEnded } from '#shared/protocol/parts.ts'
import type { PublicQuiz } from '#shared/schemas/quiz.ts'
import type { Room } from '#shared/schemas/room.ts'

export type StageScene =
  /** There is no room to show. */
  | { kind: 'message' }
  | { kind: 'lobby'; room: Room }
  | { kind: 'question'; room: Room; quiz: PublicQuiz }
  | { kind: 'answer'; room: Room; lastRound: RoundEnded }
  | { kind: 'podium'; result: GameFinished }

/** What the screen shows; a countdown or a pause lies over it. */
export function useStageScene(): StageScene {
  const room = useRoomStore(({ model }) => model.room)
  const phase = useRoomStore(({ model }) => (model.phase === 'paused' ? model.pause?.of : model.phase))
  const quiz = useRoomStore(({ model }) => model.quiz)
  const lastRound = useRoomStore(({ model }) => model.lastRound)
  const result = useRoomStore(({ model }) => model.result)
  const holdsAnswer = useStage((state) => state.holdsAnswer && lastRound !== null)
  if (!room) return { kind: 'message' }
  if (phase === 'finished' && result && !holdsAnswer) return { kind: 'podium', result }
  if (phase === 'answering' && quiz) return { kind: 'question', room, quiz }
  if (lastRound) return { kind: 'answer', room, lastRound }
  return { kind: 'lobby', room }
}
