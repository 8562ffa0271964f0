/**
 * @module-tag postgres
 * Races for money; queries of audio-repository.ts and choices-repository.ts.
 */
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { newId } from '#cloud/ids.ts'
import { startTestCloud, type TestCloud, type TestPlayer } from '#cloud/testing/test-cloud.ts'
import { createFakeSpeech, FAKE_VOICES } from '#host-engine/testing/fake-speech.ts'
import { VOICE_PRO } from '#shared/constants/store.ts'
import { validation } from '#shared/i18n/en/validation.ts'
import { voiceSchema } from '#shared/schemas/voice.ts'

const fake = createFakeSpeech()
let cloud: TestCloud
let ada: TestPlayer
beforeAll(async () => {
  cloud = await startTestCloud({}, { speech: fake.speech })
  ada = await cloud.register('ada')
})
afterEach(fake.recover)
afterAll(() => cloud.stop())

type Who = Pick<TestPlayer, 'token'>
const get = ({ token }: Who, path: string) => cloud.call('GET', `/api/voice${path}`, { token })
const select = ({ token }: Who, voiceId: string) =>
  cloud.call('POST', '/api/voice/select', { token, body: { voiceId } })
const generate = ({ token }: Who, body: object = {}, headers = {}) =>
  cloud.call('POST', '/api/voice/generate', {
    token,
    body: { text: 'good evening', voiceId: 'vera', ...body },
    headers,
  })
const tokens = async (who: Who): Promise<number> => (await get(who, '/status')).body.data.tokens

/** Has a subscription that runs for another day. */
const subscribe = ({ user }: TestPlayer) =>
  cloud.db('store_subscriptions').insert({
    id: newId(),
    user_id: user.id,
    provider: 'sandbox',
    vendor_id: `sub_${user.id}`,
    item: VOICE_PRO,
    expires_at: cloud.clock.now() + 86_400_000,
  })

describe('GET /voice/public-voices', () => {
  it('[VOICE-2, VOICE-7] lists the voices by category, with their totals', async () => {
    const { status, body } = await get(ada, '/public-voices')
    expect([status, body.data]).toEqual([
      200,
      {
        voices: {
          default: [FAKE_VOICES[0], FAKE_VOICES[1]],
          community: [FAKE_VOICES[2]],
          premium: [FAKE_VOICES[3]],
        },
        totals: { default: 2, community: 1, premium: 1 },
        hasSubscription: false,
        totalVoices: 4,
      },
    ])
    for (const voice of Object.values(body.data.voices).flat())
      expect(Object.keys(voice as object)).toEqual(Object.keys(voiceSchema.shape))
  })

  it('prepares speech: who looks at the voices is about to hear one', async () => {
    const before = fake.prepared()
    await get(ada, '/public-voices')
    expect(fake.prepared()).toBe(before + 1)
  })

  it('says whether premium voices are unlocked', async () => {
    const bob = await cloud.register()
    await subscribe(bob)
    expect((await get(bob, '/public-voices')).body.data.hasSubscription).toBe(true)
  })
})

describe('GET /voice/preview/{voiceId}', () => {
  it('[VOICE-3] lets any voice be heard, a locked one too, and costs nothing', async () => {
    const { status, headers, text } = await get(ada, '/preview/pia?text=good%20day')
    expect([status, headers.get('content-type'), text]).toEqual([
      200,
      'audio/ogg; codecs=opus',
      'pia: good day',
    ])
    expect(await tokens(ada)).toBe(10)
  })

  it('[VOICE-3] has a voice introduce itself in its language, or in the one that is asked for', async () => {
    expect((await get(ada, '/preview/ivo')).text).toBe('ivo: Ciao, sono Ivo. Risolviamo un enigma?')
    expect((await get(ada, '/preview/ivo?language=english')).text).toBe(
      'ivo: Hi, I’m Ivo. Shall we solve a riddle?',
    )
    expect(fake.asked.slice(-2).map(({ language }) => language)).toEqual(['italian', 'english'])
  })

  it('[VOICE-3, VOICE-6] answers 400 for a text in which there is nothing to read, and says so', async () => {
    const text = '😂 :-) 🎉'
    const preview = await get(ada, `/preview/vera?text=${encodeURIComponent(text)}`)
    const made = await generate(ada, { text })
    for (const { status, body } of [preview, made])
      expect([status, body.code, body.details, body.error]).toEqual([
        400,
        'VALIDATION_FAILED',
        [{ path: 'text', message: validation.nothingToRead }],
        validation.nothingToRead,
      ])
    expect(await tokens(ada)).toBe(10)
  })

  it('[VOICE-3] answers 404 for an unknown voice, 400 for a text that is too long, 503 when nothing is made', async () => {
    expect((await get(ada, '/preview/nobody')).status).toBe(404)
    expect((await get(ada, `/preview/vera?text=${'x'.repeat(201)}`)).status).toBe(400)
    void fake.fail()
    const failed = await get(ada, '/preview/vera')
    expect([failed.status, failed.body.code]).toEqual([503, 'VOICE_UNAVAILABLE'])
  })
})

describe('POST /voice/select', () => {
  it('[VOICE-4, VOICE-1] sets the voice, whatever the client calls it', async () => {
    const body = { voiceId: 'cora', voiceName: 'Somebody', voiceCategory: 'default' }
    const chosen = await cloud.call('POST', '/api/voice/select', { token: ada.token, body })
    expect([chosen.status, chosen.body.data]).toEqual([200, { selectedVoice: FAKE_VOICES[2] }])
    await select(ada, 'ivo')
    expect((await get(ada, '/status')).body.data.selectedVoice).toEqual(FAKE_VOICES[1])
  })

  it('[VOICE-4] answers 404 for an unknown voice, and 403 for a premium one without a subscription', async () => {
    const bob = await cloud.register()
    expect((await select(bob, 'nobody')).status).toBe(404)
    expect((await select(bob, 'pia')).status).toBe(403)
    expect((await get(bob, '/status')).body.data.selectedVoice).toBeNull()
    await subscribe(bob)
    expect((await select(bob, 'pia')).status).toBe(200)
    expect((await get(bob, '/status')).body.data.selectedVoice).toEqual(FAKE_VOICES[3])
    await cloud.db('store_subscriptions').where({ user_id: bob.user.id }).delete()
    expect((await get(bob, '/status')).body.data.selectedVoice).toBeNull()
  })
})

describe('POST /voice/generate', () => {
  it('[VOICE-6] answers audio and takes one token', async () => {
    const bob = await cloud.register()
    const { status, headers, text } = await generate(bob)
    expect([status, headers.get('content-type'), text]).toEqual([
      200,
      'audio/ogg; codecs=opus',
      'vera: good evening',
    ])
    expect(await tokens(bob)).toBe(9)
  })

  it('[VOICE-6, API-10, API-11] happens once under its key, and answers the same again', async () => {
    const bob = await cloud.register()
    const before = fake.asked.length
    const key = { 'Idempotency-Key': 'one' }
    const answers = await Promise.all([1, 2, 3].map(() => generate(bob, {}, key)))
    expect(answers.map(({ status, text }) => [status, text])).toEqual(
      [1, 2, 3].map(() => [200, 'vera: good evening']),
    )
    expect([await tokens(bob), fake.asked.length - before]).toEqual([9, 1])
    expect((await generate(bob, { text: 'another' }, key)).status).toBe(409)
  })

  it('[VOICE-6] takes nothing where nothing is made: failure, unknown and locked voice, empty text', async () => {
    const bob = await cloud.register()
    expect((await generate(bob, { voiceId: 'nobody' })).status).toBe(404)
    expect((await generate(bob, { voiceId: 'pia' })).status).toBe(403)
    expect((await generate(bob, { text: ' ' })).status).toBe(400)
    void fake.fail()
    const failed = await generate(bob)
    expect([failed.status, failed.body.code]).toEqual([503, 'VOICE_UNAVAILABLE'])
    expect(await tokens(bob)).toBe(10)
    expect(await cloud.db('voice_audio').where({ user_id: bob.user.id })).toEqual([])
  })

  it('[VOICE-6] answers 402 without tokens, and never goes below 0 however many come at once', async () => {
    const bob = await cloud.register()
    const all = await Promise.all(Array.from({ length: 14 }, () => generate(bob)))
    const broke = all.filter(({ status }) => status === 402)
    expect(all.filter(({ status }) => status === 200)).toHaveLength(10)
    expect(broke.map(({ body }) => body.code)).toEqual(Array(4).fill('INSUFFICIENT_VOICE_TOKENS'))
    const asked = fake.asked.length
    expect((await generate(bob)).status).toBe(402)
    expect([await tokens(bob), fake.asked.length]).toEqual([0, asked])
  })

  it('[VOICE-6, OPS-12] takes nothing for what is made too late to be answered', async () => {
    const bob = await cloud.register()
    const now = vi.spyOn(performance, 'now')
    /** Nothing else tells that time has passed. */
    const speakFor = (ms: number) =>
      fake.whileSpeaking(async () => {
        now.mockReturnValue(performance.now() + ms)
      })
    speakFor(3_600)
    const late = await generate(bob)
    now.mockReset()
    expect([late.status, late.body.code]).toEqual([503, 'VOICE_UNAVAILABLE'])
    expect(await tokens(bob)).toBe(10)
    expect(await cloud.db('voice_audio').where({ user_id: bob.user.id })).toEqual([])
    speakFor(2_900)
    const { status } = await generate(bob)
    now.mockRestore()
    expect([status, await tokens(bob)]).toEqual([200, 9])
  })

  it('holds no transaction while it speaks', async () => {
    const bob = await cloud.register()
    const reached = Promise.withResolvers<void>()
    const spoken = Promise.withResolvers<void>()
    fake.whileSpeaking(() => {
      reached.resolve()
      return spoken.promise
    })
    const answer = generate(bob)
    await reached.promise
    // On SQLite a transaction would hold the only connection.
    expect(await tokens(bob)).toBe(10)
    spoken.resolve()
    expect((await answer).status).toBe(200)
  })
})

describe('GET /voice/audio/{id}', () => {
  const kept = async ({ user }: TestPlayer): Promise<string> =>
    (await cloud.db('voice_audio').where({ user_id: user.id }).first('id')).id
  const listen = (id: string) => cloud.call('GET', `/api/voice/audio/${id}`)

  it('answers anyone who knows the 128 random bits, for an hour', async () => {
    const bob = await cloud.register()
    await generate(bob)
    const id = await kept(bob)
    expect(id).toMatch(/^[\w-]{22}$/)
    const heard = await listen(id)
    expect([heard.status, heard.text]).toEqual([200, 'vera: good evening'])
    for (const wrong of [`${id.slice(1)}A`, 'x', `${id}x`, '..%2Fstatus'])
      expect((await listen(wrong)).status).toBe(404)
    cloud.clock.advance(3_600_000)
    expect((await listen(id)).status).toBe(404)
  })

  it('keeps what was made until then, and no longer', async () => {
    const bob = await cloud.register()
    await generate(bob)
    cloud.clock.advance(2 * 3_600_000)
    await expect
      .poll(() => cloud.db('voice_audio').where({ user_id: bob.user.id }), { timeout: 10_000 })
      .toEqual([])
  })
})

describe('accounts', () => {
  it('[GUEST-2] guests have no voices', async () => {
    const gus = await cloud.guest('Gus')
    const calls = [get(gus, '/public-voices'), get(gus, '/preview/vera'), select(gus, 'vera'), generate(gus)]
    for (const { status, body } of await Promise.all(calls))
      expect([status, body.code]).toEqual([403, 'ACCOUNT_REQUIRED'])
  })

  it('the export names the voice and what was spoken; the deletion takes both', async () => {
    const bob = await cloud.register()
    await select(bob, 'vera')
    await generate(bob)
    const [{ id }] = await cloud.db('voice_audio').where({ user_id: bob.user.id }).select('id')
    const { body } = await cloud.call('GET', '/api/auth/export', { token: bob.token })
    expect(body.data).toMatchObject({
      selectedVoice: { voiceId: 'vera', chosenAt: expect.any(String) },
      spokenAudio: [{ audioUrl: `/api/voice/audio/${id}`, madeAt: expect.any(String) }],
    })
    await cloud.call('DELETE', '/api/auth/account', { token: bob.token, body: { password: bob.password } })
    for (const table of ['voice_choices', 'voice_audio'])
      expect(await cloud.db(table).where({ user_id: bob.user.id })).toEqual([])
  })
})
