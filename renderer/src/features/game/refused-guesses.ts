import { linesOf } from '#renderer/realtime/room/model-chat.ts'
import type { ChatLine, RoomModel } from '#renderer/realtime/room/room-model.ts'

const isRound = (line: ChatLine, round?: number): boolean =>
  line.kind === 'note' && line.note.kind === 'round' && (round === undefined || line.note.round === round)

/** One's own guesses among these lines, the last first. */
function ownAmong(lines: readonly ChatLine[], me: string | null): string[] {
  const guesses = lines.flatMap((line) => {
    if (line.kind === 'note') return line.note.kind === 'close' ? [line.note.message] : []
    return line.message.userId === me && line.message.isGuess ? [line.message.message] : []
  })
  return [...new Set(guesses.reverse())]
}

/** One's own guesses in the round just over, when none of them counted; the last first. */
export function refusedGuesses(model: RoomModel): string[] {
  if (model.earned !== null || model.you.role !== 'player') return []
  const lines = linesOf(model, model.room?.id)
  return ownAmong(lines.slice(lines.findLastIndex((line) => isRound(line)) + 1), model.me)
}

/** One's own guesses in a round of this game, the last first; none when its lines are not there any more. */
export function guessesIn(model: RoomModel, round: number): string[] {
  const lines = linesOf(model, model.room?.id)
  const start = lines.findLastIndex((line) => isRound(line, round))
  if (start < 0) return []
  const rest = lines.slice(start + 1)
  const end = rest.findIndex((line) => isRound(line))
  return ownAmong(end < 0 ? rest : rest.slice(0, end), model.me)
}
