import { act, fireEvent, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { keepWorker } from '#renderer/app/new-version/keep-worker.ts'
import { appRouter } from '#renderer/app/router.ts'
import { setLanguage } from '#renderer/lib/i18n.ts'
import { renderUi } from '#renderer/testing/render.tsx'
import { en, it as italian } from '#shared/i18n/resources.ts'

/** What a browser has of a worker, as far as the app uses it. */
function standInContainer({ hasOld }: { hasOld: boolean }) {
  const waiting = { state: 'installed', postMessage: vi.fn() }
  const installing = new EventTarget()
  const registration = Object.assign(new EventTarget(), {
    installing,
    waiting: null as typeof waiting | null,
    update: vi.fn(async () => undefined),
  })
  const container = Object.assign(new EventTarget(), {
    controller: hasOld ? {} : null,
    register: vi.fn(async () => registration),
  })
  return {
    container: container as unknown as ServiceWorkerContainer,
    waiting,
    registration,
    /** A newer worker has been installed. */
    install() {
      registration.waiting = waiting
      registration.dispatchEvent(new Event('updatefound'))
      installing.dispatchEvent(new Event('statechange'))
    },
  }
}

const router = appRouter(() => [{ path: '*', element: null }])
const go = (path: string) => act(() => router.navigate(path))
const offer = () => screen.queryByText(en.newVersion.ready)
const button = () => screen.findByRole('button', { name: en.newVersion.reload })

// What is offered once follows the player from page to page, also into the next test: each begins in a game.
beforeEach(() => go('/game/ABC'))
afterEach(() => {
  setLanguage('english')
  vi.useRealTimers()
})

describe('a new version', () => {
  it('[META-14] is no news for who has had none before', async () => {
    const { container, install } = standInContainer({ hasOld: false })
    renderUi(null)
    await keepWorker(container)
    install()
    await vi.dynamicImportSettled()
    await go('/lobby')
    expect(offer()).toBeNull()
  })

  it('[META-14] is looked for each hour', async () => {
    vi.useFakeTimers()
    const { container, registration } = standInContainer({ hasOld: true })
    await keepWorker(container)
    expect(registration.update).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(2 * 3_600_000)
    expect(registration.update).toHaveBeenCalledTimes(2)
  })

  it('[META-14] a browser without workers goes without', async () => {
    await expect(keepWorker(undefined)).resolves.toBeUndefined()
  })

  it('[META-14] is never offered in a room or a game, but after it', async () => {
    const { container, install } = standInContainer({ hasOld: true })
    renderUi(null)
    await keepWorker(container)
    install()
    await vi.dynamicImportSettled()
    await go('/room/ABC')
    expect(offer()).toBeNull()
    await go('/lobby')
    await button()
    await go('/game/ABC')
    expect(offer()).toBeNull()
    await go('/lobby')
    await button()
  })

  it('[META-14] is taken when the player agrees, the newest of all, and is told in the language of the moment', async () => {
    const older = standInContainer({ hasOld: true })
    const { container, waiting, install } = standInContainer({ hasOld: true })
    renderUi(null)
    await keepWorker(older.container)
    older.install()
    await keepWorker(container)
    install()
    await vi.dynamicImportSettled()
    await go('/lobby')
    await userEvent.click(await button())
    expect(waiting.postMessage).toHaveBeenCalledWith({ type: 'SKIP_WAITING' })
    expect(older.waiting.postMessage).not.toHaveBeenCalled()
    act(() => setLanguage('italian'))
    expect(await screen.findByText(italian.newVersion.ready)).toBeVisible()
  })

  it('[META-14] that another tab has taken already is loaded at once', async () => {
    const { container, waiting, install } = standInContainer({ hasOld: true })
    renderUi(null)
    await keepWorker(container)
    install()
    await vi.dynamicImportSettled()
    await go('/lobby')
    waiting.state = 'activated'
    const reload = vi.fn()
    const there = await button()
    vi.stubGlobal('location', { reload })
    await userEvent.click(there)
    vi.unstubAllGlobals()
    expect(reload).toHaveBeenCalledOnce()
    expect(waiting.postMessage).not.toHaveBeenCalled()
  })

  it('[META-14] is loaded 3 s after the player agrees, where the browser reports no change', async () => {
    const { container, install } = standInContainer({ hasOld: true })
    renderUi(null)
    await keepWorker(container)
    install()
    await vi.dynamicImportSettled()
    await go('/lobby')
    const reload = vi.fn()
    const there = await button()
    vi.stubGlobal('location', { reload })
    vi.useFakeTimers()
    fireEvent.click(there)
    vi.advanceTimersByTime(2_999)
    expect(reload).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    expect(reload).toHaveBeenCalledOnce()
    vi.unstubAllGlobals()
  })
})
