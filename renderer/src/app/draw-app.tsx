import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { RouterProvider } from 'react-router/dom'
import { Providers } from '#renderer/app/providers.tsx'
import { appRouter } from '#renderer/app/router.ts'

export function drawApp(root: Element): void {
  createRoot(root).render(
    <StrictMode>
      <Providers>
        <RouterProvider router={appRouter()} />
      </Providers>
    </StrictMode>,
  )
}
