import { setTimeout as pause } from 'node:timers/promises'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createDeadline } from './answer-in-time.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }))
afterEach(() => void vi.useRealTimers())

const lasting = (ms: number) => () =>
  new Promise<string>((resolve) => {
    setTimeout(() => resolve('done'), ms)
  })

it('[OPS-12] answers 503 when the parts of a request take too long together', async () => {
  const { inTime, msLeft } = createDeadline()
  const first = inTime(lasting(3_000))
  await vi.advanceTimersByTimeAsync(3_000)
  expect(await first).toBe('done')
  // An upload, which may take as long as it likes.
  await vi.advanceTimersByTimeAsync(60_000)
  const second = inTime(lasting(3_000))
  const outcome = expect(second).rejects.toMatchObject({ code: 'SERVICE_UNAVAILABLE', status: 503 })
  await vi.advanceTimersByTimeAsync(600)
  expect(msLeft()).toBe(400)
  await vi.advanceTimersByTimeAsync(900)
  await outcome
})

it('[OPS-12] leaves what fails by itself as it is', async () => {
  const failing = async () => {
    await pause(1)
    throw new Error('of its own')
  }
  await expect(createDeadline().inTime(failing)).rejects.toThrow('of its own')
})
