import { onlineManager } from '@tanstack/react-query'
import { drawApp } from '#renderer/app/draw-app.tsx'
import { fetchAllAhead } from '#renderer/app/fetch-ahead.ts'
import { loadRoomSounds } from '#renderer/app/load-room-sounds.ts'
import { followLostBuild } from '#renderer/app/new-version/offer-version.tsx'
import { makePartyRoutes } from '#renderer/app/party/party-routes.tsx'
import { showRealtimeNotices } from '#renderer/app/realtime-notices.ts'
import { appRouter } from '#renderer/app/router.ts'
import { unlockSounds } from '#renderer/lib/audio/sound.ts'
import { partyPlay, startFollowing } from '#renderer/realtime/party/follow-party.ts'
import { startRoomPlay } from '#renderer/realtime/start-room-play.ts'
import { onSignedOut } from '#renderer/session/session-events.ts'
import { sessionReady } from '#renderer/session/session-start.ts'
import { onSignedIn } from '#renderer/session/signed-in.ts'

/** The client of a LAN host: rooms and guests, and no account channel, search, wallet or rank. */
export function runParty(root: Element): void {
  // A party needs no internet, and on its host's own computer not even a network.
  onlineManager.setEventListener(() => undefined)
  onlineManager.setOnline(true)
  startFollowing()
  void sessionReady()
  unlockSounds()
  loadRoomSounds()
  followLostBuild()
  showRealtimeNotices()
  const router = appRouter(makePartyRoutes)
  startRoomPlay((path, options) => void router.navigate(path, options), partyPlay)
  onSignedOut(() => void router.navigate('/'))
  onSignedIn(() => void fetchAllAhead())
  drawApp(root)
}
