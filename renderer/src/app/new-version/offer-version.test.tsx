import { notifications } from '@mantine/notifications'
import { act, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { type ReactNode, useState } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { allTexts } from '#renderer/testing/all-texts.ts'
import { en } from '#shared/i18n/resources.ts'

/** Loads the app's modules again, as a reload does: until then a lost build stays lost. */
async function freshPage() {
  vi.resetModules()
  const { followLostBuild } = await import('#renderer/app/new-version/offer-version.tsx')
  const { appRouter } = await import('#renderer/app/router.ts')
  const { lazyPart } = await import('#renderer/components/lazy-part.tsx')
  const { needTexts } = await import('#renderer/lib/i18n.ts')
  const { watchBuild } = await import('#renderer/lib/lost-build.ts')
  const { emptyModel } = await import('#renderer/realtime/room/room-model.ts')
  const { setRoom } = await import('#renderer/realtime/room/room-store.ts')
  const { renderUi } = await import('#renderer/testing/render.tsx')
  await needTexts(allTexts)
  const router = appRouter(() => [{ path: '*', element: null }])
  const listening = vi.spyOn(window, 'addEventListener')
  watchBuild()
  const listeners = listening.mock.calls
  listening.mockRestore()
  followLostBuild()
  return {
    lazyPart,
    emptyModel,
    setRoom,
    renderUi,
    go: (path: string) => act(() => router.navigate(path)),
    close() {
      for (const listener of listeners) removeEventListener(...listener)
      router.dispose()
    },
  }
}

let page: Awaited<ReturnType<typeof freshPage>>
const reload = vi.fn()
/** Answer of the server for the first script of this page. */
let status: number

/** The event that Vite dispatches for a failed import. */
const miss = () => act(async () => void dispatchEvent(new Event('vite:preloadError')))

function Form({ field }: { field: ReactNode }) {
  return <form>{field}</form>
}

beforeEach(async () => {
  status = 404
  vi.stubGlobal('fetch', async () => new Response(null, { status }))
  vi.stubGlobal('location', { ...location, reload })
  page = await freshPage()
})
afterEach(() => {
  page.close()
  notifications.clean()
  vi.unstubAllGlobals()
  reload.mockClear()
  sessionStorage.clear()
})

describe('a part that the server no longer has', () => {
  it('[NAV-28] is only a failure to be tried again while the server still has the build', async () => {
    status = 200
    const Part = page.lazyPart<object>(() => Promise.reject(new Error('offline')))
    page.renderUi(<Part />)
    await miss()
    expect(await screen.findByText(en.common.partFailed)).toBeVisible()
    expect(screen.queryByText(en.newVersion.ready)).toBeNull()
  })

  it('[NAV-28] offers a reload in its place, says in a room that the seat is kept, and offers it with each try', async () => {
    const Part = page.lazyPart<object>(() => Promise.reject(new Error('gone')))
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
    await page.go('/game/ABC')
    page.renderUi(<Leave />)
    await userEvent.click(screen.getByRole('button', { name: 'leave' }))
    const offer = () => screen.findByRole('button', { name: en.newVersion.reloadInRoom })
    await offer()
    expect(screen.queryByText(en.common.partFailed)).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: en.common.actions.close }))
    expect(screen.queryByText(en.newVersion.ready)).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'leave' }))
    await userEvent.click(await offer())
    expect(reload).toHaveBeenCalledOnce()
    await page.go('/lobby')
    expect(await screen.findByRole('button', { name: en.newVersion.reload })).toBeVisible()
    expect(screen.queryByRole('button', { name: en.newVersion.reloadInRoom })).toBeNull()
  })

  it('[NAV-28] keeps an offer that still shows, with the focus, when more parts are missing', async () => {
    await page.go('/lobby')
    page.renderUi(null)
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
    await page.go('/game/ABC')
    const { unmount } = page.renderUi(ui)
    await miss()
    const finish = () => act(() => page.setRoom({ model: { ...page.emptyModel('ada'), phase: 'finished' } }))
    finish()
    expect(reload).not.toHaveBeenCalled()
    unmount()
    page.renderUi(<Form field={<input type="checkbox" value="yes" defaultChecked />} />)
    finish()
    expect(reload).toHaveBeenCalledOnce()
  })

  it('[NAV-28] reloads a game by itself at the next gap, and once', async () => {
    await page.go('/game/ABC')
    page.renderUi(null)
    const phase = (name: 'answering' | 'between') =>
      act(() =>
        page.setRoom({
          model: {
            ...page.emptyModel('ada'),
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
