import { act, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, it, vi } from 'vitest'
import { withLatePages } from '#renderer/app/late-page.tsx'
import { setLanguage } from '#renderer/lib/i18n.ts'
import { tellServerBack } from '#renderer/lib/server-back.ts'
import { renderRoutes } from '#renderer/testing/render.tsx'

beforeEach(() => setLanguage('english'))

/** A page that cannot be fetched as often as this. */
function open(failures: number) {
  const load = vi.fn(async () => () => <h1>The page</h1>)
  for (let i = 0; i < failures; i++) load.mockRejectedValueOnce(new Error('Failed to fetch'))
  const child = { path: 'late', lazy: { Component: load } }
  renderRoutes(
    withLatePages([{ path: '/', ErrorBoundary: () => <p>crashed</p>, children: [child] }]),
    '/late',
  )
  return load
}
const page = () => screen.findByRole('heading', { name: 'The page' })

it('says that a page did not come, and shows it when the server is back', async () => {
  const load = open(2)
  expect(await screen.findByRole('alert')).toHaveTextContent('did not load')
  expect(screen.queryByText('crashed')).toBeNull()
  await act(async () => tellServerBack())
  expect(screen.getByRole('alert')).toBeVisible()
  await act(async () => tellServerBack())
  expect(await page()).toBeVisible()
  await act(async () => tellServerBack())
  expect(load).toHaveBeenCalledTimes(3)
})

it('fetches a page again when it is asked to', async () => {
  open(1)
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }))
  expect(await page()).toBeVisible()
})

it('shows a page that comes at once without a word', async () => {
  open(0)
  expect(await page()).toBeVisible()
  expect(screen.queryByRole('alert')).toBeNull()
})
