import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { patient } from '#renderer/app/late-page.tsx'
import { setLanguage } from '#renderer/lib/i18n.ts'
import { tellServerBack } from '#renderer/lib/server-back.ts'
import { renderRoutes } from '#renderer/testing/render.tsx'

beforeEach(() => setLanguage('english'))
afterEach(() => vi.unstubAllGlobals())

/** A page that cannot be fetched as often as this. */
function open(failures: number) {
  const load = vi.fn(async () => () => <h1>The page</h1>)
  for (let i = 0; i < failures; i++) load.mockRejectedValueOnce(new Error('Failed to fetch'))
  const child = { path: 'late', lazy: { Component: patient(load) } }
  renderRoutes([{ path: '/', ErrorBoundary: () => <p>crashed</p>, children: [child] }], '/late')
  return load
}
const page = () => screen.findByRole('heading', { name: 'The page' })

it('says that a page did not come, and shows it when the server is back', async () => {
  const load = open(3)
  const failure = await screen.findByTestId('error-state')
  expect(failure).toHaveTextContent('The service is unavailable right now.')
  expect(screen.queryByText('crashed')).toBeNull()
  expect(screen.getByRole('link', { name: 'Play' })).toHaveAttribute('href', '/')
  // Once for the route, and once more in its place; each time that the server is back it is tried again.
  const expectTried = (times: number) => waitFor(() => expect(load).toHaveBeenCalledTimes(times))
  await expectTried(2)
  await act(async () => tellServerBack())
  await expectTried(3)
  expect(failure).toBeVisible()
  await act(async () => tellServerBack())
  expect(await page()).toBeVisible()
  await act(async () => tellServerBack())
  expect(load).toHaveBeenCalledTimes(4)
})

it('shows a page that comes at once without a word', async () => {
  open(0)
  expect(await page()).toBeVisible()
  expect(screen.queryByTestId('error-state')).toBeNull()
})

it('[NAV-28] reloads by itself where the server has a newer build', async () => {
  const reload = vi.fn()
  vi.stubGlobal('fetch', async () => new Response(null, { status: 404 }))
  vi.stubGlobal('location', { ...location, reload })
  open(9)
  await waitFor(() => expect(reload).toHaveBeenCalledOnce())
})
