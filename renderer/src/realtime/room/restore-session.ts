import { goTo } from '#renderer/lib/navigation.ts'
import { notify } from '#renderer/realtime/notices.ts'
import { joinFailure } from '#renderer/realtime/transport/join-failure.ts'
import { fetchActiveRooms, pathOfRoom } from './active-room.ts'
import { isCritical } from './flow-machine.ts'
import { afterFailedRecord, planRestore } from './restore-plan.ts'
import { roomState } from './room-store.ts'
import {
  deleteRecord,
  lastSessionCheckAt,
  type ReconnectRecord,
  readRecords,
  stampSessionCheck,
  voluntarilyLeftAt,
} from './stored-rooms.ts'

function back(path: string): void {
  notify('restored', null)
  goTo(path)
}

/** Answers whether the player is back in the room. */
async function backByRecord({ roomId, token }: ReconnectRecord): Promise<boolean> {
  const { openRoom } = await import('./room-session.ts')
  try {
    // Another attempt runs, or the player is in the room already: nowhere to go.
    if (!(await openRoom({ roomId }, token))) return true
  } catch (error) {
    deleteRecord(roomId)
    if (afterFailedRecord(joinFailure(error)) === 'ask_server') {
      notify('checking_sessions', null)
      return false
    }
    const joined = await openRoom({ roomId }).catch(() => false)
    if (!joined) return false
  }
  back(`/room/${roomId}`)
  return true
}

async function backByServer(): Promise<void> {
  const { primaryRoom } = await fetchActiveRooms().catch(() => ({ primaryRoom: null }))
  if (!primaryRoom) return
  const { colyseusRoomId: roomId, isInProgress } = primaryRoom
  notify('restoring', null)
  try {
    const { openRoom } = await import('./room-session.ts')
    if (await openRoom({ roomId })) back(pathOfRoom(roomId, isInProgress))
  } catch {
    notify('restore_failed', null)
  } finally {
    notify('restore_ended', null)
  }
}

/** Brings a player who was in a room back into it. */
export async function restoreSession(): Promise<void> {
  const now = Date.now()
  const plan = planRestore({
    path: location.pathname,
    now,
    voluntarilyLeftAt: voluntarilyLeftAt(),
    lastCheckAt: lastSessionCheckAt(),
    records: readRecords(),
    busy: isCritical(roomState().flow) || roomState().roomId !== null,
  })
  if (plan.kind === 'skip') return
  stampSessionCheck(now)
  plan.stale.forEach(deleteRecord)
  if (plan.record && (await backByRecord(plan.record))) return
  await backByServer()
}
