/**
 * @module-tag postgres
 * Locks; queries of live-settings-repository.ts.
 */
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { waitForBlockedCalls } from '#cloud/db/testing/blocked-calls.ts'
import { startTestCloud, type TestCloud } from '#cloud/testing/test-cloud.ts'
import { createLiveSettings } from './index.ts'

let cloud: TestCloud
beforeAll(async () => {
  cloud = await startTestCloud({ MIN_APP_VERSION: '1.41.7' })
})
afterEach(async () => {
  await cloud.db('live_settings').delete()
  await cloud.app.services.liveSettings.change({})
})
afterAll(() => cloud.stop())

const status = async () => (await cloud.call('GET', '/api/status')).body.data
const change = (changes: Parameters<typeof cloud.app.services.liveSettings.change>[0]) =>
  cloud.app.services.liveSettings.change(changes)

describe('settings that change while the product runs', () => {
  it('[STATUS-1, STATUS-2, STATUS-13] are shown by /status and /version, by their defaults until somebody sets them', async () => {
    expect(await status()).toMatchObject({ minVersion: '1.41.7', maintenance: false })
    await change({ minAppVersion: '1.50.0' })
    expect(await status()).toMatchObject({ minVersion: '1.50.0', maintenance: false })
    expect((await cloud.call('GET', '/api/version')).body.data).toMatchObject({ minVersion: '1.50.0' })
    await change({ minAppVersion: null })
    expect(await status()).toMatchObject({ minVersion: '1.41.7' })
  })

  it('[STATUS-1] announce maintenance, and say that it is on', async () => {
    const startsAt = new Date(cloud.clock.now() + 60_000).toISOString()
    const message = { english: 'A new database', italian: 'Una nuova base di dati' }
    const announced = {
      startsAt,
      durationMinutes: 30,
      supportUrl: 'https://riddles.example/help',
    }
    await change({ maintenance: { message, ...announced } })
    const told = { ...announced, message: message.english, messages: message }
    expect(await status()).toMatchObject({ maintenance: false, ...told })
    cloud.clock.advance(60_000)
    expect(await status()).toMatchObject({ maintenance: true, ...told })
    await change({ maintenance: null })
    const after = await status()
    expect([after.maintenance, after.message, after.startsAt]).toEqual([false, undefined, undefined])
  })

  it.each([
    { minAppVersion: '1.5' },
    { maintenance: { startsAt: 'soon' } },
    { maintenance: { startsAt: '2026-12-01T02:00:00.000Z', supportUrl: 'javascript:alert(1)' } },
    { colour: 'red' },
  ])('refuse %j, and keep what they were', async (changes) => {
    await change({ minAppVersion: '1.50.0' })
    await expect(change(changes as never)).rejects.toThrow()
    expect(await status()).toMatchObject({ minVersion: '1.50.0', maintenance: false })
  })

  it('survive a restart, and a value that this release does not know', async () => {
    await change({ minAppVersion: '1.60.0', switches: { voice: false } })
    await cloud.db('live_settings').insert({ name: 'later', value: '1', changed_at: 0 })
    await cloud.db('live_settings').insert({ name: 'maintenance', value: '"soon"', changed_at: 0 })
    const logger = { error: vi.fn() }
    const again = createLiveSettings({
      db: cloud.db,
      broadcast: null,
      logger: logger as never,
      now: Date.now,
    })
    await again.start()
    expect(again.current()).toEqual({
      minAppVersion: '1.60.0',
      maintenance: null,
      announcements: [],
      switches: { voice: false },
    })
    expect(logger.error).toHaveBeenCalledOnce()
    await again.stop()
  })

  it('[ADMIN-6] of two changes at once keep both, also where nothing was set before', async () => {
    const { liveSettings } = cloud.app.services
    const turnOff = (part: string, meanwhile?: () => Promise<unknown>) =>
      cloud.db.transaction(async (tx) => {
        const before = await liveSettings.hold(tx, 'switches')
        await meanwhile?.()
        await liveSettings.changeIn(tx, { switches: { ...before, [part]: false } })
      })
    let second: Promise<void> | undefined
    await turnOff('voice', async () => {
      second = turnOff('store')
      await Promise.race([waitForBlockedCalls(cloud.db), second])
    })
    await second
    const stored = await cloud.db.transaction((tx) => liveSettings.hold(tx, 'switches'))
    expect(stored).toEqual({ voice: false, store: false })
  })

  it('are told to the other processes also when this one cannot read them', async () => {
    const unreadable = new Proxy(cloud.db, {
      apply: () => {
        throw new Error('the database is away')
      },
    })
    const publish = vi.fn()
    const broadcast = { publish, subscribe: () => () => undefined }
    const logger = { error: vi.fn() } as never
    const here = createLiveSettings({ db: unreadable, broadcast, logger, now: Date.now })
    await expect(here.change({ minAppVersion: '1.70.0' })).rejects.toThrow('the database is away')
    expect(publish).toHaveBeenCalledOnce()
  })

  it('are not missed when another process changes them during the start of this one', async () => {
    let heard: (() => void) | undefined
    const broadcast = {
      publish: () => undefined,
      subscribe: (_topic: string, listener: () => void) => {
        heard = listener
        return () => undefined
      },
    }
    const listened: boolean[] = []
    const watched = new Proxy(cloud.db, {
      apply(db, _self, [table]: [string]) {
        listened.push(heard !== undefined)
        return db(table)
      },
    })
    const logger = { error: vi.fn() } as never
    const here = createLiveSettings({ db: watched, broadcast, logger, now: Date.now })
    await here.start()
    await here.stop()
    expect(listened).toEqual([true])
  })
})
