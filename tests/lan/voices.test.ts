import { afterAll, beforeAll, expect, it } from 'vitest'
import { createFakeSpeech, FAKE_VOICES } from '#host-engine/testing/fake-speech.ts'
import { START_COUNTDOWN_MS } from '#shared/constants/timings.ts'
import { type PartyGuest, startParty, type TestParty } from '../support/party.ts'
import { joinRoomPlay } from '../support/room-play-client.ts'
import { installMovableClock } from '../support/test-clock/movable-clock.ts'

/** The party runs in this process. */
const clock = installMovableClock()
const fake = createFakeSpeech()
let party: TestParty
let ada: PartyGuest
beforeAll(async () => {
  party = await startParty({ speech: fake.speech })
  ada = await party.enter('Ada')
})
afterAll(() => party.stop())

const ask = (path: string, token?: string, body?: object, headers: object = {}) =>
  fetch(`${party.url}/api/voice/${path}`, {
    method: body ? 'POST' : 'GET',
    headers: {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(body && { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body && { body: JSON.stringify(body) }),
  })
const data = async (answer: Promise<Response>) => (await (await answer).json()).data

it('[VOICE-1, VOICE-2, VOICE-4] every voice is open to everybody, and a guest keeps the one they choose', async () => {
  expect(await data(ask('public-voices', ada.token))).toMatchObject({ hasSubscription: true, totalVoices: 4 })
  expect(await data(ask('select', ada.token, { voiceId: 'pia' }))).toEqual({ selectedVoice: FAKE_VOICES[3] })
  expect((await ask('select', ada.token, { voiceId: 'nobody' })).status).toBe(404)
  expect(await data(ask('status', ada.token))).toEqual({
    tokens: 0,
    canWatchAd: false,
    nextAdAt: null,
    hasActiveSubscription: true,
    subscriptionType: null,
    subscriptionExpires: null,
    selectedVoice: FAKE_VOICES[3],
  })
})

it('[VOICE-3, VOICE-6] speaks for nothing, once under a key, and asks who wants it', async () => {
  const preview = await ask('preview/ivo', ada.token)
  expect(preview.headers.get('content-type')).toBe('audio/ogg; codecs=opus')
  expect(await preview.text()).toBe('ivo: Ciao, sono Ivo. Risolviamo un enigma?')
  const asked = fake.asked.length
  const order = { voiceId: 'vera', text: 'good evening' }
  for (let again = 0; again < 2; again++) {
    const made = await ask('generate', ada.token, order, { 'idempotency-key': 'one' })
    expect([made.status, await made.text()]).toEqual([200, 'vera: good evening'])
  }
  expect(fake.asked.length - asked).toBe(1)
  for (const path of ['status', 'public-voices', 'preview/vera']) expect((await ask(path)).status).toBe(401)
  for (const path of ['ad', 'watch-ad']) expect((await ask(path, ada.token, {})).status).toBe(404)
  expect((await ask('audio/AAAAAAAAAAAAAAAAAAAAAA')).status).toBe(404)
})

it('[VOICE-14, VOICE-22, CHAT-12] guests hear one another in their voices', async () => {
  const bob = await party.enter('Bob')
  await ask('select', ada.token, { voiceId: 'cora' })
  const { id: roomId } = await party.api.createRoom(ada, { rounds: 1 })
  const one = await joinRoomPlay(party.url, ada, roomId)
  const two = await joinRoomPlay(party.url, bob, roomId)
  const prepared = fake.prepared()
  await party.api.call('POST', '/game/start', ada.token, { roomId })
  await clock.advance(START_COUNTDOWN_MS)
  await two.until('round_started')
  expect(fake.prepared()).toBe(prepared + 1)
  await one.say('chat_message', { roomId, message: 'an umbrella', useTts: true })
  const heard = await two.until('chat_audio')
  expect(heard.messageId).toBe((await two.until('chat_message')).id)
  // Whoever knows the address may listen, as a page of another address of the network.
  const audio = await fetch(party.url + heard.audioUrl)
  expect(await audio.text()).toBe('cora: an umbrella')
  const made = await ask('generate', bob.token, { voiceId: 'ivo', text: 'a pencil' })
  const audioData = `data:audio/ogg;base64,${Buffer.from(await made.text()).toString('base64')}`
  await two.say('chat_message', { roomId, message: 'a pencil', audioData })
  const own = await one.until('chat_audio', 2)
  expect(await (await fetch(party.url + own.audioUrl)).text()).toBe('ivo: a pencil')
})

it('[VOICE-6] answers 503 where nothing speaks', async () => {
  const mute = await startParty()
  const bob = await mute.enter('Bob')
  const answer = await fetch(`${mute.url}/api/voice/public-voices`, {
    headers: { authorization: `Bearer ${bob.token}` },
  })
  expect([answer.status, (await answer.json()).code]).toEqual([503, 'VOICE_UNAVAILABLE'])
  await mute.stop()
})
