import { act, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, it } from 'vitest'
import { LeaveButton } from '#renderer/components/play/leave-button.tsx'
import { setLanguage } from '#renderer/lib/i18n.ts'
import { goTo, setNavigator } from '#renderer/lib/navigation.ts'
import { inRoom } from '#renderer/realtime/testing/in-room.ts'
import { renderRoutes } from '#renderer/testing/render.tsx'
import { stubServer } from '#renderer/testing/server.ts'

let line: ReturnType<typeof inRoom>

/** Came from the creator of rooms, and is in the game. */
async function inGame() {
  const { router } = renderRoutes(
    [
      { path: '/create-lobby', element: 'creator' },
      { path: '/lobby', element: 'lobby' },
      { path: '/game/r1', element: <LeaveButton warning="You give up your seat." /> },
    ],
    '/create-lobby',
  )
  setNavigator((path, options) => void router.navigate(path, options))
  await act(() => router.navigate('/game/r1'))
  const back = () => act(() => router.navigate(-1))
  return { router, back, at: () => router.state.location.pathname }
}

beforeEach(() => {
  setLanguage('english')
  stubServer({})
  line = inRoom()
})

it('asks before Back leads out of the game, and stays when told so', async () => {
  const user = userEvent.setup()
  const { back, at } = await inGame()
  await back()
  expect(await screen.findByText('You give up your seat.')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Stay' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(at()).toBe('/game/r1')
  expect(line.asked).toEqual([])
})

it('asks again the next time, and leaves to the lobby in place of the game', async () => {
  const user = userEvent.setup()
  const { back, at, router } = await inGame()
  await back()
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await back()
  const dialog = await screen.findByRole('dialog')
  await user.click([...dialog.querySelectorAll('button')].at(-1) as HTMLElement)
  await waitFor(() => expect(at()).toBe('/lobby'))
  expect(line.asked.at(-1)).toEqual({ name: 'leave_room', payload: { roomId: 'r1' } })
  await act(() => router.navigate(-1))
  expect(at()).toBe('/create-lobby')
})

it('never holds up where the game itself leads', async () => {
  const { at } = await inGame()
  await act(async () => goTo('/lobby'))
  expect(at()).toBe('/lobby')
  expect(screen.queryByRole('dialog')).toBeNull()
})

it('holds up no automatic move while the question stands', async () => {
  const { back, at } = await inGame()
  await back()
  await screen.findByRole('dialog')
  await act(async () => goTo('/lobby'))
  expect(at()).toBe('/lobby')
})
