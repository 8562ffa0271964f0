import { linesOf } from '#renderer/realtime/room/model-chat.ts'
import type { RoomModel } from '#renderer/realtime/room/room-model.ts'

/** One's own guesses in the round just over, when none of them counted; the last first. */
export function refusedGuesses(model: RoomModel): string[] {
  if (model.earned !== null || model.you.role !== 'player') return []
  const lines = linesOf(model, model.room?.id)
  const start = lines.findLastIndex((line) => line.kind === 'note' && line.note.kind === 'round')
  const guesses = lines.slice(start + 1).flatMap((line) => {
    if (line.kind === 'note') return line.note.kind === 'close' ? [line.note.message] : []
    return line.message.userId === model.me && line.message.isGuess ? [line.message.message] : []
  })
  return [...new Set(guesses.reverse())]
}
