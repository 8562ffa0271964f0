import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { LeftDock } from '#renderer/app/layouts/left-dock.tsx'
import { setAnnouncerOutlet } from '#renderer/lib/announcer.ts'
import { setNavigator } from '#renderer/lib/navigation.ts'
import { leaveRoom } from '#renderer/realtime/room/room-session.ts'
import { forgetRooms } from '#renderer/realtime/room/room-store.ts'
import { inRoom } from '#renderer/realtime/testing/in-room.ts'
import { player, room, view } from '#renderer/realtime/testing/room-fixtures.ts'
import { renderUi } from '#renderer/testing/render.tsx'

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const bar = () => screen.queryByTestId('left-bar')
const back = () => screen.queryByRole('button', { name: 'Back to Test room' })

let said: string[]
let visited: string[]
beforeEach(() => {
  vi.useFakeTimers()
  said = []
  visited = []
  setAnnouncerOutlet((line) => line && said.push(line.message))
  setNavigator((path) => visited.push(path))
})
afterEach(async () => {
  // The announcer's own clock runs out with the test's.
  await pass(2_000)
  act(forgetRooms)
  localStorage.clear()
  vi.useRealTimers()
})

/** Leaves a room that looks like this. */
async function leave(changes: Parameters<typeof view>[0] = {}) {
  const { tell } = inRoom()
  tell('room_view', view(changes))
  renderUi(<LeftDock />)
  await act(() => leaveRoom())
  await pass(100)
}

describe('after a room was left', () => {
  it('[SESS-23] counts the seconds until one may join again, and then leads back', async () => {
    await leave({ room: room({ name: 'Test room' }) })
    expect(bar()?.textContent).toContain('You can join again in 10 seconds.')
    expect(back()).toBeDisabled()
    await pass(9_000)
    expect(bar()?.textContent).toContain('You can join again in 1 second.')
    await pass(1_000)
    expect(bar()?.textContent).toContain('You can join a room again.')
    // A screen reader hears of it twice, and not at every second.
    expect(said).toEqual([
      'You have just left a room. You can join again in 10 seconds.',
      'You can join a room again.',
    ])
    fireEvent.click(back() as HTMLElement)
    expect(visited).toEqual(['/room/r1'])
    expect(bar()).toBeNull()
  })

  it.each([
    ['a running game', { phase: 'answering' as const }],
    ['a room that is empty now', { room: room({ players: [player('Ada')] }) }],
    ['a locked room', { room: room({ locked: true }) }],
    ['a match', { room: room({ matched: true }) }],
  ])('[SESS-23] counts, and goes by itself, where %s takes nobody back', async (_, changes) => {
    await leave(changes)
    expect(bar()?.textContent).toContain('You can join again in 10 seconds.')
    expect(screen.queryByRole('button', { name: /^Back to/ })).toBeNull()
    await pass(10_000)
    expect(bar()).toBeNull()
    expect(said.at(-1)).toBe('You can join a room again.')
  })

  it('can be closed', async () => {
    await leave()
    fireEvent.click(screen.getByRole('button', { name: 'Close' }))
    expect(bar()).toBeNull()
  })
})
