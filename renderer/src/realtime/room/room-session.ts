import { endpoint } from '#renderer/lib/endpoint.ts'
import { api } from '#renderer/lib/http-client.ts'
import { cancelGoHome } from '#renderer/lib/navigation.ts'
import { localStore, readToken } from '#renderer/lib/storage.ts'
import { joinFailure } from '#renderer/realtime/transport/join-failure.ts'
import { sessionState } from '#renderer/session/session-store.ts'
import { refreshToken } from '#renderer/session/token-refresh.ts'
import { STORAGE_KEYS } from '#shared/constants/storage-keys.ts'
import {
  RECONNECT_RECORD_MAX_AGE_MS,
  ROOM_SWITCH_PAUSE_MS,
  VOLUNTARY_LEAVE_BLOCK_MS,
} from '#shared/constants/timings.ts'
import { activeConnection, dropConnection, request } from './active-connection.ts'
import { openActiveGame } from './active-room.ts'
import { refuseBlocked } from './entry-check.ts'
import { openConnection, type RoomEntry } from './open-connection.ts'
import { entryError, notAuthenticated, offline, RoomEntryError } from './room-entry-error.ts'
import type { RoomModel } from './room-model.ts'
import { clearRoom, type LeftRoom, moveFlow, openModel, roomState, setRoom } from './room-store.ts'
import {
  deleteRecord,
  forgetLastRoom,
  readRecord,
  rememberRoom,
  stampVoluntaryLeave,
} from './stored-rooms.ts'

let joining = false

/** Leaves for another room; this does not start the block of 10 s. */
async function leaveCurrentRoom(roomId: string): Promise<void> {
  const present = activeConnection()
  if (!present || present.roomId === roomId) return
  deleteRecord(present.roomId)
  void request('leave_room', { roomId: present.roomId })
  dropConnection(true)
  clearRoom()
  setRoom({ joinStatus: 'loading' })
  await new Promise((resolve) => setTimeout(resolve, ROOM_SWITCH_PAUSE_MS))
}

async function join(entry: RoomEntry, savedToken: string | null): Promise<void> {
  const token = () => readToken() ?? entry.token ?? null
  if (token() === null) throw notAuthenticated()
  // Without any network there may still be a party on this computer.
  if (endpoint.kind === 'cloud' && !navigator.onLine) throw offline()
  refuseBlocked()
  cancelGoHome()
  await leaveCurrentRoom(entry.roomId)
  openModel(sessionState().user?.id ?? localStore.getItem(STORAGE_KEYS.userId) ?? '')
  setRoom({ roomId: entry.roomId, link: 'connecting', lostAt: null })
  try {
    await openConnection(entry, token, savedToken)
  } catch (error) {
    const renew = joinFailure(error).kind === 'unauthorized' && (await refreshToken()) === 'refreshed'
    if (!renew) throw error
    await openConnection(entry, token, savedToken)
  }
  rememberRoom(entry.roomId)
}

/**
 * One attempt at a time; a second one meanwhile does nothing. Rejects with whatever the server or the network said.
 * Answers whether it was this attempt that ran.
 */
export async function openRoom(entry: RoomEntry, savedToken: string | null = null): Promise<boolean> {
  if (joining || activeConnection()?.roomId === entry.roomId) return false
  joining = true
  setRoom({ joinStatus: 'loading', joinError: null, goingHome: false })
  try {
    await join(entry, savedToken)
    setRoom({ joinStatus: 'success' })
    return true
  } catch (error) {
    if (!activeConnection()) clearRoom()
    setRoom({ joinStatus: 'error', joinError: entryError(error) })
    throw error
  } finally {
    joining = false
  }
}

/**
 * Joins a room and resolves with its first view: to whether the player is in it, which is false when another attempt was
 * under way. Rejects with a `RoomEntryError`, whose message is for the player.
 */
export async function enterRoom(entry: RoomEntry): Promise<boolean> {
  try {
    return (await openRoom(entry)) || activeConnection()?.roomId === entry.roomId
  } catch (error) {
    const refused = entryError(error)
    // The player's game still runs elsewhere: open that.
    if (refused.code === 'ALREADY_IN_ACTIVE_GAME') void openActiveGame()
    throw refused
  }
}

/** Back into one's own room after a load of the page: by the saved record, else by a fresh join. */
export async function resumeRoom(roomId: string): Promise<void> {
  const record = readRecord(roomId)
  const isFresh = record !== null && Date.now() - record.timestamp < RECONNECT_RECORD_MAX_AGE_MS
  if (!isFresh) return void (await enterRoom({ roomId }))
  try {
    await openRoom({ roomId }, record.token)
  } catch (error) {
    const { kind } = joinFailure(error)
    // The client's own refusal (blocked, timed out, left meanwhile) would be the same again.
    const worthJoining = !(error instanceof RoomEntryError) && (kind === 'gone' || kind === 'refused')
    if (!worthJoining) throw entryError(error)
    deleteRecord(roomId)
    await enterRoom({ roomId })
  }
}

/** A waiting room takes a player back, unless it is empty, locked or matched. */
function wayBack({ room, phase }: RoomModel): LeftRoom['back'] {
  if (room === null || (phase !== 'waiting' && phase !== 'starting')) return null
  const isEmpty = room.players.length + room.spectators <= 1
  return isEmpty || room.locked || room.matched ? null : { roomId: room.id, name: room.name }
}

/** Leaves on purpose: seat and score are given up, and for ten seconds nothing can be joined. */
export async function leaveRoom(): Promise<void> {
  const { roomId, model } = roomState()
  cancelGoHome()
  if (roomId === null) return
  const left = { until: performance.now() + VOLUNTARY_LEAVE_BLOCK_MS, back: wayBack(model) }
  deleteRecord(roomId)
  forgetLastRoom()
  stampVoluntaryLeave()
  moveFlow({ name: 'leave_room' })
  const reachable = activeConnection()?.isUp
  if (reachable) void request('leave_room', { roomId })
  dropConnection(true)
  clearRoom()
  setRoom({ goingHome: true, left })
  // Disconnected: the seat is given up by HTTP.
  if (!reachable) await api.post(`/rooms/${roomId}/leave`).catch(() => undefined)
}
