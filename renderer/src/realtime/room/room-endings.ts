import { goHomeIn, goTo } from '#renderer/lib/navigation.ts'
import { notify } from '#renderer/realtime/notices.ts'
import {
  CLEANUP_REDIRECT_MS,
  CONNECTION_LOST_REDIRECT_MS,
  RETURN_NAVIGATION_MS,
  ROOM_ERROR_REDIRECT_MS,
} from '#shared/constants/timings.ts'
import { dropConnection } from './active-connection.ts'
import { whenFreeToReturn } from './held-return.ts'
import { emitRequeued } from './room-events.ts'
import { clearRoom, moveFlow, roomState, setRoom } from './room-store.ts'
import { deleteAllRecords, deleteRecord, forgetLastRoom } from './stored-rooms.ts'

/** Deletes everything that could lead back into the room. */
function noWayBack(): void {
  dropConnection(true)
  deleteAllRecords()
  forgetLastRoom()
}

function outOfRoom(): void {
  noWayBack()
  clearRoom()
  setRoom({ goingHome: true })
}

export function returnedToLobby(reason: string): void {
  const { room } = roomState().model
  moveFlow({ name: 'return_to_lobby' })
  noWayBack()
  whenFreeToReturn(() => {
    // Meanwhile the player may have gone elsewhere.
    if (roomState().model.room?.id !== room?.id) return
    outOfRoom()
    // The match fell apart, and the server has put the player back at the head of the queue.
    if (reason === 'back_in_queue' && room) emitRequeued(room.mode)
    notify('returned_to_lobby', { reason })
    goHomeIn(RETURN_NAVIGATION_MS)
  })
}

export function gameCleaned(): void {
  moveFlow({ name: 'game_ended_and_cleaned' })
  outOfRoom()
  notify('game_cleaned', null)
  goHomeIn(RETURN_NAVIGATION_MS)
}

/** Returns true if an error event reports that the room is gone (RT-43). */
export const saysRoomIsGone = ({ code, message }: { code: string; message: string }): boolean =>
  code === 'GAME_ENDED_CLEANUP' || message === 'Room not found'

/** The room does not exist any more. */
export function roomGone(): void {
  moveFlow({ name: 'room_gone' })
  outOfRoom()
  notify('room_gone', null)
  goHomeIn(CLEANUP_REDIRECT_MS)
}

/** Leaves the page of a room that does not exist or is hidden from the player. Records of other rooms stay. */
export function noSuchRoom(roomId: string): void {
  moveFlow({ name: 'room_gone' })
  deleteRecord(roomId)
  clearRoom()
  setRoom({ goingHome: true })
  notify('room_gone', null)
  goHomeIn(CLEANUP_REDIRECT_MS)
}

export function connectionLost(): void {
  moveFlow({ name: 'disconnect' })
  // The seat is kept for minutes yet: the record stays, so that a reload can still find back.
  clearRoom()
  setRoom({ goingHome: true })
  notify('connection_lost', null)
  goHomeIn(CONNECTION_LOST_REDIRECT_MS)
}

/** Opened in too many places: the others go on, and the record is theirs. */
export function displaced(): void {
  moveFlow({ name: 'disconnect' })
  clearRoom()
  setRoom({ goingHome: true })
  notify('displaced', null)
  goHomeIn(CONNECTION_LOST_REDIRECT_MS)
}

/** The room, or the reconnection to it, was refused. */
export function roomFailed(message: string): void {
  moveFlow({ name: 'disconnect' })
  outOfRoom()
  notify('room_failed', { message })
  goHomeIn(ROOM_ERROR_REDIRECT_MS)
}

/** Leaves a finished game without waiting for the server. No seat is given up, so joins are not blocked. */
export function goHome(): void {
  moveFlow({ name: 'leave_room' })
  outOfRoom()
  goTo('/lobby')
}
