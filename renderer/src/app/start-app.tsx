import '@mantine/core/styles.layer.css'
import { drawApp } from '#renderer/app/draw-app.tsx'
import { fetchRoomAhead } from '#renderer/app/fetch-ahead.ts'
import { loadRoomSounds } from '#renderer/app/load-room-sounds.ts'
import { followLostBuild } from '#renderer/app/new-version/offer-version.tsx'
import { isOpenToAll } from '#renderer/app/page-layout.ts'
import { showRealtimeNotices } from '#renderer/app/realtime-notices.ts'
import { appRouter } from '#renderer/app/router.ts'
import { unlockSounds } from '#renderer/lib/audio/sound.ts'
import { tellServerBack } from '#renderer/lib/server-back.ts'
import { loginFrom } from '#renderer/lib/way-back.ts'
import { startRealtime } from '#renderer/realtime/start-realtime.ts'
import { onAccountConnected } from '#renderer/realtime/transport/account-channel.ts'
import { sayGoodbye } from '#renderer/session/goodbye.ts'
import { onSignedOut } from '#renderer/session/session-events.ts'
import { sessionReady } from '#renderer/session/session-start.ts'

export function startApp(root: Element): void {
  void sessionReady()
  unlockSounds()
  loadRoomSounds()
  fetchRoomAhead()
  followLostBuild()
  showRealtimeNotices()
  startRealtime((path, options) => void appRouter().navigate(path, options))
  onAccountConnected(tellServerBack)
  addEventListener('online', tellServerBack)
  onSignedOut((reason) => {
    if (reason === 'deleted') sayGoodbye()
    else if (!isOpenToAll(location.pathname))
      // Whoever signs out themselves wants to go.
      void appRouter().navigate(
        reason === 'expired' ? loginFrom(location.pathname + location.search) : '/login',
      )
  })
  drawApp(root)
  // Nothing of it is seen at first, and it is made up for at the next start.
  import('#renderer/app/follow-account.ts').then(
    ({ followAccount }) => followAccount(),
    () => undefined,
  )
}
