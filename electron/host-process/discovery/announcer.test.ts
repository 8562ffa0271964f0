import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createLogger } from '../logger.ts'
import { createAnnouncer } from './announcer.ts'
import { type Published, publishOn } from './publish-on.ts'

vi.mock('./publish-on.ts', () => ({ publishOn: vi.fn() }))

const published = vi.mocked(publishOn)
const tell = vi.fn()
let end: Published['end']
beforeEach(() => {
  vi.useFakeTimers()
  published.mockClear()
  tell.mockClear()
  end = vi.fn(async () => undefined)
  published.mockImplementation(() => ({ tell, end: () => end() }))
})
afterEach(() => void vi.useRealTimers())

const TXT = { v: '1.40.0', id: 'p1', name: 'Kitchen table', players: '1', pw: '0' }

function open() {
  const party = { addresses: ['192.168.1.20'], port: 8790, txt: TXT }
  const announcer = createAnnouncer({ describe: () => party, logger: createLogger('silent') })
  return { party, announcer }
}

it('[LAN-7] tells of new players without a goodbye', async () => {
  const { party, announcer } = open()
  announcer.update()
  await vi.advanceTimersByTimeAsync(0)
  expect(published).toHaveBeenCalledOnce()
  party.txt = { ...TXT, players: '2' }
  announcer.update()
  await vi.advanceTimersByTimeAsync(2_000)
  expect(tell).toHaveBeenCalledExactlyOnceWith(party.txt)
  expect(end).not.toHaveBeenCalled()
  party.addresses = ['192.168.2.7']
  announcer.update()
  await vi.advanceTimersByTimeAsync(2_000)
  expect(end).toHaveBeenCalledOnce()
  expect(published).toHaveBeenCalledTimes(2)
})

it('[LAN-7] announces nothing after its goodbye', async () => {
  const { party, announcer } = open()
  announcer.update()
  await vi.advanceTimersByTimeAsync(0)
  const slow = Promise.withResolvers<void>()
  end = vi.fn(() => slow.promise)
  party.addresses = ['192.168.2.7']
  announcer.update()
  await vi.advanceTimersByTimeAsync(2_000)
  const stopped = announcer.stop()
  announcer.update()
  slow.resolve()
  await stopped
  await vi.advanceTimersByTimeAsync(10_000)
  // Each that was published has said goodbye.
  expect(end).toHaveBeenCalledTimes(published.mock.calls.length)
})
