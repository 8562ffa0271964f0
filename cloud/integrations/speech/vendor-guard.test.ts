import { pino } from 'pino'
import { Registry } from 'prom-client'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { readSettings } from '#cloud/config/read-settings.ts'
import type { Speech } from '#host-engine/index.ts'
import { createSpeech } from './create-speech.ts'
import {
  mp3,
  type SpeechVendorDouble,
  startSpeechVendor,
  type VendorReply,
  wave,
} from './testing/speech-vendor-double.ts'

let vendor: SpeechVendorDouble
let speech: Speech
let logged: { msg: string; reason?: string }[]
beforeAll(async () => {
  vendor = await startSpeechVendor()
})
afterAll(() => vendor.stop())
beforeEach(() => {
  logged = []
  const { speech: settings } = readSettings({ TTS_PROVIDER: 'openai', TTS_BASE_URL: `${vendor.base}/v1` })
  const logger = pino({}, { write: (line: string) => logged.push(JSON.parse(line)) })
  speech = createSpeech(settings, { logger, registry: new Registry(), now: () => 1 })
})
afterEach(async () => {
  vi.useRealTimers()
  vendor.recover()
  await speech.close()
})

const say = (text: string, withinMs?: number) =>
  speech.speak({ text, voiceId: 'en-nova', language: 'english' }, withinMs)
const asks = async (work: () => Promise<unknown>): Promise<number> => {
  const before = vendor.asked.length
  await work()
  return vendor.asked.length - before
}
const isUnavailable = (text: string) => expect(say(text)).rejects.toMatchObject({ code: 'VOICE_UNAVAILABLE' })
/** Resolves once the vendor has a line that it never answers; what comes back resolves once that is given up. */
async function hang(): Promise<() => Promise<void>> {
  const reached = Promise.withResolvers<void>()
  vendor.plays(() => {
    reached.resolve()
    return new Promise(() => undefined)
  })
  const refused = isUnavailable('slow')
  await reached.promise
  return () => refused
}
const away: VendorReply = { status: 503, body: { error: { message: 'the key sk-secret is away' } } }

describe('a vendor that fails', () => {
  it('[VOICE-21] is left alone after three failures for twenty seconds, which is logged once', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    vendor.plays(() => away)
    for (const text of ['one', 'two', 'three']) expect(await asks(() => isUnavailable(text))).toBe(1)
    for (const text of ['four', 'five']) expect(await asks(() => isUnavailable(text))).toBe(0)

    vi.advanceTimersByTime(20_000)
    expect(await asks(() => isUnavailable('six'))).toBe(1)
    expect(await asks(() => isUnavailable('seven'))).toBe(0)
    expect(logged).toMatchObject([{ level: 50, reason: 'http_503', vendor: 'openai' }])

    vi.advanceTimersByTime(20_000)
    vendor.recover()
    await say('eight')
    expect(await asks(() => say('nine'))).toBe(1)
    expect(logged.map(({ msg }) => msg)).toEqual([
      'the speech vendor fails: nothing is spoken until it answers again',
      'the speech vendor speaks again',
    ])
    expect(JSON.stringify(logged)).not.toContain('sk-secret')
  })

  it('[VOICE-21] does not count as failing because it refuses lines', async () => {
    vendor.plays(() => ({ status: 400, body: { error: { message: 'no', code: 'unsafe' } } }))
    for (const text of ['one', 'two', 'three', 'four']) await isUnavailable(text)
    expect(logged).toHaveLength(4)
    expect(logged[0]).toMatchObject({ level: 40, reason: 'http_400 unsafe' })
    vendor.recover()
    expect(await asks(() => say('five'))).toBe(1)
  })

  it('[VOICE-21] is given five seconds, and then no longer listened to', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const refused = await hang()
    vi.advanceTimersByTime(5_000)
    await refused()
    await vendor.isAbandoned()
  })

  it('[VOICE-21] is no longer listened to when the server stops', async () => {
    const refused = await hang()
    await speech.close()
    await refused()
    await vendor.isAbandoned()
  })

  it('[VOICE-21] is asked for four lines at once, the others wait', async () => {
    const four = Promise.withResolvers<void>()
    const mayAnswer = Promise.withResolvers<void>()
    let running = 0
    vendor.plays(async ({ text }) => {
      running++
      if (running === 4) four.resolve()
      await mayAnswer.promise
      return { body: wave(text.length) }
    })
    const lines = ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((text) => say(text))
    await four.promise
    // Time for another to come through.
    await fetch(`${vendor.base}/v2/voices`)
    expect(running).toBe(4)
    mayAnswer.resolve()
    await Promise.all(lines)
    expect(running).toBe(7)
  })

  it('[VOICE-21] is not asked for a line that has waited longer than whoever asked for it', async () => {
    const four = Promise.withResolvers<void>()
    const mayAnswer = Promise.withResolvers<void>()
    let running = 0
    vendor.plays(async ({ text }) => {
      if (++running === 4) four.resolve()
      await mayAnswer.promise
      return { body: wave(text.length) }
    })
    const sent = ['a', 'b', 'c', 'd'].map((text) => say(text, 3_000))
    await four.promise
    const [stale, fresh] = [say('stale', 3_000), say('fresh', 6_000)]
    // Time for both to come into the queue.
    await fetch(`${vendor.base}/v2/voices`)
    const now = vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 3_001)
    mayAnswer.resolve()
    await expect(stale).rejects.toMatchObject({ code: 'VOICE_UNAVAILABLE' })
    await Promise.all([...sent, fresh])
    now.mockRestore()
    expect(vendor.asked.slice(-5).map(({ text }) => text)).toEqual(['a', 'b', 'c', 'd', 'fresh'])
    expect(logged).toEqual([])
  })

  it('[VOICE-21] gets no key by sending us elsewhere, and nothing endless is read', async () => {
    const before = vendor.asked.length
    vendor.plays(() => ({ status: 307, headers: { location: `${vendor.base}/v1/audio/speech` }, body: {} }))
    await isUnavailable('elsewhere')
    expect(vendor.asked.length - before).toBe(1)
    vendor.plays(() => ({ body: mp3(5_000) }))
    for (const text of ['endless', 'for ever', 'without end', 'still']) await isUnavailable(text)
    // The line is to blame: another may do.
    expect(logged.filter(({ reason }) => reason === 'too_long')).toHaveLength(4)
    vendor.plays(() => ({ body: mp3(4_000) }))
    await say('long')
  })
})
