import { playSound } from '#renderer/lib/audio/sound.ts'
import { i18n } from '#renderer/lib/i18n.ts'
import { toast } from '#renderer/lib/toast.ts'
import { soundsOf } from './board-sounds.ts'
import { gameCleaned, returnedToLobby, roomGone } from './room-endings.ts'
import type { RoomEvent } from './room-event.ts'
import { forwardRoomEvent } from './room-events.ts'
import { moveFlow, roomState } from './room-store.ts'
import { tellBoard } from './tell-board.ts'

function follow(event: RoomEvent): void {
  switch (event.name) {
    case 'room_view':
      moveFlow({ name: 'room_view', phase: event.payload.phase })
      break
    case 'room_joined':
      moveFlow({ name: 'room_joined', success: event.payload.success })
      break
    case 'all_players_ready':
    case 'game_starting':
    case 'game_start_cancelled':
    case 'game_started':
      moveFlow({ name: event.name })
      break
    case 'return_to_lobby':
      returnedToLobby(event.payload.reason)
      break
    case 'game_ended_and_cleaned':
      gameCleaned()
      break
    case 'rate_limit_exceeded':
      toast.error(i18n.t('errors.RATE_LIMITED', { seconds: event.payload.retryAfter }))
      break
    case 'error':
      if (event.payload.code === 'GAME_ENDED_CLEANUP' || event.payload.message === 'Room not found')
        roomGone()
      break
  }
}

/** Everything that a room says comes through here: onto the board, to the ear, into the flow, on to the screens. */
export function takeRoomEvent(event: RoomEvent): void {
  const { board: before } = roomState()
  tellBoard(event)
  soundsOf(event, before, roomState().board).forEach(playSound)
  follow(event)
  forwardRoomEvent(event)
}
