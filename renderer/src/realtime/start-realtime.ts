import { unlockSounds } from '#renderer/lib/audio/sound.ts'
import { onSignedOut, onTokenRefreshed } from '#renderer/session/session-events.ts'
import { onSignedIn } from '#renderer/session/signed-in.ts'
import { RESTORE_DELAY_MS, SOCKET_CONNECT_DELAY_MS } from '#shared/constants/timings.ts'
import { connectAccount, disconnectAccount, onAccountDisconnected, tellAccount } from './account-channel.ts'
import { onAccountEvent } from './account-events.ts'
import { followInvitation } from './invitations.ts'
import { setNavigator } from './navigation.ts'
import { restoreSession } from './restore-session.ts'
import { gameCleaned, returnedToLobby } from './room-endings.ts'
import { onRoomEvent } from './room-events.ts'
import { currentConnection, dropConnection } from './room-line.ts'
import { clearRoom, forgetRooms, moveFlow, roomState } from './room-store.ts'
import { startSoundClock } from './sound-clock.ts'

let started = false

/** Ties the connections to the session: the app calls it once, with its router's `navigate`. */
export function startRealtime(navigate: (path: string, options?: { replace?: boolean }) => void): void {
  setNavigator(navigate)
  if (started) return
  started = true
  unlockSounds()
  startSoundClock()
  let timers: ReturnType<typeof setTimeout>[] = []
  const stopTimers = () => {
    timers.forEach(clearTimeout)
    timers = []
  }

  onSignedIn(() => {
    stopTimers()
    timers = [
      setTimeout(() => void connectAccount(), SOCKET_CONNECT_DELAY_MS),
      setTimeout(() => void restoreSession(), RESTORE_DELAY_MS),
    ]
  })
  onSignedOut(() => {
    stopTimers()
    disconnectAccount()
    dropConnection(false)
    forgetRooms()
  })
  onTokenRefreshed(({ token }) => tellAccount('authenticate', { token }))

  onAccountEvent('matchmaking_room_ready', (invitation) => void followInvitation(invitation))
  onRoomEvent('matchmaking_room_ready', (invitation) => void followInvitation(invitation))
  onAccountEvent('force_disconnect', () => {
    moveFlow({ name: 'force_disconnect' })
    dropConnection(false)
    clearRoom()
  })
  // By this door only when the room's own is shut just now.
  onAccountEvent('return_to_lobby', ({ roomId, reason }) => {
    if (roomState().roomId === roomId) returnedToLobby(reason)
  })
  onAccountEvent('game_ended_and_cleaned', ({ roomId }) => {
    if (roomState().roomId === roomId) gameCleaned()
  })
  // With a line to the room the flow goes on; without one there is nothing that could move it any more.
  onAccountDisconnected(() => {
    if (!currentConnection()) moveFlow({ name: 'disconnect' })
  })
}
