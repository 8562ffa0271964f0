import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { readOwnSanctions } from '#renderer/app/sanctions/read-own-sanctions.ts'
import { inGame } from '#renderer/features/game/testing/in-game.tsx'
import { setLanguage } from '#renderer/lib/i18n.ts'
import { forgetRooms } from '#renderer/realtime/room/room-store.ts'
import { SIGNED_OUT, setSession } from '#renderer/session/session-store.ts'
import { sampleUser } from '#renderer/testing/samples.ts'
import { ok, stubServer } from '#renderer/testing/server.ts'

const WARNING = { id: 'w1', preset: null, text: 'Be kind.', at: '2026-01-02T10:00:00.000Z' }
const dialog = () => screen.queryByRole('dialog', { hidden: true })

beforeEach(() => {
  setLanguage('english')
  stubServer({ 'GET /sanctions': () => ok({ warnings: [WARNING], mute: null }) })
  setSession({ ...SIGNED_OUT, user: sampleUser({ id: 'ada' }), isAuthenticated: true })
})
afterEach(() => {
  act(() => setSession(SIGNED_OUT))
  act(forgetRooms)
  vi.unstubAllGlobals()
})

it('goes with the session that it was told in, and lies on no other page', async () => {
  await act(readOwnSanctions)
  expect(await screen.findByText('Be kind.')).toBeVisible()
  act(() => setSession(SIGNED_OUT))
  await waitFor(() => expect(dialog()).toBeNull())
})

it('makes way for the reason why the server has closed the session', async () => {
  await act(readOwnSanctions)
  expect(await screen.findByText('Be kind.')).toBeVisible()
  act(() => setSession({ forceDisconnectReason: 'Logged in from another device' }))
  await waitFor(() => expect(dialog()).toBeNull())
})

it('that waited for the end of a round is not shown when the session ended first', async () => {
  inGame()
  await act(readOwnSanctions)
  expect(dialog()).toBeNull()
  act(() => setSession(SIGNED_OUT))
  await act(async () => forgetRooms())
  expect(dialog()).toBeNull()
})
