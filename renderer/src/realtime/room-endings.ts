import { errorText } from '#renderer/lib/error-text.ts'
import { i18n } from '#renderer/lib/i18n.ts'
import { toast } from '#renderer/lib/toast.ts'
import {
  CLEANUP_REDIRECT_MS,
  CONNECTION_LOST_REDIRECT_MS,
  RETURN_NAVIGATION_MS,
  ROOM_ERROR_REDIRECT_MS,
} from '#shared/constants/timings.ts'
import { beginSearch, queueOf } from './matchmaking-store.ts'
import { goHomeIn, goTo } from './navigation.ts'
import { deleteAllRecords } from './reconnect-records.ts'
import { dropConnection } from './room-line.ts'
import { clearRoom, moveFlow, roomState, setRoom } from './room-store.ts'
import { forgetLastRoom } from './stored-room.ts'

/** Out of the room, with nothing left that could lead back into it. */
function outOfRoom(): void {
  dropConnection(true)
  deleteAllRecords()
  forgetLastRoom()
  clearRoom()
  setRoom({ goingHome: true })
}

const homeText = (reason: string): string | null => {
  switch (reason) {
    case 'kicked':
      return i18n.t('realtime.home.kicked')
    case 'seat_lost':
      return i18n.t('realtime.home.seatLost')
    case 'room_closed':
      return i18n.t('realtime.home.roomClosed')
    case 'empty':
      return i18n.t('realtime.home.empty')
    case 'no_quizzes':
      return i18n.t('realtime.home.noQuizzes')
    case 'server_stopping':
      return i18n.t('realtime.home.serverStopping')
    case BACK_IN_QUEUE:
      return i18n.t('realtime.home.backInQueue')
    default:
      return null
  }
}

/** The match fell apart, and the server has put the player back at the head of the queue. */
const BACK_IN_QUEUE = 'back_in_queue'

export function returnedToLobby(reason: string): void {
  const { room } = roomState().board
  const modeId = reason === BACK_IN_QUEUE && room ? queueOf(room.mode) : null
  moveFlow({ name: 'return_to_lobby' })
  outOfRoom()
  if (modeId) beginSearch(modeId)
  const text = homeText(reason)
  if (text !== null) toast.blank(text)
  goHomeIn(RETURN_NAVIGATION_MS)
}

export function gameCleaned(): void {
  moveFlow({ name: 'game_ended_and_cleaned' })
  outOfRoom()
  toast.blank(i18n.t('realtime.previousGameEnded'))
  goHomeIn(RETURN_NAVIGATION_MS)
}

/** The room does not exist any more. */
export function roomGone(): void {
  moveFlow({ name: 'room_gone' })
  outOfRoom()
  toast.error(i18n.t('errors.ROOM_NOT_FOUND'))
  goHomeIn(CLEANUP_REDIRECT_MS)
}

export function connectionLost(): void {
  moveFlow({ name: 'disconnect' })
  // The seat is kept for minutes yet: the record stays, so that a reload can still find back.
  clearRoom()
  setRoom({ goingHome: true })
  toast.error(i18n.t('realtime.connectionLost'))
  goHomeIn(CONNECTION_LOST_REDIRECT_MS)
}

/** The room, or the way back into it, says no. */
export function roomFailed(message: string): void {
  moveFlow({ name: 'disconnect' })
  outOfRoom()
  toast.error(message === '' ? i18n.t('realtime.roomError') : errorText(message, message))
  goHomeIn(ROOM_ERROR_REDIRECT_MS)
}

/** From a game that is over, without waiting for the server to send us. Nothing is given up, so nothing is blocked. */
export function goHome(): void {
  moveFlow({ name: 'leave_room' })
  outOfRoom()
  goTo('/lobby')
}
