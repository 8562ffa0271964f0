import { act, screen } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { useUnsavedBlocker } from '#renderer/hooks/use-unsaved-blocker.ts'
import { SIGNED_OUT, setSession } from '#renderer/session/session-store.ts'
import { renderRoutes } from '#renderer/testing/render.tsx'
import { sampleUser } from '#renderer/testing/samples.ts'

const Editor = () => <p>{useUnsavedBlocker(true).state}</p>
const open = () =>
  renderRoutes(
    [
      { path: '/editor', Component: Editor },
      { path: '/login', element: <p>login</p> },
    ],
    '/editor',
  )

beforeEach(() => setSession({ ...SIGNED_OUT, user: sampleUser(), isAuthenticated: true }))

it('holds whoever leaves what nobody has saved', async () => {
  const { router } = open()
  await act(() => router.navigate('/login'))
  expect(screen.getByText('blocked')).toBeVisible()
})

it('does not keep from the login when the session ends', async () => {
  const { router } = open()
  await act(async () => {
    setSession(SIGNED_OUT)
    await router.navigate('/login')
  })
  expect(screen.getByText('login')).toBeVisible()
})
