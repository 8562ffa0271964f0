import { expect, it, vi } from 'vitest'
import type { UpdateState } from '#shared/desktop/ipc.ts'
import { createUpdates, type Updater } from './updates.ts'

/** An updater whose steps the test ends. */
function setUp(offered: string | null = '1.41.0') {
  const told: UpdateState[] = []
  let step = Promise.withResolvers<void>()
  let progress: (percent: number) => void = () => undefined
  const updater = {
    check: vi.fn(async () => offered),
    download: vi.fn((onPercent: (percent: number) => void, signal: AbortSignal) => {
      step = Promise.withResolvers()
      progress = onPercent
      signal.addEventListener('abort', () => step.reject(new Error('cancelled')))
      return step.promise
    }),
    restart: vi.fn(),
  } satisfies Updater
  const updates = createUpdates(updater, (state) => told.push(state))
  const started = () => vi.waitFor(() => expect(updates.current().kind).toBe('downloading'), 20_000)
  return {
    updates,
    updater,
    told,
    started,
    progress: (n: number) => progress(n),
    end: () => step.resolve(),
    fail: () => step.reject(new Error('sha512 differs')),
  }
}

it('downloads a newer version in the background, with its progress', async () => {
  const { updates, told, started, progress, end, updater } = setUp()
  const done = updates.check()
  await started()
  progress(41.7)
  end()
  await done
  expect(told).toEqual([
    { kind: 'checking' },
    { kind: 'downloading', version: '1.41.0', percent: 0 },
    { kind: 'downloading', version: '1.41.0', percent: 41 },
    { kind: 'ready', version: '1.41.0' },
  ])
  expect(updater.restart).not.toHaveBeenCalled()
  await updates.install()
  expect(updater.restart).toHaveBeenCalledTimes(1)
})

it('rests when this is the newest version', async () => {
  const { updates, updater } = setUp(null)
  await updates.check()
  expect(updates.current()).toEqual({ kind: 'idle' })
  expect(updater.download).not.toHaveBeenCalled()
})

it('asks and downloads once, however often it is called', async () => {
  const { updates, updater, started, end } = setUp()
  const both = Promise.all([updates.check(), updates.check()])
  await started()
  end()
  await both
  await updates.check()
  expect(updater.check).toHaveBeenCalledTimes(1)
  expect(updater.download).toHaveBeenCalledTimes(1)
})

it('does nothing during a game, and catches up after it', async () => {
  const { updates, updater, started, end } = setUp()
  await updates.setPlaying(true)
  await updates.check()
  expect(updater.check).not.toHaveBeenCalled()
  const after = updates.setPlaying(false)
  await started()
  end()
  await after
  expect(updates.current()).toEqual({ kind: 'ready', version: '1.41.0' })
})

it('breaks a download off when a game begins, and begins again after it', async () => {
  const { updates, updater, started, end } = setUp()
  const first = updates.check()
  await started()
  await updates.setPlaying(true)
  await first
  expect(updates.current()).toEqual({ kind: 'idle' })
  const after = updates.setPlaying(false)
  await started()
  end()
  await after
  expect(updater.download).toHaveBeenCalledTimes(2)
  expect(updates.current().kind).toBe('ready')
})

it('restarts as soon as the version is here, when the player has asked for it', async () => {
  const { updates, updater, started, end } = setUp()
  const done = updates.install()
  await started()
  expect(updater.restart).not.toHaveBeenCalled()
  end()
  await done
  expect(updater.restart).toHaveBeenCalledTimes(1)
})

it('says that it failed, and tries again when asked', async () => {
  const { updates, started, end, fail } = setUp()
  const done = updates.check()
  await started()
  fail()
  await done
  expect(updates.current()).toEqual({ kind: 'failed' })
  const again = updates.check()
  await started()
  end()
  await again
  expect(updates.current().kind).toBe('ready')
})

it('says where an installation cannot update itself', async () => {
  const updates = createUpdates(null, () => undefined)
  await updates.check()
  await updates.install()
  expect(updates.current()).toEqual({ kind: 'unsupported' })
})
