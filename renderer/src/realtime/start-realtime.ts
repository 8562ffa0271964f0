import { errorText } from '#renderer/lib/error-text.ts'
import { loadMatchmaking } from '#renderer/realtime/matchmaking/load-matchmaking.ts'
import { resumeSearch } from '#renderer/realtime/matchmaking/matchmaking-status.ts'
import {
  beginSearch,
  endSearch,
  queueOf,
  useMatchmaking,
} from '#renderer/realtime/matchmaking/matchmaking-store.ts'
import { notify } from '#renderer/realtime/notices.ts'
import { activeConnection, dropConnection } from '#renderer/realtime/room/active-connection.ts'
import { followInvitation } from '#renderer/realtime/room/invitations.ts'
import {
  gameCleaned,
  returnedToLobby,
  roomGone,
  saysRoomIsGone,
} from '#renderer/realtime/room/room-endings.ts'
import { onRequeued } from '#renderer/realtime/room/room-events.ts'
import { clearRoom, moveFlow, roomState } from '#renderer/realtime/room/room-store.ts'
import { type Navigator, startRoomPlay } from '#renderer/realtime/start-room-play.ts'
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
import { SOCKET_CONNECT_DELAY_MS } from '#shared/constants/timings.ts'

let started = false

/** Ties room play and the account channel to the session: the app calls it once, with its router's `navigate`. */
export function startRealtime(navigate: Navigator): void {
  startRoomPlay(navigate)
  if (started) return
  started = true
  let connecting: ReturnType<typeof setTimeout> | undefined

  onSignedIn(() => {
    clearTimeout(connecting)
    connecting = setTimeout(() => void connectAccount(), SOCKET_CONNECT_DELAY_MS)
    void resumeSearch()
  })
  onSignedOut(() => {
    clearTimeout(connecting)
    disconnectAccount()
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
  onAccountEvent('error', (failure) => {
    if (failure.code === 'RATE_LIMITED') notify('refused', { text: errorText(failure) })
    // A live room connection reports the end of its room itself.
    else if (saysRoomIsGone(failure) && !activeConnection()?.isUp) roomGone()
  })
  // With a room connection the flow goes on; without one nothing could move it any more.
  onAccountDisconnected(() => {
    if (!activeConnection()) moveFlow({ name: 'disconnect' })
  })
}
