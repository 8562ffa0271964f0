import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createPeriodic } from './periodic.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const startOne = (run: () => Promise<void>) => {
  const errors: string[] = []
  const logger = { error: (_details: object, message: string) => void errors.push(message) }
  const periodic = createPeriodic({ run, everyMs: 1_000, logger, failure: 'it failed' })
  periodic.start()
  return { periodic, errors }
}

describe('a periodic task', () => {
  it('runs so long after its last run has ended, also when that failed, and never twice at once', async () => {
    const runs: PromiseWithResolvers<void>[] = []
    const { periodic, errors } = startOne(() => {
      const run = Promise.withResolvers<void>()
      runs.push(run)
      return run.promise
    })
    await vi.advanceTimersByTimeAsync(1_000)
    expect(runs).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(5_000)
    expect(runs).toHaveLength(1)
    runs[0]?.reject(new Error('once'))
    await vi.advanceTimersByTimeAsync(999)
    expect([runs.length, errors]).toEqual([1, ['it failed']])
    await vi.advanceTimersByTimeAsync(1)
    expect(runs).toHaveLength(2)
    runs[1]?.resolve()
    await periodic.stop()
  })

  it('has ended when it has stopped', async () => {
    const run = Promise.withResolvers<void>()
    const { periodic } = startOne(() => run.promise)
    await vi.advanceTimersByTimeAsync(3_000)
    const stopped = vi.fn()
    const stopping = periodic.stop().then(stopped)
    await vi.advanceTimersByTimeAsync(3_000)
    expect(stopped).not.toHaveBeenCalled()
    run.resolve()
    await stopping
    await vi.advanceTimersByTimeAsync(5_000)
    expect(vi.getTimerCount()).toBe(0)
  })
})
