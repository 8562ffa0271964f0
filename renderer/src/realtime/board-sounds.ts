import type { SoundName } from '#renderer/lib/audio/sound-set.ts'
import type { GuessResult } from '#shared/schemas/game.ts'
import type { Board, ChatLine } from './board.ts'
import { linesOf } from './board-chat.ts'
import type { BoardEvent } from './room-event.ts'

const RESULTS: Record<GuessResult, SoundName | null> = {
  correct: 'correct',
  close: 'close',
  wrong: 'wrong',
  already_answered: null,
}

function newLines(before: Board, after: Board): readonly ChatLine[] {
  const known = new Set(linesOf(before, after.room?.id).map(({ id }) => id))
  return linesOf(after, after.room?.id).filter(({ id }) => !known.has(id))
}

/** People come and go by the notes that the chat makes of it: one sound, however many they are. */
function comingAndGoing(before: Board, after: Board): SoundName[] {
  const kinds = newLines(before, after).map((line) => (line.kind === 'note' ? line.note.kind : 'message'))
  return (['joined', 'left'] as const)
    .filter((kind) => kinds.includes(kind))
    .map((kind) => (kind === 'joined' ? 'join' : 'leave'))
}

function ending({ me, you, result }: Board): SoundName {
  const winner = result?.winner?.userId
  if (winner === me) return 'win'
  return winner === undefined || you.role === 'spectator' ? 'roundEnd' : 'lose'
}

/** What is heard of an event that has made one board of another. Each of these is seen as well. */
export function soundsOf(event: BoardEvent, before: Board, after: Board): readonly SoundName[] {
  if (before === after) return []
  switch (event.name) {
    case 'guess_result': {
      const sound = RESULTS[event.payload.result]
      return sound ? [sound] : []
    }
    case 'all_players_ready':
    case 'game_starting':
      return before.phase === 'starting' ? [] : ['match']
    case 'round_started':
      return ['roundStart']
    case 'round_ended':
      return ['roundEnd']
    case 'game_finished':
      return [ending(after)]
    case 'chat_message':
      return event.payload.userId === after.me || event.payload.roomId !== after.room?.id ? [] : ['chat']
    case 'room_state_updated':
      return before.room ? comingAndGoing(before, after) : []
    default:
      return []
  }
}
