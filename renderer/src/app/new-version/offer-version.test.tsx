import { act, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { type ReactNode, useState } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { followLostBuild } from '#renderer/app/new-version/offer-version.tsx'
import { appRouter } from '#renderer/app/router.ts'
import { lazyPart } from '#renderer/components/lazy-part.tsx'
import { watchBuild } from '#renderer/lib/lost-build.ts'
import { emptyModel } from '#renderer/realtime/room/room-model.ts'
import { setRoom } from '#renderer/realtime/room/room-store.ts'
import { renderUi } from '#renderer/testing/render.tsx'
import { en } from '#shared/i18n/resources.ts'

const router = appRouter(() => [{ path: '*', element: null }])
const go = (path: string) => act(() => router.navigate(path))
const reload = vi.fn()
/** Answer of the server for the first script of this page. */
let status = 404

/** The event that Vite dispatches for a failed import. */
const miss = () => act(async () => void dispatchEvent(new Event('vite:preloadError')))

function Form({ field }: { field: ReactNode }) {
  return <form>{field}</form>
}

watchBuild()
followLostBuild()

beforeEach(() => {
  vi.stubGlobal('fetch', async () => new Response(null, { status }))
  vi.stubGlobal('location', { ...location, reload })
})
afterEach(() => {
  vi.unstubAllGlobals()
  reload.mockClear()
  sessionStorage.clear()
  act(() => setRoom({ model: emptyModel('ada') }))
})

describe('a part that the server no longer has', () => {
  it('[NAV-28] is only a failure to be tried again while the server still has the build', async () => {
    status = 200
    const Part = lazyPart<object>(() => Promise.reject(new Error('offline')))
    renderUi(<Part />)
    await miss()
    expect(await screen.findByText(en.common.partFailed)).toBeVisible()
    expect(screen.queryByText(en.newVersion.ready)).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: en.common.actions.close }))
    status = 404
  })

  it('[NAV-28] offers a reload in its place, says in a room that the seat is kept, and offers it with each try', async () => {
    const Part = lazyPart<object>(() => Promise.reject(new Error('gone')))
    function Leave() {
      const [opened, setOpened] = useState(false)
      return (
        <>
          <button type="button" onClick={() => setOpened(true)}>
            leave
          </button>
          {opened && <Part onFailed={() => setOpened(false)} />}
        </>
      )
    }
    await go('/game/ABC')
    renderUi(<Leave />)
    await userEvent.click(screen.getByRole('button', { name: 'leave' }))
    const offer = () => screen.findByRole('button', { name: en.newVersion.reloadInRoom })
    await offer()
    expect(screen.queryByText(en.common.partFailed)).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: en.common.actions.close }))
    expect(screen.queryByText(en.newVersion.ready)).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'leave' }))
    await userEvent.click(await offer())
    expect(reload).toHaveBeenCalledOnce()
    await go('/lobby')
    expect(await screen.findByRole('button', { name: en.newVersion.reload })).toBeVisible()
    expect(screen.queryByRole('button', { name: en.newVersion.reloadInRoom })).toBeNull()
  })

  it('[NAV-28] keeps an offer that still shows, with the focus, when more parts are missing', async () => {
    await go('/lobby')
    renderUi(null)
    await miss()
    const button = await screen.findByRole('button', { name: en.newVersion.reload })
    act(() => button.focus())
    await miss()
    expect(screen.getByRole('button', { name: en.newVersion.reload })).toBe(button)
    expect(button).toHaveFocus()
  })

  it.each([
    ['a dialog is open', <div key="dialog" role="dialog" />],
    ['a form has text', <Form key="form" field={<textarea aria-label="text" defaultValue="ada" />} />],
    ['a form has a name', <Form key="form" field={<input aria-label="name" defaultValue="ada" />} />],
  ])('[NAV-28] reloads no finished game while %s', async (_, ui) => {
    await go('/game/ABC')
    const { unmount } = renderUi(ui)
    await miss()
    const finish = () => act(() => setRoom({ model: { ...emptyModel('ada'), phase: 'finished' } }))
    finish()
    expect(reload).not.toHaveBeenCalled()
    unmount()
    renderUi(<Form field={<input type="checkbox" value="yes" defaultChecked />} />)
    finish()
    expect(reload).toHaveBeenCalledOnce()
  })

  it('[NAV-28] reloads a game by itself at the next gap, and once', async () => {
    await go('/game/ABC')
    renderUi(null)
    const phase = (name: 'answering' | 'between') =>
      act(() =>
        setRoom({
          model: {
            ...emptyModel('ada'),
            phase: name,
            countdown: { kind: 'running', endsAt: performance.now() + 5_000, durationMs: 5_000 },
          },
        }),
      )
    phase('answering')
    await miss()
    expect(reload).not.toHaveBeenCalled()
    phase('between')
    expect(reload).toHaveBeenCalledOnce()
    phase('answering')
    phase('between')
    expect(reload).toHaveBeenCalledOnce()
  })
})
