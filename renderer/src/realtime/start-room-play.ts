import { setNavigator } from '#renderer/lib/navigation.ts'
import { queryClient } from '#renderer/lib/query-client.ts'
import { dropConnection } from '#renderer/realtime/room/active-connection.ts'
import { followInvitation } from '#renderer/realtime/room/invitations.ts'
import { onRoomEvent } from '#renderer/realtime/room/room-events.ts'
import { type RoomPlay, setRoomPlay } from '#renderer/realtime/room/room-play.ts'
import { forgetRooms } from '#renderer/realtime/room/room-store.ts'
import { onSignedOut } from '#renderer/session/session-events.ts'
import { onSignedIn } from '#renderer/session/signed-in.ts'
import { RESTORE_DELAY_MS } from '#shared/constants/timings.ts'

export type Navigator = (path: string, options?: { replace?: boolean }) => void

/** Fetched after the lobby is drawn; without a network there is nothing to restore. */
const restoreLastRoom = () =>
  import('./room/restore-session.ts').then(
    ({ restoreSession }) => restoreSession(),
    () => undefined,
  )

let started = false

/** Ties room play to the session: all that there is at a server without accounts. The app calls it once, with its router's `navigate`. */
export function startRoomPlay(navigate: Navigator, play: RoomPlay | null = null): void {
  setNavigator(navigate)
  if (started) return
  started = true
  setRoomPlay(play)
  let restoring: ReturnType<typeof setTimeout> | undefined
  onSignedIn(() => {
    clearTimeout(restoring)
    restoring = setTimeout(() => void restoreLastRoom(), RESTORE_DELAY_MS)
  })
  onSignedOut(() => {
    clearTimeout(restoring)
    dropConnection(false)
    forgetRooms()
  })
  onRoomEvent('matchmaking_room_ready', (invitation) => void followInvitation(invitation))
  // A game changes level, rank and places: fetched again when next shown.
  onRoomEvent('game_finished', () => {
    for (const key of ['profile', 'ranks', 'evening']) void queryClient.invalidateQueries({ queryKey: [key] })
  })
}
