import { errorText } from '#renderer/lib/error-text.ts'
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
  reacted,
  roundEnded,
  roundStarted,
  skipWanted,
  startCancelled,
} from './model-game.ts'
import { setConnected, updateRoom, withRoom } from './model-players.ts'
import { modelFromView } from './model-view.ts'
import { gameCleaned, returnedToLobby, roomGone, saysRoomIsGone } from './room-endings.ts'
import { emitRoomChange, emitRoomEvent } from './room-events.ts'
import type { RoomModel } from './room-model.ts'
import { moveFlow, roomState, useRoomStore } from './room-store.ts'

/** What the client adds to the room by itself. */
export type OwnEvent = { name: 'own_close_guess'; payload: { message: string }; at: number }
export type ModelEvent = RoomEvent | OwnEvent

/** The model after an event. Pure: all that the screens know of a room comes through here. */
export function reduce(model: RoomModel, { name, payload, at }: ModelEvent): RoomModel {
  switch (name) {
    case 'room_view':
      return modelFromView(model, payload, at)
    case 'room_joined':
      return withRoom(model, payload.room)
    case 'room_state_updated':
      return updateRoom(model, payload.room, payload.changed)
    case 'user_connected':
    case 'user_disconnected':
      return setConnected(model, payload.userId, name === 'user_connected')
    case 'all_players_ready':
    case 'game_starting':
      return gameStarting(model, payload.startsInMs, at)
    case 'game_start_cancelled':
      return startCancelled(model)
    case 'game_started':
      return gameStarted(model, payload.gameSession, at)
    case 'round_started':
      return roundStarted(model, payload, at)
    case 'mask_updated':
      return maskUpdated(model, payload)
    case 'guess_result':
      return guessResult(model, payload)
    case 'correct_answer':
      return correctAnswer(model, payload)
    case 'player_answered':
      return playerAnswered(model, payload)
    case 'guess_submitted':
      return guessCount(model, payload)
    case 'round_ended':
      return roundEnded(model, payload, at)
    case 'game_finished':
      return gameFinished(model, payload, at)
    case 'game_paused':
      return gamePaused(model, payload, at)
    case 'game_resumed':
      return gameResumed(model, payload.remainingMs, at)
    case 'chat_message':
      return addMessage(model, payload)
    case 'chat_history':
      return mergeHistory(model, payload.roomId, payload.messages)
    case 'rate_limit_exceeded':
      return { ...model, blockedUntil: at + payload.retryAfter * 1000 }
    case 'return_to_lobby':
    case 'game_ended_and_cleaned':
      return { ...model, ended: { name, reason: payload.reason } }
    case 'skip_wanted':
      return skipWanted(model, payload)
    case 'rematch_wanted':
      return { ...model, rematch: payload }
    case 'reaction':
      return reacted(model, payload)
    case 'stages_updated':
      return { ...model, stages: payload.stages }
    case 'own_close_guess':
      return addNote(model, { kind: 'close', message: payload.message })
    // These change nothing that is drawn: acks go to the request, invitations and errors to the session, and a big screen
    // moves by itself.
    case 'matchmaking_room_ready':
    case 'stage_moved':
    case 'quizzes_filled_up':
    case 'chat_audio':
    case 'ack':
    case 'error':
      return model
  }
}

const isOwnLine = ({ name, payload }: ModelEvent, me: string): boolean =>
  name === 'chat_message' && payload.userId === me

/** Applies an event to the model. One's own line takes the place of the one on its way in the same moment. */
export const updateModel = (event: ModelEvent): void => {
  useRoomStore.setState(({ model, sending }) => ({
    model: reduce(model, event),
    sending: isOwnLine(event, model.me) ? null : sending,
  }))
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
      if (saysRoomIsGone(event.payload)) roomGone()
      // Nobody waits for an answer to what was refused: this is all that is said of it.
      else if (event.payload.code === 'RATE_LIMITED') notify('refused', { text: errorText(event.payload) })
      break
  }
}

/** The one way in for everything that a room says. */
export function handleRoomEvent(event: RoomEvent): void {
  const { model: before } = roomState()
  updateModel(event)
  emitRoomChange({ event, before, after: roomState().model })
  follow(event)
  emitRoomEvent(event)
}
