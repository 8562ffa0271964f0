import { Registry } from 'prom-client'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { startTestCloud, type TestCloud, type TestPlayer } from '#cloud/testing/test-cloud.ts'
import { loudnessOf } from '#host-engine/speech/loudness.ts'
import { heard, secondsOf } from '#host-engine/speech/testing/heard.ts'
import type { Voice } from '#shared/schemas/voice.ts'
import {
  mp3,
  type SpeechVendorDouble,
  secondsFor,
  startSpeechVendor,
  type VendorReply,
  wave,
} from './testing/speech-vendor-double.ts'
import { failThenSpeak, NOTHING_TAKEN, voiceCalls } from './testing/voice-calls.ts'

let vendor: SpeechVendorDouble
let cloud: TestCloud
let ada: TestPlayer
let calls: ReturnType<typeof voiceCalls>
const registry = new Registry()
beforeAll(async () => {
  vendor = await startSpeechVendor()
  const settings = { TTS_PROVIDER: 'openai', TTS_BASE_URL: `${vendor.base}/v1/`, TTS_API_KEY: 'sk-secret' }
  cloud = await startTestCloud(settings, { registry })
  ada = await cloud.register()
  calls = voiceCalls(cloud, ada)
})
afterEach(() => vendor.recover())
afterAll(async () => {
  await cloud.stop()
  await vendor.stop()
})

const LINE = 'Good evening everybody, my answer is the lantern'

describe('voices of an OpenAI-compatible server', () => {
  it('[VOICE-21, VOICE-2, VOICE-7] are its documented ones, each in both languages', async () => {
    const { voices, totals, totalVoices } = (await calls.get('/public-voices')).body.data
    expect([totals, totalVoices]).toEqual([{ default: 12, community: 0, premium: 6 }, 18])
    const all: Voice[] = Object.values<Voice[]>(voices).flat()
    expect(new Set(all.map(({ id }) => id)).size).toBe(18)
    expect(all).toContainEqual({
      id: 'it-onyx',
      name: 'Onyx',
      category: 'default',
      ageGroup: 'adult',
      gender: 'male',
      language: 'italian',
    })
  })

  it('[VOICE-21, VOICE-3, VOICE-6] are levelled as ours are, and each line is paid for once', async () => {
    const before = await calls.tokens()
    const { mediaType, bytes } = await calls.listen('en-nova', LINE)
    expect(mediaType).toBe('audio/ogg; codecs=opus')
    const sound = await heard(bytes)
    expect(secondsOf(sound)).toBeCloseTo(secondsFor(LINE), 0)
    expect(Math.abs(loudnessOf(sound) + 19)).toBeLessThan(1)
    expect(vendor.asked).toEqual([
      {
        key: 'Bearer sk-secret',
        text: LINE,
        voice: 'nova',
        model: 'tts-1',
        format: 'wav',
        language: undefined,
      },
    ])

    const made = await calls.spoken({ text: LINE, voiceId: 'en-nova' })
    expect([made.status, made.text.startsWith('OggS')]).toEqual([200, true])
    expect([await calls.tokens(), vendor.asked.length]).toEqual([before - 1, 1])
    expect(await registry.metrics()).toContain(`speech_characters_total{vendor="openai"} ${LINE.length}\n`)
  })

  it('[VOICE-21] are played as MP3 where the server sends nothing else', async () => {
    const file = mp3(40)
    vendor.plays(() => ({ body: file }))
    const { mediaType, bytes } = await calls.listen('it-ash', 'Buonasera')
    expect([mediaType, Buffer.from(bytes).equals(file)]).toEqual(['audio/mpeg', true])
  })

  it('[VOICE-3, VOICE-21] lets an account hear thirty previews a day that cost something, and any other as often as it likes', async () => {
    const bob = await cloud.register()
    const preview = (text: string) =>
      cloud.call('GET', `/api/voice/preview/en-alloy?text=${text}`, { token: bob.token })
    vendor.plays(() => ({ body: mp3(2) }))
    const before = vendor.asked.length
    for (let number = 1; number <= 30; number++) expect((await preview(`line${number}`)).status).toBe(200)
    const refused = await preview('line31')
    expect([refused.status, refused.body.code]).toEqual([429, 'RATE_LIMITED'])
    expect(refused.body.details.retryAfter).toBeGreaterThan(80_000)
    expect(refused.body.details.retryAfter).toBeLessThanOrEqual(86_400)
    expect(vendor.asked.length - before).toBe(30)
    for (const text of ['line1', 'line30']) expect((await preview(text)).status).toBe(200)
    expect((await calls.get('/preview/en-alloy?text=line31')).status).toBe(200)
  })

  it('[VOICE-3, VOICE-6] answers 404 for a voice that is none of them', async () => {
    for (const voiceId of ['nova', 'en-grace', 'en-constructor'])
      expect((await calls.generate({ text: 'hi', voiceId })).status).toBe(404)
  })

  it.each<[string, VendorReply | null]>([
    ['is broken', { status: 500, body: { error: { message: 'sk-secret' } } }],
    ['has enough of us', { status: 429, body: { error: { code: 'insufficient_quota', message: 'no' } } }],
    ['does not like the key', { status: 401, body: { error: { code: 'invalid_api_key', message: 'no' } } }],
    ['has no such path', { status: 404, body: { detail: 'Not Found' } }],
    ['cuts the connection', null],
    ['sends a page', { body: Buffer.from('<!doctype html><title>Welcome</title>') }],
    ['sends noise', { body: Buffer.from(Array.from({ length: 5_000 }, (_, at) => (at * 7919) % 251)) }],
    ['sends nothing', { body: Buffer.alloc(0) }],
    ['sends silence', { body: wave(1, 0) }],
    ['sends a wave file of another kind', { body: wave(1).fill(3, 20, 21) }],
    [
      'sends a wave file of a rate that nobody records at',
      { body: wave(1).fill('\xa0\x0f', 24, 26, 'latin1') },
    ],
  ])('[VOICE-21, VOICE-6] takes nothing for a line when it %s', async (_, reply) => {
    const { told, ...rest } = await failThenSpeak(cloud, vendor, { reply, voiceId: 'en-echo' })
    expect(rest).toEqual(NOTHING_TAKEN)
    expect(told).not.toContain('sk-secret')
  })
})
