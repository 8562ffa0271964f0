import '@mantine/core/styles.layer.css'
import '@mantine/notifications/styles.layer.css'
import '#renderer/theme/fonts.css'
import '#renderer/theme/tokens.css'
import '#renderer/theme/global.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { RouterProvider } from 'react-router/dom'
import { z } from 'zod'
import { Providers } from '#renderer/app/providers.tsx'
import { router } from '#renderer/app/router.ts'
import { onSignedOut } from '#renderer/session/session-events.ts'
import { sessionReady } from '#renderer/session/session-start.ts'
import { onSignedIn } from '#renderer/session/signed-in.ts'

// Zod would try `new Function`, which the content policy forbids and reports.
z.config({ jitless: true })

void sessionReady()
// Fetched only now: those who look at the landing page need none of it.
onSignedIn(() => {
  void import('#renderer/realtime/start-realtime.ts').then(({ startRealtime }) =>
    startRealtime((path, options) => void router.navigate(path, options)),
  )
})
onSignedOut(() => void router.navigate('/login'))

const root = document.querySelector('#root')
if (!root) throw new Error('index.html has no #root')
createRoot(root).render(
  <StrictMode>
    <Providers>
      <RouterProvider router={router} />
    </Providers>
  </StrictMode>,
)
