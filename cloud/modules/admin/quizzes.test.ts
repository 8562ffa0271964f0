/**
 * @module-tag postgres
 * Races; queries of answer-times-repository.ts, feedback-repository.ts, figures-repository.ts,
 * quiz-queue-repository.ts and quiz-review-repository.ts.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newId } from '#cloud/ids.ts'
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
  const appealId = newId()
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

  it('[ADMIN-5, ADMIN-6] can be closed without a decision, whatever has become of the quiz', async () => {
    const [ada, bob] = people as [TestPlayer, TestPlayer]
    const settle = (id: string) => as('POST', `/quizzes/${id}/settle`)
    await cloud.db('quizzes').where({ id: 'en-easy-006' }).update({ status: 'retired' })
    for (const id of ['en-easy-002', 'en-easy-006']) {
      const status = await statusOf(id)
      await cloud.db('quiz_reports').where({ quiz_id: id }).delete()
      await report(id, ada, bob)
      expect((await settle(id)).status).toBe(200)
      expect([await statusOf(id), await idsIn('reported')]).toEqual([status, ['en-easy-001', 'en-easy-003']])
      expect(await lastAction()).toMatchObject({
        action: 'quiz.settle',
        target: id,
        before: { reports: 2 },
        after: { reports: 0 },
      })
    }
    expect((await settle('nothing')).status).toBe(404)
  })

  it('[ADMIN-5] can be made and closed at the same moment, again and again', async () => {
    const [ada, bob] = people as [TestPlayer, TestPlayer]
    await report('en-easy-013', ada, bob)
    for (let time = 0; time < 25; time++) {
      const [closed] = await Promise.all([
        as('POST', `/quizzes/en-easy-013/${time % 2 ? 'settle' : 'approve'}`),
        report('en-easy-013', ada),
        report('en-easy-013', bob),
      ])
      expect(closed?.status).toBe(200)
    }
    await as('POST', '/quizzes/en-easy-013/settle')
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

describe('the queue of quizzes', () => {
  it('[ADMIN-27] holds once what was reported, held or appealed about, in one language where that is asked', async () => {
    const [ada] = people as [TestPlayer]
    await report('it-easy-001', ada)
    await appeal('it-easy-001', 'un’eco', ada, 3)
    await appeal('en-easy-013', 'a shade', ada, 4)
    await cloud.db('quizzes').where({ id: 'it-easy-002' }).update({ status: 'held', reason: 'too_easy' })
    const waiting = await idsIn('waiting')
    expect(waiting).toEqual(waiting.toSorted())
    expect(new Set(waiting).size).toBe(waiting.length)
    expect(waiting).toEqual(expect.arrayContaining(['en-easy-013', 'it-easy-001', 'it-easy-002']))
    const italian = await queue('waiting', '&language=italian')
    expect(italian.quizzes).toMatchObject([
      {
        quiz: { id: 'it-easy-001' },
        reports: [{ username: ada.user.username }],
        appeals: [{ username: ada.user.username, guess: 'un’eco' }],
      },
      { quiz: { id: 'it-easy-002' }, status: 'held', reason: 'too_easy' },
    ])
    expect((await as('GET', '/quizzes')).body.data.quizzes).toHaveLength(waiting.length)
  })
})

describe('a quiz that an admin corrects', () => {
  const edit = (id: string, body: object) =>
    cloud.call('PUT', `/api/admin/quizzes/${id}`, { token: admin.token, body })
  const read = async (id: string) => (await as('GET', `/quizzes/${id}`)).body.data.quiz
  const correction = {
    prompt: 'What comes back when you call into the mountains?',
    answers: ['an echo', 'a resounding'],
    reject: ['a yodel'],
    explanation: 'Sound comes back from the rocks.',
  }

  it('[ADMIN-27, ADMIN-6] stays so at the next start, and takes up what appeals have brought', async () => {
    const [ada] = people as [TestPlayer]
    const accepted = await appeal('en-easy-014', 'a reverberation', ada, 5)
    await as('POST', `/appeals/${accepted}/accept`)
    await report('en-easy-014', ada)
    const before = (await read('en-easy-014')).quiz
    expect(before.answers).toContain('a reverberation')
    expect((await edit('en-easy-014', correction)).status).toBe(200)
    await createQuizzes({ db: cloud.db }).load()
    const after = await read('en-easy-014')
    expect(after.quiz).toMatchObject({ id: 'en-easy-014', language: 'english', ...correction })
    expect(after.editedAt).toBe(new Date(cloud.clock.now()).toISOString())
    expect(await lastAction()).toMatchObject({
      action: 'quiz.edit',
      target: 'en-easy-014',
      before: { prompt: before.prompt, answers: before.answers },
      after: correction,
    })
    // Whoever has met it knows its answer, and so every quiz that asks for that one.
    const known = { answer_key: 'an echo' }
    expect(await cloud.db('quizzes').where({ id: 'en-easy-014' }).first('answer_key')).toEqual(known)
    expect(await cloud.db('quizzes_seen').where({ quiz_id: 'en-easy-014' }).first('answer_key')).toEqual(
      known,
    )
    const { explanation: _, reject: __, ...plain } = correction
    expect((await edit('en-easy-014', plain)).status).toBe(200)
    const { quiz } = await read('en-easy-014')
    expect([quiz.reject, quiz.explanation]).toEqual([undefined, undefined])
  })

  it('[ADMIN-27] is refused where somebody has changed it since, so that no accepted appeal is lost', async () => {
    const [ada] = people as [TestPlayer]
    const { version } = await read('en-easy-017')
    const accepted = await appeal('en-easy-017', 'a meanwhile', ada, 6)
    await as('POST', `/appeals/${accepted}/accept`)
    expect(await edit('en-easy-017', { ...correction, version })).toMatchObject({
      status: 409,
      body: { code: 'CONFLICT', error: adminCalls.quizChanged },
    })
    const after = await read('en-easy-017')
    expect(after.quiz.answers).toContain('a meanwhile')
    const both = [1, 2].map(() => edit('en-easy-017', { ...correction, version: after.version }))
    const statuses = (await Promise.all(both)).map(({ status }) => status)
    expect(statuses.toSorted()).toEqual([200, 409])
    // As a call does that knows of no versions.
    expect((await edit('en-easy-017', correction)).status).toBe(200)
  })

  it.each([
    ['a question that gives the answer away', { prompt: 'What is an echo?' }, 'prompt', 'an echo'],
    ['an answer twice', { answers: ['an echo', 'An Écho!'] }, 'answers.1', 'An Écho!'],
    ['an answer that is wrong', { reject: ['AN ECHO'] }, 'reject.0', 'AN ECHO'],
    ['no answer', { answers: [] }, 'answers', ''],
    ['an answer of signs', { answers: ['?!'] }, 'answers.0', ''],
    ['no question', { prompt: ' ' }, 'prompt', ''],
    [
      'too many wrong guesses',
      { reject: Array.from({ length: 21 }, (_, i) => `wrong ${i}`) },
      'reject',
      '20',
    ],
    ['a long explanation', { explanation: 'x'.repeat(501) }, 'explanation', '500'],
    ['what nobody should read', { explanation: 'You fucking idiot.' }, '', 'offensive'],
  ])('[ADMIN-27] cannot have %s', async (_what, wrong, path, says) => {
    const before = await read('en-easy-016')
    const { status, body } = await edit('en-easy-016', { ...correction, ...wrong })
    expect([status, body.code, body.details[0].path]).toEqual([400, 'VALIDATION_FAILED', path])
    expect(body.details[0].message).toContain(says)
    expect(await read('en-easy-016')).toEqual(before)
  })

  it('[ADMIN-27] keeps a fault that it had on purpose, and is one that is played', async () => {
    const told = { ...correction, prompt: 'Write “an echo” backwards, twice' }
    const { body } = await cloud.db('quizzes').where({ id: 'en-easy-010' }).first('body')
    const puzzle = { ...JSON.parse(body), ...told }
    await cloud
      .db('quizzes')
      .where({ id: 'en-easy-010' })
      .update({ body: JSON.stringify(puzzle) })
    expect((await edit('en-easy-010', { ...told, explanation: 'Just that.' })).status).toBe(200)
    expect(await edit('nothing', correction)).toMatchObject({ status: 404 })
    await cloud.db('quizzes').where({ id: 'en-easy-004' }).update({ status: 'retired' })
    expect(await edit('en-easy-004', correction)).toMatchObject({
      status: 409,
      body: { error: adminCalls.notShipped },
    })
  })
})

describe('the judge as an admin asks it', () => {
  const judge = (id: string, body: object) =>
    cloud.call('POST', `/api/admin/quizzes/${id}/judge`, { token: admin.token, body })

  it('[ADMIN-27, QUIZ-8] says what a game would say and why, and leaves no trace', async () => {
    const [{ quiz }] = (await queue('waiting')).quizzes
    const before = (await lastAction()).id
    const verdict = async (guess: string, more = {}) => (await judge(quiz.id, { guess, ...more })).body.data
    const [answer] = quiz.answers
    expect(await verdict(answer.toUpperCase())).toEqual({ result: 'correct', reason: 'same' })
    const among = await verdict(`${answer} or a xylophone`, { strictness: 'strict' })
    expect(among).toEqual({ result: 'close', reason: 'frame' })
    expect(await verdict('xylophone quartet')).toEqual({ result: 'wrong', reason: 'none' })
    expect((await judge(quiz.id, { guess: '' })).status).toBe(400)
    expect((await judge('nothing', { guess: 'x' })).status).toBe(404)
    expect((await lastAction()).id).toBe(before)
  })
})

describe('how a quiz is answered', () => {
  it('[ADMIN-28] is shown with how many were right and how long half of them took', async () => {
    const id = 'en-easy-017'
    const quizzes = createQuizzes({ db: cloud.db })
    const note = (asked: number, timesMs: number[]) =>
      cloud.db.transaction((tx) =>
        quizzes.noteAnswers(tx, [{ quizId: id, asked, answered: timesMs.length, timesMs }]),
      )
    const shown = async () => (await as('GET', `/quizzes/${id}`)).body.data.quiz
    await note(2, [])
    expect(await shown()).toMatchObject({ asked: 2, answered: 0, medianSeconds: null })
    await note(4, [2_400, 9_600, 2_600])
    await note(3, [2_700, 60_000])
    expect(await shown()).toMatchObject({ asked: 9, answered: 5, medianSeconds: 3 })
    // A host's own quiz has no row to count at.
    await cloud.db.transaction((tx) =>
      quizzes.noteAnswers(tx, [{ quizId: 'own-1', asked: 1, answered: 1, timesMs: [1] }]),
    )
    expect(await cloud.db('quiz_answer_times').where({ quiz_id: 'own-1' })).toEqual([])
  })
})
