import { pino } from 'pino'
import { Registry } from 'prom-client'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { eventually } from '#cloud/testing/room-calls.ts'
import { startTestCloud, type TestCloud, type TestPlayer } from '#cloud/testing/test-cloud.ts'
import { loudnessOf } from '#host-engine/speech/loudness.ts'
import { heard, secondsOf } from '#host-engine/speech/testing/heard.ts'
import type { Voice } from '#shared/schemas/voice.ts'
import { createSpeech } from './create-speech.ts'
import {
  type SpeechVendorDouble,
  secondsFor,
  startSpeechVendor,
  type VendorReply,
  wave,
} from './testing/speech-vendor-double.ts'
import { failThenSpeak, NOTHING_TAKEN, voiceCalls } from './testing/voice-calls.ts'

const english = (id: string, more: object = {}) => ({
  voice_id: id,
  name: id,
  category: 'premade',
  labels: { language: 'en', gender: 'female', age: 'young', accent: 'british' },
  ...more,
})
const italian = { verified_languages: [{ language: 'it', model_id: 'eleven_flash_v2_5' }] }
const FIRST_PAGE = [
  english('Roger1', {
    name: 'Roger - Laid-Back, Casual, Resonant',
    labels: { language: 'en', gender: 'male', age: 'middle_aged' },
  }),
  english('Giulia1', { ...italian, category: 'professional', labels: { gender: 'female', age: 'old' } }),
  english('Klaus1', { labels: { language: 'de', gender: 'male' } }),
]
const SECOND_PAGE = [
  english('Mara1', { ...italian, category: 'generated', labels: { language: 'en', gender: 'neutral' } }),
  english('Nameless1', { name: null }),
  english('../user'),
]

let vendor: SpeechVendorDouble
let cloud: TestCloud
let ada: TestPlayer
let calls: ReturnType<typeof voiceCalls>
beforeAll(async () => {
  vendor = await startSpeechVendor()
  vendor.has(FIRST_PAGE, SECOND_PAGE)
  const settings = { TTS_PROVIDER: 'elevenlabs', TTS_BASE_URL: vendor.base, TTS_API_KEY: 'xi-secret' }
  cloud = await startTestCloud(settings)
  ada = await cloud.register()
  calls = voiceCalls(cloud, ada)
})
afterEach(() => vendor.recover())
afterAll(async () => {
  await cloud.stop()
  await vendor.stop()
})

const listed = async (): Promise<Voice[]> =>
  Object.values<Voice[]>((await calls.get('/public-voices')).body.data?.voices ?? {}).flat()
const LINE = 'Buonasera a tutti, la mia risposta è il faro'

describe('voices of ElevenLabs', () => {
  it('[VOICE-21, VOICE-2, VOICE-7] are those of the account, in the languages that they are labelled with', async () => {
    // They are asked for at the start, so that nobody waits.
    await eventually(
      async () => vendor.lists(),
      (pages) => pages === 2,
    )
    const voices = await eventually(listed, (all) => all.length > 0)
    const told = voices.map(({ id, ...voice }) => [id, ...Object.values(voice)])
    expect(told.toSorted()).toEqual([
      ['en-Mara1', 'Mara1', 'community', 'adult', 'female', 'english'],
      ['en-Roger1', 'Roger', 'default', 'adult', 'male', 'english'],
      ['it-Giulia1', 'Giulia1', 'premium', 'senior', 'female', 'italian'],
      ['it-Mara1', 'Mara1', 'community', 'adult', 'female', 'italian'],
    ])
  })

  it('[VOICE-21] are asked for once an hour, and stay while that fails', async () => {
    const before = vendor.lists()
    await listed()
    await listed()
    expect(vendor.lists()).toBe(before)

    cloud.clock.advance(3_600_001)
    ada = await cloud.signIn(ada)
    calls = voiceCalls(cloud, ada)
    vendor.listsWith({ status: 500, body: {} })
    expect(await listed()).toHaveLength(4)
    expect(
      await eventually(
        async () => vendor.lists(),
        (lists) => lists > before,
      ),
    ).toBe(before + 1)
    expect(await listed()).toHaveLength(4)

    vendor.recover()
    vendor.has([english('Anna1')])
    // Nobody is labelled with Italian: all read it.
    const renewed = await eventually(listed, (all) => all.length === 2)
    expect(renewed.map(({ id, language }) => [id, language])).toEqual([
      ['en-Anna1', 'english'],
      ['it-Anna1', 'italian'],
    ])
  })

  it('[VOICE-21, VOICE-3, VOICE-6] read a line in its language, levelled as ours are, and it is paid for once', async () => {
    const before = await calls.tokens()
    const { mediaType, bytes } = await calls.listen('it-Anna1', LINE)
    expect(mediaType).toBe('audio/ogg; codecs=opus')
    const sound = await heard(bytes)
    expect(secondsOf(sound)).toBeCloseTo(secondsFor(LINE), 0)
    expect(Math.abs(loudnessOf(sound) + 19)).toBeLessThan(1)
    const asked = { key: 'xi-secret', voice: 'Anna1', model: 'eleven_flash_v2_5', format: 'wav_24000' }
    expect(vendor.asked).toEqual([{ ...asked, text: LINE, language: 'it' }])

    const made = await calls.spoken({ text: LINE, voiceId: 'it-Anna1' })
    expect([made.status, made.text.startsWith('OggS')]).toEqual([200, true])
    expect([await calls.tokens(), vendor.asked.length]).toEqual([before - 1, 1])

    await calls.spoken({ text: 'A lighthouse', voiceId: 'it-Anna1', language: 'english' })
    expect(vendor.asked.at(-1)).toEqual({ ...asked, text: 'A lighthouse', language: 'en' })
  })

  it('[VOICE-21, VOICE-6] answers 404 for a voice that the account never had, or has no more, and takes nothing', async () => {
    const before = await calls.tokens()
    expect((await calls.generate({ text: 'hi', voiceId: 'en-nobody' })).status).toBe(404)
    const detail = { status: 'voice_not_found', message: 'A voice with this id was not found.' }
    vendor.plays(() => ({ status: 404, body: { detail } }))
    for (const text of ['one', 'two', 'three', 'four']) {
      const gone = await calls.generate({ text, voiceId: 'en-Anna1' })
      expect([gone.status, gone.body.code]).toEqual([404, 'NOT_FOUND'])
    }
    expect(await calls.tokens()).toBe(before)
    // That is no failure of the vendor's.
    vendor.recover()
    expect((await calls.spoken({ text: 'five', voiceId: 'en-Anna1' })).status).toBe(200)
  })

  it.each<[string, VendorReply | null]>([
    ['is broken', { status: 500, body: { detail: 'xi-secret' } }],
    ['has enough of us', { status: 429, body: { detail: { status: 'too_many_concurrent_requests' } } }],
    ['is not paid', { status: 401, body: { detail: { status: 'quota_exceeded', message: 'no' } } }],
    ['refuses the line', { status: 422, body: { detail: [{ loc: ['text'], msg: 'no' }] } }],
    ['cuts the connection', null],
    ['sends a page', { body: Buffer.from('<!doctype html><title>Welcome</title>') }],
  ])('[VOICE-21, VOICE-6] takes nothing for a line when it %s', async (_, reply) => {
    const { told, ...rest } = await failThenSpeak(cloud, vendor, { reply, voiceId: 'en-Anna1' })
    expect(rest).toEqual(NOTHING_TAKEN)
    expect(told).not.toContain('xi-secret')
  })

  it('[VOICE-21, VOICE-6] are not silenced by lines that never end, which cost nothing', async () => {
    const before = await calls.tokens()
    vendor.plays(() => ({ body: wave(50) }))
    for (const text of ['endless', 'for ever', 'without end', 'still'])
      expect((await calls.generate({ text, voiceId: 'en-Anna1' })).status).toBe(503)
    expect(await calls.tokens()).toBe(before)
    vendor.recover()
    expect((await calls.spoken({ text: 'six', voiceId: 'en-Anna1' })).status).toBe(200)
  })

  it('[VOICE-21, VOICE-6] are not to be had where there was never a list of them, and nobody waits long for one', async () => {
    const parts = { logger: pino({ level: 'silent' }), registry: new Registry(), now: () => 1 }
    const speech = createSpeech(cloud.settings.speech, parts)
    const unavailable = { code: 'VOICE_UNAVAILABLE' }
    vendor.listsWith({ status: 401, body: { detail: { status: 'invalid_api_key' } } })
    await expect(speech.voices()).rejects.toMatchObject(unavailable)

    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const before = vendor.lists()
    vendor.listsWith(new Promise(() => undefined))
    const refused = expect(
      speech.speak({ text: 'hi', voiceId: 'en-Anna1', language: 'english' }),
    ).rejects.toMatchObject(unavailable)
    await vi.waitUntil(() => vendor.lists() > before, 20_000)
    vi.advanceTimersByTime(700)
    await refused
    vi.useRealTimers()
    await speech.close()
  })
})
