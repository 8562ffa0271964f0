import { setNavigator } from '#renderer/lib/navigation.ts'
import { queryClient } from '#renderer/lib/query-client.ts'
import { loadMatchmaking } from '#renderer/realtime/matchmaking/load-matchmaking.ts'
import { resumeSearch } from '#renderer/realtime/matchmaking/matchmaking-status.ts'
import {
  beginSearch,
  endSearch,
  queueOf,
  useMatchmaking,
} from '#renderer/realtime/matchmaking/matchmaking-store.ts'
import { activeConnection, dropConnection } from '#renderer/realtime/room/active-connection.ts'
import { followInvitation } from '#renderer/realtime/room/invitations.ts'
import { gameCleaned, returnedToLobby } from '#renderer/realtime/room/room-endings.ts'
import { onRequeued, onRoomEvent } from '#renderer/realtime/room/room-events.ts'
import { clearRoom, forgetRooms, moveFlow, roomState } from '#renderer/realtime/room/room-store.ts'
import {
  connectAccount,
  disconnectAccount,
  onAccountConnected,
  onAccountDisconnected,
  sendToAccount,
} from '#renderer/realtime/transport/account-channel.ts'
import { onAccountEvent } from '#renderer/realtime/transport/account-events.ts'
import { onLoginRenewed, onSignedOut, onTokenRefreshed } from '#renderer/session/session-events.ts'
import { sessionState, setSession } from '#renderer/session/session-store.ts'
import { onSignedIn } from '#renderer/session/signed-in.ts'
import { RESTORE_DELAY_MS, SOCKET_CONNECT_DELAY_MS } from '#shared/constants/timings.ts'

/** Fetched after the lobby is drawn; without a network there is nothing to restore. */
const restoreLastRoom = () =>
  import('./room/restore-session.ts').then(
    ({ restoreSession }) => restoreSession(),
    () => undefined,
  )

let started = false

/** Ties the connections to the session: the app calls it once, with its router's `navigate`. */
export function startRealtime(navigate: (path: string, options?: { replace?: boolean }) => void): void {
  setNavigator(navigate)
  if (started) return
  started = true
  let timers: ReturnType<typeof setTimeout>[] = []
  const stopTimers = () => {
    timers.forEach(clearTimeout)
    timers = []
  }

  onSignedIn(() => {
    stopTimers()
    timers = [
      setTimeout(() => void connectAccount(), SOCKET_CONNECT_DELAY_MS),
      setTimeout(() => void restoreLastRoom(), RESTORE_DELAY_MS),
    ]
    void resumeSearch()
  })
  onSignedOut(() => {
    stopTimers()
    disconnectAccount()
    dropConnection(false)
    forgetRooms()
  })
  onLoginRenewed(() => {
    // A new connection, not a reconnection: nothing was lost, so there is no notice.
    disconnectAccount()
    void connectAccount()
  })
  onTokenRefreshed(({ token }) => sendToAccount('authenticate', { token }))

  // The server may have put the player back into the queue while disconnected: show that search.
  let wasLost = false
  onAccountDisconnected(() => {
    wasLost = true
  })
  onAccountConnected(() => {
    if (wasLost && !useMatchmaking.getState().search) void resumeSearch()
    wasLost = false
  })
  onAccountEvent('matchmaking_room_ready', (invitation) => void followInvitation(invitation))
  onRoomEvent('matchmaking_room_ready', (invitation) => void followInvitation(invitation))
  onAccountEvent('target_room', (invitation) => void followInvitation(invitation))
  onRequeued((mode) => {
    const modeId = queueOf(mode)
    if (modeId) beginSearch(modeId)
  })
  onAccountEvent('wallet_updated', ({ balance }) => {
    const { user } = sessionState()
    if (user) setSession({ user: { ...user, balance } })
  })
  // A search was started, resumed or requeued: load the part that polls.
  useMatchmaking.subscribe(({ search }, before) => {
    if (search && !before.search) loadMatchmaking().catch(endSearch)
  })
  // A game changes level, rank and places: fetched again when next shown.
  onRoomEvent('game_finished', () => {
    for (const key of ['profile', 'ranks']) void queryClient.invalidateQueries({ queryKey: [key] })
  })
  onAccountEvent('force_disconnect', () => {
    moveFlow({ name: 'force_disconnect' })
    dropConnection(false)
    clearRoom()
  })
  // By the account channel only while room play is disconnected.
  onAccountEvent('return_to_lobby', ({ roomId, reason }) => {
    if (roomState().roomId === roomId) returnedToLobby(reason)
  })
  onAccountEvent('game_ended_and_cleaned', ({ roomId }) => {
    if (roomState().roomId === roomId) gameCleaned()
  })
  // With a room connection the flow goes on; without one nothing could move it any more.
  onAccountDisconnected(() => {
    if (!activeConnection()) moveFlow({ name: 'disconnect' })
  })
}
