import '@mantine/core/styles.layer.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { RouterProvider } from 'react-router/dom'
import { isOpenToAll } from '#renderer/app/page-layout.ts'
import { Providers } from '#renderer/app/providers.tsx'
import { showRealtimeNotices } from '#renderer/app/realtime-notices.ts'
import { router } from '#renderer/app/router.ts'
import { unlockSounds } from '#renderer/lib/audio/sound.ts'
import { useRoomStore } from '#renderer/realtime/room/room-store.ts'
import { startRealtime } from '#renderer/realtime/start-realtime.ts'
import { sayGoodbye } from '#renderer/session/goodbye.ts'
import { onSignedOut } from '#renderer/session/session-events.ts'
import { sessionReady } from '#renderer/session/session-start.ts'

/** Fetched with the first room; without them it is a quiet room. */
function loadRoomSounds(): void {
  const off = useRoomStore.subscribe(({ roomId }) => {
    if (roomId === null) return
    off()
    import('#renderer/app/room-sounds.ts').then(
      ({ startRoomSounds }) => startRoomSounds(),
      () => undefined,
    )
  })
}

export function startApp(root: Element): void {
  void sessionReady()
  unlockSounds()
  loadRoomSounds()
  showRealtimeNotices()
  startRealtime((path, options) => void router.navigate(path, options))
  onSignedOut((reason) => {
    if (reason === 'deleted') sayGoodbye()
    else if (!isOpenToAll(location.pathname)) void router.navigate('/login')
  })
  createRoot(root).render(
    <StrictMode>
      <Providers>
        <RouterProvider router={router} />
      </Providers>
    </StrictMode>,
  )
}
