import { MantineProvider } from '@mantine/core'
import { QueryClientProvider } from '@tanstack/react-query'
import { type RenderResult, render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { I18nextProvider } from 'react-i18next'
import { createMemoryRouter, type RouteObject, RouterProvider } from 'react-router'
import { showRealtimeNotices } from '#renderer/app/realtime-notices.ts'
import { Toasts } from '#renderer/app/toasts.tsx'
import { i18n } from '#renderer/lib/i18n.ts'
import { queryClient } from '#renderer/lib/query-client.ts'
import { theme } from '#renderer/theme/theme.ts'

showRealtimeNotices()
// A failure is to be seen at once.
queryClient.setDefaultOptions({ queries: { retry: false }, mutations: { retry: false } })

/** Draws a part as the app would: theme, texts, toasts, queries. */
export function renderUi(ui: ReactNode): RenderResult {
  return render(
    <I18nextProvider i18n={i18n}>
      <QueryClientProvider client={queryClient}>
        <MantineProvider env="test" theme={theme}>
          <Toasts />
          {ui}
        </MantineProvider>
      </QueryClientProvider>
    </I18nextProvider>,
  )
}

/** An address, or one with what its history entry bears. */
export type Place = string | { pathname: string; state: unknown }

/** Draws a screen at an address. */
export function renderRoutes(routes: RouteObject[], at: Place) {
  const router = createMemoryRouter(routes, { initialEntries: [at] })
  return { router, ...renderUi(<RouterProvider router={router} />) }
}
