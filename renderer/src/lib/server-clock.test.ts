import { afterEach, beforeEach, expect, it, vi } from 'vitest'

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-03-16T12:00:00.000Z') })
  vi.resetModules()
})
afterEach(() => vi.useRealTimers())

const at = (date: string) => new Response(null, { headers: { date: new Date(date).toUTCString() } })
const start = () => import('#renderer/lib/server-clock.ts')
const read = (now: number) => new Date(now).toISOString()

it('[RT-70] takes the device’s clock until the server has answered', async () => {
  const { noteServerTime, serverNow } = await start()
  noteServerTime(new Response())
  expect(serverNow()).toBe(Date.now())
})

it('[RT-70] continues from the server’s time when the device’s clock is changed', async () => {
  const { noteServerTime, serverNow } = await start()
  noteServerTime(at('2026-03-14T19:00:00.000Z'))
  vi.advanceTimersByTime(5_000)
  vi.setSystemTime(new Date('2030-01-01T00:00:00.000Z'))
  expect(read(serverNow())).toBe('2026-03-14T19:00:05.000Z')
})

it('[RT-70] is not set back by a response that was slow or came from a cache', async () => {
  const { noteServerTime, serverNow } = await start()
  noteServerTime(at('2026-03-14T19:00:00.000Z'))
  noteServerTime(at('2026-03-14T18:00:00.000Z'))
  expect(read(serverNow())).toBe('2026-03-14T19:00:00.000Z')
  noteServerTime(at('2026-03-14T19:00:01.000Z'))
  expect(read(serverNow())).toBe('2026-03-14T19:00:01.000Z')
})
