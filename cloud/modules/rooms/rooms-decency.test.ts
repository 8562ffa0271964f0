import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ROOM, roomCalls } from '#cloud/testing/room-calls.ts'
import { startTestCloud, type TestCloud, type TestPlayer } from '#cloud/testing/test-cloud.ts'
import { validation } from '#shared/i18n/en/validation.ts'
import type { CustomQuiz } from '#shared/schemas/custom-quiz.ts'

let cloud: TestCloud
let calls: ReturnType<typeof roomCalls>
let ada: TestPlayer
beforeAll(async () => {
  cloud = await startTestCloud({ RATE_LIMITS: 'off' })
  calls = roomCalls(cloud)
  ada = await cloud.register('ada')
})
afterAll(() => cloud.stop())

const REFUSED = {
  status: 400,
  body: {
    error: 'That contains offensive language. Put it another way.',
    code: 'OFFENSIVE_LANGUAGE',
  },
}
const call = (method: string, path: string, body: unknown) => calls.as(ada, method, path, body)
const { name: _name, ...settings } = ROOM

describe('a name that nobody should have to read', () => {
  it('[CHAT-15] is refused to a room, new or not, public or not', async () => {
    const name = 'porco dio'
    expect(await call('POST', '/rooms', { ...ROOM, name })).toMatchObject(REFUSED)
    expect(await call('POST', '/rooms/private', { roomName: name, settings })).toMatchObject(REFUSED)
    const room = await calls.create(ada)
    expect(await call('PATCH', `/rooms/${room.id}`, { name })).toMatchObject(REFUSED)
    expect(await call('PATCH', `/rooms/${room.id}`, { name: 'La guerra di Troia' })).toMatchObject({
      status: 200,
    })
    await call('DELETE', `/rooms/${room.id}`, {})
  })

  it('[CHAT-15] is refused to a quiz set, however it comes', async () => {
    const set = { name: 'Quiz del cazzo', language: 'italian' }
    expect(await call('POST', '/quizzes/sets', set)).toMatchObject(REFUSED)
    expect(await call('POST', '/quizzes/custom', { name: set.name, text: '2+2? | 4' })).toMatchObject(REFUSED)
    const made = await call('POST', '/quizzes/sets', { ...set, name: 'Quiz del calcio' })
    const path = `/quizzes/sets/${made.body.data.set.id}`
    expect(await call('PATCH', path, { name: set.name })).toMatchObject(REFUSED)
  })

  it('[CHAT-15] is refused to an account and to a guest, new or renamed', async () => {
    const password = 'Secret123!'
    const registration = { username: 'xXfuckXx', email: 'x@example.org', password, confirmPassword: password }
    const refused = [
      await cloud.call('POST', '/api/auth/register', { body: registration }),
      await cloud.call('POST', '/api/auth/guest', { body: { nickname: 'porc0_di0' } }),
      await call('PATCH', '/auth/profile', { username: 'MarioCazzo' }),
    ]
    for (const answer of refused) expect(answer).toMatchObject(REFUSED)
    expect((await call('PATCH', '/auth/profile', { username: 'Scunthorpe' })).status).toBe(200)
  })
})

describe('own quizzes', () => {
  const quiz = { prompt: 'What leads through the dark?', answers: ['lantern'] }
  const rude = { ...quiz, explanation: 'It shows you the fucking way.' }
  const own = (last: CustomQuiz) => ({ ...ROOM, rounds: 2, customQuizzes: [quiz, last] })
  const TOLD = {
    status: 400,
    body: {
      code: 'VALIDATION_FAILED',
      error: validation.offensiveQuiz,
      details: [{ path: 'customQuizzes.1.explanation', message: validation.offensiveQuiz }],
    },
  }

  it('[CHAT-15] that strangers should not have to read are told by place in a listed room, and play in one among friends', async () => {
    expect(await call('POST', '/rooms', own(rude))).toMatchObject(TOLD)
    const room = await calls.create(ada, { ...own(rude), listed: false })
    expect(await call('PATCH', `/rooms/${room.id}`, { listed: true })).toMatchObject(TOLD)
    expect(
      await call('PATCH', `/rooms/${room.id}`, { customQuizzes: [quiz, quiz], listed: true }),
    ).toMatchObject({
      status: 200,
    })
    expect(await call('PATCH', `/rooms/${room.id}`, { customQuizzes: [quiz, rude] })).toMatchObject(TOLD)
    await call('DELETE', `/rooms/${room.id}`, {})
  })

  it('[CHAT-15] are told by place also to a host who did not bring them', async () => {
    const bob = await cloud.register('bob')
    const room = await calls.create(ada, { ...own(rude), listed: false })
    await calls.as(bob, 'POST', '/rooms/join-by-code', { inviteCode: room.inviteCode })
    await calls.leave(ada, room.id)
    const list = () => calls.as(bob, 'PATCH', `/rooms/${room.id}`, { listed: true })
    expect(await list()).toMatchObject(TOLD)
    expect((await calls.as(bob, 'PATCH', `/rooms/${room.id}`, { name: 'Among friends' })).status).toBe(200)
    await calls.leave(bob, room.id)
  })

  it('[CHAT-15] may ask for any word', async () => {
    const donkey = { prompt: 'Is an ass a donkey or a mule?', answers: ['ass'] }
    const room = await calls.create(ada, own(donkey))
    await call('DELETE', `/rooms/${room.id}`, {})
  })
})
