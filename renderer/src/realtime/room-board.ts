import type { Board } from './board.ts'
import { addMessage, addNote, mergeHistory } from './board-chat.ts'
import {
  correctAnswer,
  gameFinished,
  gamePaused,
  gameResumed,
  gameStarted,
  gameStarting,
  guessResult,
  maskUpdated,
  roundEnded,
  roundStarted,
  startCancelled,
} from './board-game.ts'
import { setConnected, takeRoom, updateRoom } from './board-room.ts'
import { boardFromView } from './board-view.ts'
import type { BoardEvent } from './room-event.ts'

/** The round that counts are about is over, or has not begun here. */
const isThisRound = (board: Board, round: number): boolean => board.session?.round === round

const NO_COUNTS = { answered: 0, of: 0, guesses: 0 }

/** The board after an event: all that the screens know of a room comes through here. */
export function reduce(board: Board, { name, payload, at }: BoardEvent): Board {
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
    case 'player_answered': {
      if (!isThisRound(board, payload.round)) return board
      const { answered, of } = payload
      return { ...board, counts: { ...(board.counts ?? NO_COUNTS), answered, of } }
    }
    case 'guess_submitted':
      if (!isThisRound(board, payload.round)) return board
      return { ...board, counts: { ...(board.counts ?? NO_COUNTS), guesses: payload.guesses } }
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
    // These say nothing that is drawn: acks go to who asked, invitations and errors to the session.
    case 'matchmaking_room_ready':
    case 'ack':
    case 'error':
      return board
  }
}
