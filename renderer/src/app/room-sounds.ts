import { playSound } from '#renderer/lib/audio/sound.ts'
import type { SoundName } from '#renderer/lib/audio/sound-set.ts'
import type { ModelEvent } from '#renderer/realtime/room/handle-room-event.ts'
import { linesOf } from '#renderer/realtime/room/model-chat.ts'
import { onRoomChange } from '#renderer/realtime/room/room-events.ts'
import type { ChatLine, RoomModel } from '#renderer/realtime/room/room-model.ts'
import { useRoomStore } from '#renderer/realtime/room/room-store.ts'
import { atSecondsLeft } from '#renderer/realtime/room/seconds-left.ts'
import type { GuessResult } from '#shared/schemas/game.ts'

const RESULTS: Record<GuessResult, SoundName | null> = {
  correct: 'correct',
  close: 'close',
  wrong: 'wrong',
  already_answered: null,
}

function newLines(before: RoomModel, after: RoomModel): readonly ChatLine[] {
  const known = new Set(linesOf(before, after.room?.id).map(({ id }) => id))
  return linesOf(after, after.room?.id).filter(({ id }) => !known.has(id))
}

/** One sound for all who join or leave at once, by the notes in the chat. */
function comingAndGoing(before: RoomModel, after: RoomModel): SoundName[] {
  const kinds = newLines(before, after).map((line) => (line.kind === 'note' ? line.note.kind : 'message'))
  return (['joined', 'left'] as const)
    .filter((kind) => kinds.includes(kind))
    .map((kind) => (kind === 'joined' ? 'join' : 'leave'))
}

function ending({ me, you, result }: RoomModel): SoundName {
  const winner = result?.winner?.userId
  if (winner === me) return 'win'
  return winner === undefined || you.role === 'spectator' ? 'roundEnd' : 'lose'
}

/** The sounds of an event that changed the model. Each is shown on the screen as well. */
export function soundsOf(event: ModelEvent, before: RoomModel, after: RoomModel): readonly SoundName[] {
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

/** The last five seconds tick for players who have not answered yet. */
const ROUND = [5, 4, 3, 2, 1]
/** The start has its own sound at three. */
const START = [2, 1]
const NONE: readonly number[] = []
const URGENT = 2

function ticksOf({ phase, you }: RoomModel): readonly number[] {
  if (phase === 'starting') return START
  return phase === 'answering' && you.role === 'player' && !you.answered ? ROUND : NONE
}

/** Plays what the room's events sound like, and ticks along with its countdown; answers how to stop it. */
export function startRoomSounds(): () => void {
  const offChange = onRoomChange(({ event, before, after }) =>
    soundsOf(event, before, after).forEach(playSound),
  )
  let stopTicks: () => void = () => undefined
  const tick = ({ model }: { model: RoomModel }) => {
    stopTicks()
    stopTicks = atSecondsLeft(model.countdown, ticksOf(model), (seconds) =>
      playSound(model.phase === 'answering' && seconds <= URGENT ? 'tickUrgent' : 'tick'),
    )
  }
  tick(useRoomStore.getState())
  const offTicks = useRoomStore.subscribe((now, before) => {
    if (now.model.countdown !== before.model.countdown || ticksOf(now.model) !== ticksOf(before.model))
      tick(now)
  })
  return () => {
    offChange()
    offTicks()
    stopTicks()
  }
}
