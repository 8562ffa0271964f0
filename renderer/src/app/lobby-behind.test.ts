import { createBrowserRouter } from 'react-router'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { putLobbyBehind } from '#renderer/app/lobby-behind.ts'

afterEach(() => history.replaceState(null, '', '/'))

const entries = () => history.length

describe('a room that is opened by its address', () => {
  it('has the lobby behind it, so that Back stays within the app, where it can be asked about', async () => {
    history.replaceState(null, '', '/game/game-r1?x=1')
    const before = entries()
    putLobbyBehind()
    expect(entries()).toBe(before + 1)
    const router = createBrowserRouter([{ path: '*' }])
    expect(router.state.location).toMatchObject({ pathname: '/game/game-r1', search: '?x=1' })
    void router.navigate(-1)
    await vi.waitFor(() => expect(router.state.location.pathname).toBe('/lobby'), 20_000)
    router.dispose()
  })

  it('has it once, however often the page is loaded again', () => {
    history.replaceState(null, '', '/room/r1')
    putLobbyBehind()
    const before = entries()
    putLobbyBehind()
    expect(entries()).toBe(before)
  })

  it('leaves other pages alone', () => {
    history.replaceState({ usr: { kept: true } }, '', '/game-pass')
    const before = entries()
    putLobbyBehind()
    expect([entries(), history.state]).toEqual([before, { usr: { kept: true } }])
  })
})
