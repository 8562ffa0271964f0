import { i18n } from '#renderer/lib/i18n.ts'
import { toast } from '#renderer/lib/toast.ts'
import { fetchActiveRooms, pathOfRoom } from './active-room.ts'
import { isCritical } from './flow-machine.ts'
import { joinFailure } from './join-failure.ts'
import { loadRoomSession } from './load-room-session.ts'
import { goTo } from './navigation.ts'
import { deleteRecord, type ReconnectRecord, readRecords } from './reconnect-records.ts'
import { afterFailedRecord, planRestore } from './restore-plan.ts'
import { roomState } from './room-store.ts'
import { lastSessionCheckAt, stampSessionCheck, voluntarilyLeftAt } from './stored-room.ts'

function back(path: string): void {
  toast.success(i18n.t('realtime.reconnected'))
  goTo(path)
}

/** Answers whether the player is back in the room. */
async function backByRecord({ roomId, token }: ReconnectRecord): Promise<boolean> {
  const { openRoom } = await loadRoomSession()
  try {
    // Another attempt runs, or we are there: nowhere to lead.
    if (!(await openRoom({ roomId }, token))) return true
  } catch (error) {
    deleteRecord(roomId)
    if (afterFailedRecord(joinFailure(error)) === 'ask_server') {
      toast.blank(i18n.t('realtime.checkingSessions'))
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
  const notice = toast.loading(i18n.t('realtime.reconnecting'))
  try {
    const { openRoom } = await loadRoomSession()
    if (await openRoom({ roomId })) back(pathOfRoom(roomId, isInProgress))
  } catch {
    toast.error(i18n.t('realtime.failedToReconnect'))
  } finally {
    toast.dismiss(notice)
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
