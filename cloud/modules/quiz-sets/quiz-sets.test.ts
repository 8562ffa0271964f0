/**
 * @module-tag postgres
 * Races; queries of quiz-sets-repository.ts.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { roomCalls } from '#cloud/testing/room-calls.ts'
import { startTestCloud, type TestCloud, type TestPlayer } from '#cloud/testing/test-cloud.ts'
import { quizCalls } from '#shared/i18n/en/quiz-calls.ts'
import { validation } from '#shared/i18n/en/validation.ts'
import type { CustomQuiz } from '#shared/schemas/custom-quiz.ts'
import { type QuizSet, quizSetData } from '#shared/schemas/quiz-sets.ts'
import { createQuizSets } from './index.ts'

let cloud: TestCloud
let ada: TestPlayer
let bob: TestPlayer
beforeAll(async () => {
  cloud = await startTestCloud({ RATE_LIMITS: 'off' })
})
afterAll(() => cloud.stop())

const as = (player: TestPlayer | null, method: string, path: string, body?: unknown) =>
  roomCalls(cloud).as(player, method, `/quizzes${path}`, body)
const quiz = (prompt = '2+2?', more: Partial<CustomQuiz> = {}): CustomQuiz => ({
  prompt,
  answers: ['4', 'four'],
  ...more,
})
const quizzes = (count: number) => Array.from({ length: count }, (_, index) => quiz(`Riddle ${index}?`))
const ROWS = [quiz(), quiz('=1+1', { explanation: 'So, "it" is', category: 'Maths' })]

async function create(player: TestPlayer, more: object = {}): Promise<QuizSet> {
  const { status, body } = await as(player, 'POST', '/sets', { name: 'Mine', language: 'english', ...more })
  expect(status).toBe(201)
  expect(quizSetData.parse(body.data)).toEqual(body.data)
  return body.data.set
}
const setsOf = async (player: TestPlayer): Promise<QuizSet[]> =>
  (await as(player, 'GET', '/sets')).body.data.sets

describe('own sets', () => {
  beforeAll(async () => {
    ada = await cloud.register()
    bob = await cloud.register()
  })

  it('[QUIZ-13] are made, listed, changed and deleted', async () => {
    const set = await create(ada, { quizzes: ROWS })
    expect(set).toMatchObject({ name: 'Mine', language: 'english', quizzes: ROWS })
    expect(set.code).toMatch(/^[A-Z2-9]{6}$/)
    const { status, body } = await as(ada, 'PATCH', `/sets/${set.id}`, { name: ' Ours ', quizzes: [quiz()] })
    expect([status, body.data.set]).toEqual([200, { ...set, name: 'Ours', quizzes: [quiz()] }])
    expect(await setsOf(ada)).toEqual([{ ...set, name: 'Ours', quizzes: [quiz()] }])
    expect((await as(ada, 'DELETE', `/sets/${set.id}`)).status).toBe(200)
    expect(await setsOf(ada)).toEqual([])
    expect((await as(ada, 'DELETE', `/sets/${set.id}`)).status).toBe(404)
  })

  it('[QUIZ-13] are copied by their code: the copy is one’s own, and the code is another', async () => {
    const set = await create(ada, { name: 'Sums', quizzes: ROWS })
    const { status, body } = await as(bob, 'POST', '/sets', { code: ` ${set.code.toLowerCase()} ` })
    expect([status, body.data.set]).toMatchObject([201, { name: 'Sums', language: 'english', quizzes: ROWS }])
    expect(body.data.set.id).not.toBe(set.id)
    expect(body.data.set.code).not.toBe(set.code)
    await as(ada, 'DELETE', `/sets/${set.id}`)
    expect(await setsOf(bob)).toHaveLength(1)
    expect((await as(bob, 'POST', '/sets', { code: set.code })).status).toBe(404)
  })

  it('[QUIZ-13] are nobody else’s to see, change or delete, and not a guest’s', async () => {
    const set = await create(ada)
    for (const [method, path, body] of [
      ['PATCH', `/sets/${set.id}`, { name: 'Bob’s' }],
      ['PATCH', `/sets/${set.id}`, { name: '' }],
      ['DELETE', `/sets/${set.id}`],
      ['GET', `/sets/${set.id}/export?format=csv`],
      ['POST', '/custom', { setId: set.id, quizzes: [quiz()] }],
    ] as const)
      expect((await as(bob, method, path, body)).status, `${method} ${path}`).toBe(404)
    expect((await setsOf(ada)).find(({ id }) => id === set.id)).toEqual(set)
    expect((await as(null, 'GET', '/sets')).status).toBe(401)
    const { token } = await cloud.guest('visitor')
    expect(await cloud.call('GET', '/api/quizzes/sets', { token })).toMatchObject({
      status: 403,
      body: { code: 'ACCOUNT_REQUIRED' },
    })
  })

  it('[QUIZ-13] hold 100 quizzes and no more', async () => {
    const set = await create(ada, { quizzes: quizzes(100) })
    const body = { name: 'Mine', language: 'english', quizzes: quizzes(101) }
    expect(await as(ada, 'POST', '/sets', body)).toMatchObject({
      status: 400,
      body: { details: [{ path: 'quizzes' }] },
    })
    expect((await as(ada, 'PATCH', `/sets/${set.id}`, { quizzes: quizzes(101) })).status).toBe(400)
    expect(await as(ada, 'POST', '/custom', { setId: set.id, quizzes: [quiz()] })).toMatchObject({
      status: 400,
      body: { error: quizCalls.setFull.replace('{{max}}', '100') },
    })
    expect((await setsOf(ada)).find(({ id }) => id === set.id)?.quizzes).toHaveLength(100)
  })

  it('[QUIZ-13] take what a hundred long quizzes weigh, and no more', async () => {
    const long = quiz('é'.repeat(300), { answers: Array.from({ length: 10 }, () => 'é'.repeat(80)) })
    await create(ada, { quizzes: Array.from({ length: 100 }, () => long) })
    const body = { name: 'x'.repeat(1_100_000), language: 'english' }
    expect((await as(ada, 'POST', '/sets', body)).status).toBe(413)
  })

  it('[QUIZ-13] are no longer all together than can be sent at once', async () => {
    const eva = await cloud.register()
    const answers = Array.from({ length: 20 }, (_, at) => `${at} `.padEnd(80, 'x'))
    const long = quiz('x'.repeat(300), { answers, explanation: 'x'.repeat(500), category: 'x'.repeat(40) })
    const hundred = Array.from({ length: 100 }, () => long)
    for (let made = 0; made < 11; made++) await create(eva, { quizzes: hundred })
    const small = await create(eva, { quizzes: [quiz()] })
    const before = await setsOf(eva)
    for (const [method, path, body] of [
      ['POST', '/sets', { name: 'Mine', language: 'english', quizzes: hundred }],
      ['POST', '/sets', { code: before[0]?.code }],
      ['PATCH', `/sets/${small.id}`, { quizzes: hundred }],
      ['POST', '/custom', { quizzes: hundred }],
      ['POST', '/custom', { setId: small.id, quizzes: hundred.slice(1) }],
    ] as const)
      expect(await as(eva, method, path, body), `${method} ${path}`).toMatchObject({
        status: 409,
        body: { code: 'CONFLICT', error: quizCalls.setsTooLong },
      })
    expect(await setsOf(eva)).toEqual(before)
    expect((await as(eva, 'PATCH', `/sets/${before[0]?.id}`, { quizzes: [] })).status).toBe(200)
    expect((await as(eva, 'PATCH', `/sets/${small.id}`, { quizzes: hundred })).status).toBe(200)
  })

  it.each([
    [{ name: '', language: 'english' }, 'name'],
    [{ name: 'x'.repeat(51), language: 'english' }, 'name'],
    [{ name: 'x', language: 'german' }, 'language'],
    [{ name: 'x', language: 'english', quizzes: [quiz(), quiz('')] }, 'quizzes.1.prompt'],
    [{ name: 'x', language: 'english', quizzes: [quiz('x', { answers: [] })] }, 'quizzes.0.answers'],
    [{ code: 7 }, 'code'],
  ])('[QUIZ-13] are refused with what is wrong: %#', async (body, path) => {
    expect(await as(ada, 'POST', '/sets', body)).toMatchObject({ status: 400, body: { details: [{ path }] } })
  })

  it('[QUIZ-13] are 50 and no more, also when many come at once, by whatever way', async () => {
    const cem = await cloud.register()
    const { code } = await create(ada, { quizzes: ROWS })
    for (let made = 0; made < 48; made++) await create(cem)
    const ways = [
      () => as(cem, 'POST', '/sets', { name: 'Mine', language: 'english' }),
      () => as(cem, 'POST', '/sets', { code }),
      () => as(cem, 'POST', '/custom', { quizzes: ROWS }),
    ]
    const answers = await Promise.all([...ways, ...ways].map((way) => way()))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 201, 409, 409, 409, 409])
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
      code: 'CONFLICT',
      error: quizCalls.setsFull.replace('{{max}}', '50'),
    })
    expect(await setsOf(cem)).toHaveLength(50)
  })

  it('[QUIZ-13] draw their code again when another set has it', async () => {
    const { code } = await create(ada)
    const codes = [code, code, 'FRESH2']
    const { limiter } = cloud.app
    const { users } = cloud.app.services
    const makeCode = () => codes.shift() ?? 'SPARE2'
    const sets = createQuizSets({ db: cloud.db, users, limiter, makeCode, now: cloud.clock.now })
    const made = await sets.create(bob.user.id, { name: 'Mine', language: 'english', quizzes: [] })
    expect(made.code).toBe('FRESH2')
  })

  it('[QUIZ-13] are part of the account’s export, and go with it', async () => {
    const dan = await cloud.register()
    const set = await create(dan, { quizzes: ROWS })
    const { body } = await cloud.call('GET', '/api/auth/export', { token: dan.token })
    expect(body.data.quizSets).toEqual([set])
    await cloud.call('DELETE', '/api/auth/account', { token: dan.token, body: { password: dan.password } })
    expect(await cloud.db('quiz_sets').where({ id: set.id })).toEqual([])
  })
})

describe('import and export', () => {
  beforeAll(async () => {
    ada = await cloud.register()
    bob = await cloud.register()
  })
  const imported = async (player: TestPlayer, body: object): Promise<QuizSet[]> => {
    const answer = await as(player, 'POST', '/custom', body)
    expect(answer.status, answer.text).toBe(201)
    return answer.body.data.sets
  }

  it('[QUIZ-2] takes quizzes, CSV and pasted lines into a new set or into one that is there', async () => {
    const [set] = await imported(ada, { quizzes: ROWS, name: 'Mine', language: 'italian' })
    expect(set).toMatchObject({ name: 'Mine', language: 'italian', quizzes: ROWS })
    const [byCsv] = await imported(ada, { csv: 'prompt,answer,answer 2\n2+2?,4,four\n', setId: set?.id })
    expect(byCsv).toMatchObject({ id: set?.id, quizzes: [...ROWS, quiz()] })
    const [byText] = await imported(ada, { text: '2+2? | 4; four' })
    expect(byText).toMatchObject({
      name: new Date(cloud.clock.now()).toISOString().slice(0, 10),
      language: 'english',
      quizzes: [quiz()],
    })
    const { body } = await as(ada, 'GET', '/custom')
    expect(body.data).toEqual({ quizzes: [...ROWS, quiz(), quiz()] })
  })

  it.each([
    ['json', 'quizzes.json', 'application/json'],
    ['csv', 'quizzes.csv', 'text/csv; charset=utf-8'],
  ])('[QUIZ-1] answers a %s file that can be imported again', async (format, name, type) => {
    const eve = await cloud.register()
    const many = [...ROWS, ...quizzes(230)]
    const sets = await imported(eve, { quizzes: many, name: 'Many' })
    expect(sets.map((set) => set.quizzes.length)).toEqual([100, 100, 32])
    const file = await as(eve, 'GET', `/custom?format=${format}`)
    expect(file.headers.get('content-type')).toContain(type)
    expect(file.headers.get('content-disposition')).toBe(`attachment; filename="${name}"`)
    const form = format === 'csv' ? { csv: file.text } : JSON.parse(file.text)
    const back = await imported(bob, form)
    expect(back.flatMap((set) => set.quizzes)).toEqual(many)
    const one = await as(eve, 'GET', `/sets/${sets[2]?.id}/export?format=${format}`)
    const again = await imported(bob, format === 'csv' ? { csv: one.text } : { text: one.text })
    expect(again[0]?.quizzes).toEqual(sets[2]?.quizzes)
    expect((await as(eve, 'GET', '/custom?format=xml')).status).toBe(400)
  })

  it.each([
    [{ quizzes: [quiz(), quiz(), quiz(''), { prompt: 'x' }] }, 'quizzes.3.prompt', 3, 'promptRequired'],
    [{ quizzes: [quiz(), 7] }, 'quizzes.2', 2, null],
    [{ csv: 'prompt,answer\na,b\n,b\n' }, 'quizzes.3.prompt', 3, 'promptRequired'],
    [{ csv: 'prompt,answer\na,\n' }, 'quizzes.2.answers', 2, 'answersRequired'],
    [{ text: 'a | b\n\nno answer' }, 'quizzes.3', 3, 'separatorMissing'],
  ] as const)('[QUIZ-2] names the faulty row and stores nothing: %#', async (form, path, row, problem) => {
    const before = await setsOf(ada)
    const { status, body } = await as(ada, 'POST', '/custom', form)
    expect([status, body.code, body.details[0].path]).toEqual([400, 'VALIDATION_FAILED', path])
    expect(body.error).toMatch(new RegExp(`^Row ${row}: .`))
    if (problem) expect(body.error).toContain(validation[problem])
    expect(await setsOf(ada)).toEqual(before)
  })

  it('[QUIZ-2] stores nothing when it is more than there is room for', async () => {
    const fay = await cloud.register()
    for (let made = 0; made < 49; made++) await create(fay)
    expect((await as(fay, 'POST', '/custom', { quizzes: quizzes(101) })).status).toBe(409)
    expect(await setsOf(fay)).toHaveLength(49)
  })

  it.each([
    [{}, quizCalls.nothingToImport],
    [{ csv: 'prompt,answer', text: 'a | b' }, quizCalls.nothingToImport],
    [{ csv: 'prompt,answer\n' }, quizCalls.noQuizzes],
    [{ csv: 'a,b\n1,2' }, quizCalls.columnsMissing],
    [{ csv: 'prompt,answer\n"a' }, quizCalls.csvBroken],
    [{ text: '[1,' }, quizCalls.noQuizzes],
    [{ csv: `prompt,answer\n${'a,b\n'.repeat(5_001)}` }, quizCalls.tooMany.replace('{{max}}', '5000')],
    // Broken ones, too: nobody reads a hundred thousand rows.
    [{ text: 'a\n'.repeat(5_001) }, quizCalls.tooMany.replace('{{max}}', '5000')],
    [{ text: `[${'1,'.repeat(450_000)}1]` }, quizCalls.tooMany.replace('{{max}}', '5000')],
    [{ text: '[{ "question": "x", "answer": "y" }]' }, 'Row 1: There is no field “question”'],
  ])('[QUIZ-2] says what is wrong with the whole: %#', async (form, words) => {
    const { status, body } = await as(ada, 'POST', '/custom', form)
    expect(status).toBe(400)
    expect(body.details.map(({ message }: { message: string }) => message)).toContain(words)
  })

  it('[QUIZ-1, QUIZ-2] is for accounts', async () => {
    for (const method of ['GET', 'POST']) expect((await as(null, method, '/custom')).status).toBe(401)
  })
})
