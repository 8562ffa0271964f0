import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { readOwnSanctions } from '#renderer/app/sanctions/read-own-sanctions.ts'
import { inGame } from '#renderer/features/game/testing/in-game.tsx'
import { RoomPage } from '#renderer/features/room/room-page.tsx'
import { setLanguage } from '#renderer/lib/i18n.ts'
import { inRoom } from '#renderer/realtime/testing/in-room.ts'
import { view } from '#renderer/realtime/testing/room-fixtures.ts'
import { setSession } from '#renderer/session/session-store.ts'
import { renderRoutes } from '#renderer/testing/render.tsx'
import { sampleUser } from '#renderer/testing/samples.ts'
import { ok, stubServer } from '#renderer/testing/server.ts'
import type { OwnSanctions } from '#shared/schemas/own-sanctions.ts'

const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString()
let mute: OwnSanctions['mute']
/** As the server’s news does it. */
const hearOf = (next: OwnSanctions['mute']) => {
  mute = next
  return act(readOwnSanctions)
}
const told = () => screen.queryByTestId('muted-line')?.textContent ?? null

const drawRoom = () => {
  inRoom().tell('room_view', view())
  renderRoutes([{ path: '/room/:roomId', Component: RoomPage }], '/room/r1')
}
const drawGame = () => inGame().draw()

beforeEach(() => {
  setLanguage('english')
  stubServer({ 'GET /sanctions': () => ok({ warnings: [], mute }) })
  setSession({ user: sampleUser({ id: 'ada' }), isAuthenticated: true })
})
afterEach(async () => {
  vi.useRealTimers()
  await hearOf(null)
  setSession({ user: null, isAuthenticated: false })
  vi.unstubAllGlobals()
})

describe.each([
  ['a lobby', drawRoom],
  ['a game', drawGame],
])('the chat of %s', (_, draw) => {
  it('[ADMIN-10] says at its field until when an admin has muted its player, and why, until that is lifted', async () => {
    draw()
    expect(told()).toBeNull()
    await hearOf({ reason: 'Insults', until: '2126-12-24T18:00:00.000Z' })
    expect(told()).toMatch(/^You cannot write in the chat until .*2126.* Reason: Insults$/)
    await hearOf(null)
    expect(told()).toBeNull()
  })

  it('[ADMIN-10] says it in Italian', async () => {
    setLanguage('italian')
    draw()
    await hearOf({ reason: 'Insulti', until: '2126-12-24T18:00:00.000Z' })
    expect(told()).toMatch(/^Non puoi scrivere in chat fino al .*2126.* Motivo: Insulti$/)
  })
})

it('[ADMIN-10] says nothing more at the chat once the mute is over, nor to another account', async () => {
  drawRoom()
  await hearOf({ reason: 'Insults', until: inMinutes(1) })
  expect(told()).not.toBeNull()
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 60_000 })
  await waitFor(() => expect(told()).toBeNull())
  await hearOf({ reason: 'Insults', until: inMinutes(1) })
  expect(told()).not.toBeNull()
  act(() => setSession({ user: sampleUser({ id: 'bo' }) }))
  expect(told()).toBeNull()
})
