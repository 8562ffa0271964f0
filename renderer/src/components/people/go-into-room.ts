import { openDialog, type SocialDialog } from '#renderer/components/people/social-store.ts'
import { ApiError } from '#renderer/lib/api-error.ts'
import { errorText } from '#renderer/lib/error-text.ts'
import { api } from '#renderer/lib/http-client.ts'
import { goTo } from '#renderer/lib/navigation.ts'
import { toast } from '#renderer/lib/toast.ts'
import { loadMatchmaking } from '#renderer/realtime/matchmaking/load-matchmaking.ts'
import { currentSearch } from '#renderer/realtime/matchmaking/matchmaking-store.ts'
import { RoomEntryError } from '#renderer/realtime/room/room-entry-error.ts'
import { roomState } from '#renderer/realtime/room/room-store.ts'
import { roomData } from '#shared/schemas/room.ts'

type UnderWay = Extract<SocialDialog, { what: 'leave' }>['from']

/** What would end with going elsewhere; a game that is over ends nothing. */
function underWay(): UnderWay | null {
  const { roomId, model } = roomState()
  if (roomId === null || model.phase === 'finished') return currentSearch() ? 'search' : null
  return model.phase === null || model.phase === 'waiting' ? 'room' : 'game'
}

/** Goes at once where nothing is under way, else when the player has agreed to leave it. */
export function goOnceFree(go: () => void): void {
  const from = underWay()
  if (from === null) go()
  else openDialog({ what: 'leave', from, go })
}

const showFailure = (error: unknown): void => {
  toast.error(error instanceof RoomEntryError ? error.message : errorText(error))
}

async function endSearch(): Promise<boolean> {
  if (!currentSearch()) return true
  await (await loadMatchmaking()).cancelSearch()
  return currentSearch() === null
}

/** Of a room that is not to be had any more. Everything else may go better the next time. */
const OVER: readonly unknown[] = ['ROOM_NOT_FOUND', 'ROOM_IS_CLOSED', 'ROOM_IS_FULL', 'ROOM_ALREADY_STARTED']

const isOver = (error: unknown): boolean =>
  (error instanceof ApiError || error instanceof RoomEntryError) && OVER.includes(error.code)

/** Into a room the usual way, out of another one or a search. Answers what became of it. */
export async function goIntoRoom(roomId: string): Promise<'joined' | 'over' | 'failed'> {
  try {
    // Nothing is left for a room that has closed meanwhile.
    const { room } = await api.get(`/rooms/${encodeURIComponent(roomId)}`, { schema: roomData })
    if (!(await endSearch())) return 'failed'
    // Its page asks for the password.
    if (!room.hasPassword) {
      const { enterRoom } = await import('#renderer/realtime/room/room-session.ts')
      if (!(await enterRoom({ roomId }))) return 'failed'
    }
    goTo(`/room/${roomId}`)
    return 'joined'
  } catch (error) {
    showFailure(error)
    return isOver(error) ? 'over' : 'failed'
  }
}
