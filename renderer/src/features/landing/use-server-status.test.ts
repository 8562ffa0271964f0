import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useServerStatus } from '#renderer/features/landing/use-server-status.ts'
import { serverNow } from '#renderer/lib/server-clock.ts'
import { stubServer } from '#renderer/testing/server.ts'

const EVENING = Date.parse('2026-03-14T20:00:00.000Z')
const HOUR = 3_600_000

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('[RT-70] the landing page takes the server’s time again after a sleep that stopped the browser’s clock', async () => {
  let now = EVENING
  stubServer({
    'GET /status': () => ({
      body: { maintenance: false },
      headers: { date: new Date(now).toUTCString() },
    }),
  })
  renderHook(() => useServerStatus())
  await act(() => vi.advanceTimersByTimeAsync(0))
  expect(serverNow()).toBe(EVENING)
  now += 9 * HOUR
  await act(() => vi.advanceTimersByTimeAsync(60_000))
  expect(serverNow()).toBe(now)
})
