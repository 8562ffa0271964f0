import { notify } from '#renderer/realtime/notices.ts'
import type { RoomEvent } from '#renderer/realtime/transport/room-connection.ts'
import { addMessage, addNote, mergeHistory } from './model-chat.ts'
import {
  correctAnswer,
  gameFinished,
  gamePaused,
  gameResumed,
  gameStarted,
  gameStarting,
  guessCount,
  guessResult,
  maskUpdated,
  playerAnswered,
  roundEnded,
  roundStarted,
  startCancelled,
} from './model-game.ts'
import { setConnected, takeRoom, updateRoom } from './model-players.ts'
import { boardFromView } from './model-view.ts'
import { gameCleaned, returnedToLobby, roomGone } from './room-endings.ts'
import { emitRoomChange, emitRoomEvent } from './room-events.ts'
import type { Board } from './room-model.ts'
import { moveFlow, roomState, useRoomStore } from './room-store.ts'

/** What the client adds to the room by itself. */
export type OwnEvent = { name: 'own_close_guess'; payload: { message: string }; at: number }
export type ModelEvent = RoomEvent | OwnEvent

/** The model after an event. Pure: all that the screens know of a room comes through here. */
export function reduce(board: Board, { name, payload, at }: ModelEvent): Board {
  switch (name) {
    case 'room_view':
      return boardFromView(board, payload, at)
    case 'room_joined':
      return takeRoom(board, payload.room)
    case 'room_state_updated':
      return updateRoom(board, payload.room, payload.changed)
    case 'user_connected':
    case 'user_disconnected':
      return setConnected(board, payload.userId, name === 'user_connected')
    case 'all_players_ready':
    case 'game_starting':
      return gameStarting(board, payload.startsInMs, at)
    case 'game_start_cancelled':
      return startCancelled(board)
    case 'game_started':
      return gameStarted(board, payload.gameSession, at)
    case 'round_started':
      return roundStarted(board, payload, at)
    case 'mask_updated':
      return maskUpdated(board, payload)
    case 'guess_result':
      return guessResult(board, payload)
    case 'correct_answer':
      return correctAnswer(board, payload)
    case 'player_answered':
      return playerAnswered(board, payload)
    case 'guess_submitted':
      return guessCount(board, payload)
    case 'round_ended':
      return roundEnded(board, payload, at)
    case 'game_finished':
      return gameFinished(board, payload, at)
    case 'game_paused':
      return gamePaused(board, payload, at)
    case 'game_resumed':
      return gameResumed(board, payload.remainingMs, at)
    case 'chat_message':
      return addMessage(board, payload)
    case 'chat_history':
      return mergeHistory(board, payload.roomId, payload.messages)
    case 'rate_limit_exceeded':
      return { ...board, blockedUntil: at + payload.retryAfter * 1000 }
    case 'return_to_lobby':
    case 'game_ended_and_cleaned':
      return { ...board, ended: { name, reason: payload.reason } }
    case 'own_close_guess':
      return addNote(board, { kind: 'close', message: payload.message })
    // These change nothing that is drawn: acks go to the request, invitations and errors to the session.
    case 'matchmaking_room_ready':
    case 'ack':
    case 'error':
      return board
  }
}

/** Applies an event to the model. */
export const updateModel = (event: ModelEvent): void => {
  useRoomStore.setState(({ board }) => ({ board: reduce(board, event) }))
}

/** What an event leads to besides: the next state of the flow, the end of the room. */
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
      notify('rate_limited', event.payload)
      break
    case 'error':
      if (event.payload.code === 'GAME_ENDED_CLEANUP' || event.payload.message === 'Room not found')
        roomGone()
      break
  }
}

/** The one way in for everything that a room says. */
export function handleRoomEvent(event: RoomEvent): void {
  const { board: before } = roomState()
  updateModel(event)
  emitRoomChange({ event, before, after: roomState().board })
  follow(event)
  emitRoomEvent(event)
}
