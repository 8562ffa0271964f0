import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createQuizzes } from '#cloud/modules/quizzes/index.ts'
import { startTestCloud, type TestCloud, type TestPlayer } from '#cloud/testing/test-cloud.ts'
import { adminCalls } from '#shared/i18n/en/admin-calls.ts'
import { signInAdmin } from './testing/sign-in-admin.ts'

let cloud: TestCloud
let admin: TestPlayer
let people: TestPlayer[]
beforeAll(async () => {
  cloud = await startTestCloud({ RATE_LIMITS: 'off' })
  admin = await signInAdmin(cloud)
  people = []
  for (let made = 0; made < 4; made++) people.push(await cloud.register())
})
afterAll(() => cloud.stop())

const as = (method: string, path: string) => cloud.call(method, `/api/admin${path}`, { token: admin.token })
const queue = async (name: string, more = '') => (await as('GET', `/quizzes?queue=${name}${more}`)).body.data
const idsIn = async (name: string): Promise<string[]> =>
  (await queue(name)).quizzes.map(({ quiz }: { quiz: { id: string } }) => quiz.id)
const withdraw = (id: string) => as('POST', `/quizzes/${id}/withdraw`)
const approve = (id: string) => as('POST', `/quizzes/${id}/approve`)
const lastAction = async () => (await as('GET', '/actions?limit=1')).body.data.actions[0]

/** They have met it, and say that something is wrong with it. */
async function report(id: string, ...by: TestPlayer[]) {
  for (const { user, token } of by) {
    await cloud
      .db('quizzes_seen')
      .insert({ user_id: user.id, quiz_id: id, seen_at: 1 })
      .onConflict(['user_id', 'quiz_id'])
      .ignore()
    const body = { reason: 'unclear', text: `says ${user.username}` }
    expect((await cloud.call('POST', `/api/quizzes/${id}/report`, { token, body })).status).toBe(201)
  }
}
async function appeal(id: string, guess: string, { user }: TestPlayer, round = 1) {
  const appealId = `${user.id.slice(0, 20)}-${round}`
  const about = {
    user_id: user.id,
    game_id: 'game-x',
    round,
    quiz_id: id,
    guess,
    state: 'open',
    made_at: 2_000,
  }
  await cloud.db('quiz_appeals').insert({ id: appealId, ...about })
  return appealId
}
const statusOf = async (id: string) => (await cloud.db('quizzes').where({ id }).first('status')).status

describe('what players report', () => {
  it('[ADMIN-5] is shown with the quiz, its answers and every word about it', async () => {
    const [ada, bob] = people as [TestPlayer, TestPlayer]
    await report('en-easy-001', ada, bob)
    const { quizzes, next } = await queue('reported')
    expect(next).toBeNull()
    expect(quizzes).toMatchObject([
      {
        quiz: {
          id: 'en-easy-001',
          language: 'english',
          answers: expect.arrayContaining([expect.any(String)]),
        },
        status: 'active',
        reason: null,
        source: 'bank',
        reports: [
          {
            userId: ada.user.id,
            reason: 'unclear',
            text: `says ${ada.user.username}`,
            at: expect.any(String),
          },
          { userId: bob.user.id },
        ],
        appeals: [],
      },
    ])
    expect((await as('GET', '/quizzes/en-easy-001')).body.data.quiz).toEqual(quizzes[0])
    expect(await as('GET', '/quizzes/nothing')).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } })
    expect(await as('GET', '/quizzes?queue=lost')).toMatchObject({ status: 400 })
  })

  it('[ADMIN-5, ADMIN-6] ends with the withdrawal of the quiz, which no start undoes', async () => {
    const [ada] = people as [TestPlayer]
    await report('en-easy-002', ada)
    expect((await withdraw('en-easy-002')).status).toBe(200)
    expect(await statusOf('en-easy-002')).toBe('withdrawn')
    expect([await idsIn('reported'), await idsIn('withdrawn')]).toEqual([['en-easy-001'], ['en-easy-002']])
    await createQuizzes({ db: cloud.db }).load()
    expect(await statusOf('en-easy-002')).toBe('withdrawn')
    expect(await lastAction()).toMatchObject({
      action: 'quiz.withdraw',
      target: 'en-easy-002',
      before: { status: 'active', reason: null },
      after: { status: 'withdrawn' },
    })
    expect(await withdraw('en-easy-002')).toMatchObject({
      status: 409,
      body: { error: adminCalls.alreadyWithdrawn },
    })
  })

  it('[ADMIN-5] by three takes a quiz out of play until an admin approves it, and the same three do so no more', async () => {
    const [ada, bob, cem, dan] = people as [TestPlayer, TestPlayer, TestPlayer, TestPlayer]
    await report('en-easy-003', ada, bob, cem)
    expect([await statusOf('en-easy-003'), await idsIn('held')]).toEqual(['held', ['en-easy-003']])
    expect((await queue('held')).quizzes[0]).toMatchObject({ status: 'held', reason: 'reported' })
    expect((await approve('en-easy-003')).status).toBe(200)
    expect(await lastAction()).toMatchObject({
      action: 'quiz.approve',
      before: { status: 'held', reason: 'reported' },
      after: { status: 'active', reason: null },
    })
    expect([await idsIn('held'), await idsIn('reported')]).toEqual([[], ['en-easy-001']])
    await report('en-easy-003', ada, bob, cem, dan)
    expect(await statusOf('en-easy-003')).toBe('active')
    expect((await queue('reported')).quizzes[1].reports).toMatchObject([{ userId: dan.user.id }])
  })

  it('[ADMIN-5] is read page by page', async () => {
    const { quizzes, next } = await queue('reported', '&limit=1')
    expect([quizzes[0].quiz.id, next]).toEqual(['en-easy-001', 'en-easy-001'])
    const rest = await queue('reported', `&limit=1&after=${next}`)
    expect([rest.quizzes[0].quiz.id, rest.next]).toEqual(['en-easy-003', null])
  })

  it('[ADMIN-5] brings back what was withdrawn, but not what is no longer shipped', async () => {
    expect((await approve('en-easy-002')).status).toBe(200)
    expect(await statusOf('en-easy-002')).toBe('active')
    await cloud.db('quizzes').where({ id: 'en-easy-004' }).update({ status: 'retired' })
    for (const decide of [approve, withdraw])
      expect(await decide('en-easy-004')).toMatchObject({
        status: 409,
        body: { error: adminCalls.notShipped },
      })
    expect(await approve('nothing')).toMatchObject({ status: 404 })
  })
})

describe('an appeal', () => {
  it('[ADMIN-5, QUIZ-12] that an admin accepts makes the guess right, also for the others who made it', async () => {
    const [ada, bob, cem] = people as [TestPlayer, TestPlayer, TestPlayer]
    const id = await appeal('en-easy-005', 'An Écho', ada)
    await appeal('en-easy-005', 'an echo', bob)
    await appeal('en-easy-005', 'a noise', cem)
    const [shown] = (await queue('appealed')).quizzes
    expect(shown.appeals.map(({ guess }: { guess: string }) => guess).toSorted()).toEqual([
      'An Écho',
      'a noise',
      'an echo',
    ])
    expect((await as('POST', `/appeals/${id}/accept`)).status).toBe(200)
    const [left] = (await queue('appealed')).quizzes
    expect(left.quiz.answers).toContain('An Écho')
    expect(left.appeals).toMatchObject([{ userId: cem.user.id, guess: 'a noise' }])
    expect(await lastAction()).toMatchObject({
      action: 'appeal.accept',
      target: id,
      before: { quizId: 'en-easy-005', guess: 'An Écho', state: 'open' },
      after: { state: 'accepted' },
    })
    expect(await as('POST', `/appeals/${id}/reject`)).toMatchObject({ status: 404 })
  })

  it('[ADMIN-5, ADMIN-6] that an admin rejects changes nothing for the quiz', async () => {
    const [, , cem] = people as [TestPlayer, TestPlayer, TestPlayer]
    const id = await appeal('en-easy-006', 'a whisper', cem, 2)
    expect((await as('POST', `/appeals/${id}/reject`)).status).toBe(200)
    expect(await cloud.db('quiz_appeals').where({ id }).first('state')).toEqual({ state: 'rejected' })
    expect((await as('GET', '/quizzes/en-easy-006')).body.data.quiz).toMatchObject({ appeals: [] })
    expect((await as('GET', '/quizzes/en-easy-006')).body.data.quiz.quiz.answers).not.toContain('a whisper')
    expect(await lastAction()).toMatchObject({ action: 'appeal.reject', after: { state: 'rejected' } })
  })
})
