/**
 * @module-tag postgres
 * Races; queries of daily-devices-repository.ts, daily-plays-repository.ts and daily-riddles-repository.ts.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { dayOf, dayStart } from '#cloud/day.ts'
import { toJson } from '#cloud/db/columns.ts'
import { eventually } from '#cloud/testing/room-calls.ts'
import { startTestCloud, type TestCloud } from '#cloud/testing/test-cloud.ts'
import type { Quiz } from '#host-engine/index.ts'
import type { Language } from '#shared/constants/game.ts'
import { DAY_MS } from '#shared/constants/timings.ts'
import type { DailyData } from '#shared/schemas/daily.ts'

let cloud: TestCloud
beforeAll(async () => {
  cloud = await startTestCloud({ TRUSTED_PROXIES: '127.0.0.1' })
})
afterAll(() => cloud.stop())

interface Who {
  readonly token?: string
  readonly device?: string
  readonly ip?: string
}
const headersOf = ({ device, ip }: Who) => ({
  ...(device !== undefined && { 'x-device-token': device }),
  ...(ip !== undefined && { 'x-forwarded-for': ip }),
})
const look = (who: Who = {}, language: Language = 'english') =>
  cloud.call('GET', `/api/daily?language=${language}`, { ...who, headers: headersOf(who) })
const guess = (who: Who, text: string, more: object = {}) =>
  cloud.call('POST', '/api/daily/guess', {
    ...who,
    headers: headersOf(who),
    body: { language: 'english', guess: text, ...more },
  })
const dataOf = async (answer: ReturnType<typeof look>): Promise<DailyData> => (await answer).body.data
const newDevice = async (): Promise<{ device: string }> => ({
  device: (await dataOf(look())).deviceToken ?? '',
})
const today = () => dayOf(cloud.clock.now())

async function riddle(language: Language = 'english', day = today()): Promise<Quiz & { answer: string }> {
  await look({ ...(await newDevice()) }, language)
  const { body } = await cloud.db('daily_riddles').where({ day, language }).first('body')
  const quiz: Quiz = JSON.parse(body)
  return { ...quiz, answer: quiz.answers[0] ?? '' }
}
const nextDay = () => cloud.clock.advance(DAY_MS)
const solve = async (who: Who, language: Language = 'english') =>
  dataOf(guess(who, (await riddle(language)).answer, { language }))
const fail = async (who: Who) => {
  for (const nth of [1, 2, 3, 4]) await guess(who, `nonsense number ${nth}`)
  return dataOf(guess(who, 'nonsense at last'))
}

describe('GET /daily', () => {
  it('[DAILY-1, API-23] answers today’s riddle without a login, and a token for the device', async () => {
    const answer = await look()
    expect(answer.status).toBe(200)
    const { daily, streak, deviceToken } = answer.body.data
    const quiz = await riddle()
    expect(daily).toEqual({
      day: new Date(dayStart(today())).toISOString().slice(0, 10),
      prompt: quiz.prompt,
      mask: expect.stringMatching(/^[^\p{L}\p{N}]*_[^\p{L}\p{N}]*$/u),
      guesses: [],
      done: false,
    })
    expect(streak).toBe(0)
    expect(answer.headers.get('x-device-token')).toBe(deviceToken)
    expect(Buffer.from(deviceToken, 'base64url').length).toBeGreaterThanOrEqual(16)
    const stored = await cloud.db('daily_devices').select('token_hash')
    expect(toJson(stored)).not.toContain(deviceToken)
    // The device is known now.
    const again = await look({ device: deviceToken })
    expect(again.body.data).toEqual({ daily, streak })
    expect(again.headers.get('x-device-token')).toBeNull()
  })

  it('[DAILY-1] knows an account and a guest by their token, and refuses a bad one', async () => {
    const ada = await cloud.register('ada_daily')
    const guest = await cloud.guest('Gus')
    for (const { token } of [ada, guest]) {
      expect((await guess({ token }, 'nonsense')).body.data.daily.guesses).toHaveLength(1)
      const data = await dataOf(look({ token }))
      expect(data.daily.guesses).toEqual([{ guess: 'nonsense', result: 'wrong' }])
      expect(data.deviceToken).toBeUndefined()
    }
    expect((await look({ token: 'no.such.token' })).body.code).toBe('TOKEN_INVALID_OR_EXPIRED')
  })

  it('[DAILY-1] is the same riddle for everyone all day, another in each language and on the next day', async () => {
    const { device } = await newDevice()
    const first = await dataOf(look({ device }))
    const italian = await dataOf(look({ device }, 'italian'))
    expect(italian.daily.prompt).not.toBe(first.daily.prompt)
    // A bank that changes does not change a day that has begun.
    const { id } = await riddle()
    await cloud.db('quizzes').where({ id }).update({ status: 'retired' })
    expect((await dataOf(look({ device }))).daily).toEqual(first.daily)
    await cloud.db('quizzes').where({ id }).update({ status: 'active' })
    cloud.clock.advance(dayStart(today() + 1) - 1 - cloud.clock.now())
    expect((await dataOf(look({ device }))).daily.prompt).toBe(first.daily.prompt)
    cloud.clock.advance(1)
    const { daily } = await dataOf(look({ device }))
    expect(daily.prompt).not.toBe(first.daily.prompt)
    expect(Date.parse(daily.day) - Date.parse(first.daily.day)).toBe(DAY_MS)
  })

  it('[DAILY-1] is laid down once, however many ask at once', async () => {
    nextDay()
    const { device } = await newDevice()
    await cloud.db('daily_riddles').where({ day: today() }).delete()
    const answers = await Promise.all(Array.from({ length: 8 }, () => dataOf(look({ device }))))
    expect(new Set(answers.map(({ daily }) => daily.prompt)).size).toBe(1)
    expect(await cloud.db('daily_riddles').where({ day: today(), language: 'english' })).toHaveLength(1)
  })

  it('[DAILY-1] nothing that is sent before the end tells the answer', async () => {
    const who = await newDevice()
    const quiz = await riddle()
    const secrets = [quiz.id, quiz.explanation ?? '', ...quiz.answers]
    const sent: string[] = [(await look(who)).text]
    for (const text of ['nonsense one', 'nonsense two', 'nonsense three', 'nonsense four'])
      sent.push((await guess(who, text)).text, (await look(who)).text)
    for (const text of sent) {
      for (const secret of secrets) expect(text.toLowerCase()).not.toContain(secret.toLowerCase())
      expect(Object.keys(JSON.parse(text).data.daily)).toEqual(['day', 'prompt', 'mask', 'guesses', 'done'])
    }
  })

  it('[DAILY-1, API-5] refuses what it does not understand', async () => {
    expect((await cloud.call('GET', '/api/daily')).body.code).toBe('VALIDATION_FAILED')
    expect((await cloud.call('GET', '/api/daily?language=klingon')).body.code).toBe('VALIDATION_FAILED')
    const who = await newDevice()
    for (const wrong of [
      { guess: '' },
      { guess: ' ' },
      { guess: 'x'.repeat(81) },
      { guess: 7 },
      { day: 'x' },
    ])
      expect((await guess(who, 'x', wrong)).body.code, toJson(wrong)).toBe('VALIDATION_FAILED')
    expect((await dataOf(look(who))).daily.guesses).toEqual([])
  })
})

describe('POST /daily/guess', () => {
  it('[DAILY-2] five guesses open four letters, then tell answer, explanation and how others did', async () => {
    nextDay()
    const quiz = await riddle()
    const [solver, loser] = [await newDevice(), await newDevice()]
    await guess(solver, 'nonsense')
    const solved = (await solve(solver)).daily
    expect(solved).toMatchObject({ done: true, mask: quiz.answer, answer: quiz.answer })
    expect(solved.guesses.map(({ result }) => result)).toEqual(['wrong', 'correct'])
    expect(solved.shares).toEqual({ solved: [0, 1, 0, 0, 0], failed: 0 })
    const open = (mask: string) => mask.replaceAll(/[^\p{L}]/gu, '').length
    const masks: string[] = []
    for (const nth of [1, 2, 3, 4])
      masks.push((await dataOf(guess(loser, `nonsense number ${nth}`))).daily.mask)
    expect(masks.map(open)).toEqual([1, 2, 3, 4])
    for (const mask of masks) expect(mask).toContain('_')
    const { daily } = await dataOf(guess(loser, 'nonsense at last'))
    expect(daily).toMatchObject({ done: true, answer: quiz.answer, explanation: quiz.explanation })
    expect(daily.shares).toEqual({ solved: [0, 1, 0, 0, 0], failed: 1 })
    // It is over: a further guess changes nothing.
    expect((await dataOf(guess(loser, quiz.answer))).daily).toEqual(daily)
  })

  it('[DAILY-2] the same guess again costs nothing', async () => {
    const who = await newDevice()
    for (const text of ['Nonsense', 'nonsense', '  NONSENSE ']) await guess(who, text)
    expect((await dataOf(look(who))).daily.guesses).toEqual([{ guess: 'Nonsense', result: 'wrong' }])
  })

  it('[DAILY-2] a near miss counts, and is called close', async () => {
    const who = await newDevice()
    const { answer } = await riddle()
    const { daily } = await dataOf(guess(who, `well, perhaps ${answer} or so`))
    expect(daily).toMatchObject({ done: false, guesses: [{ result: 'close' }] })
  })

  it('[DAILY-2] guesses at once are never more than five, and none counts twice', async () => {
    const { device } = await newDevice()
    const ada = await cloud.register()
    for (const who of [{ device }, { token: ada.token }]) {
      const texts = Array.from({ length: 6 }, (_, nth) => `nonsense number ${nth}`)
      const answers = await Promise.all([...texts, ...texts].map((text) => guess(who, text)))
      expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
      const { guesses } = (await dataOf(look(who))).daily
      expect(guesses).toHaveLength(5)
      expect(new Set(guesses.map((one) => one.guess)).size).toBe(5)
    }
    const once = await newDevice()
    const { answer } = await riddle()
    const before = (await dataOf(look({ device }))).daily.shares
    await Promise.all(Array.from({ length: 6 }, () => guess(once, answer)))
    const after = (await dataOf(look({ device }))).daily.shares
    expect((after?.solved[0] ?? 0) - (before?.solved[0] ?? 0)).toBe(1)
  })

  it('[DAILY-2] a guess that was meant for yesterday is not spent on today', async () => {
    const who = await newDevice()
    const { day } = (await dataOf(look(who))).daily
    expect((await guess(who, 'nonsense', { day })).status).toBe(200)
    nextDay()
    expect((await guess(who, 'late', { day })).body.code).toBe('CONFLICT')
    const { daily } = await dataOf(look(who))
    expect(daily.guesses).toEqual([])
    expect((await dataOf(guess(who, 'now', { day: daily.day }))).daily.guesses).toHaveLength(1)
  })

  it('[DAILY-2, API-7] an address may have 60 new devices an hour; known ones go on', async () => {
    const ip = '203.0.113.60'
    const device = (await dataOf(look({ ip }))).deviceToken ?? ''
    // A device that nobody knows is a new one, and a guess may come first.
    expect((await look({ ip, device: 'made up' })).headers.get('x-device-token')).not.toBeNull()
    expect((await guess({ ip }, 'nonsense')).headers.get('x-device-token')).not.toBeNull()
    const more = await Promise.all(Array.from({ length: 57 }, () => look({ ip })))
    expect(more.map(({ status }) => status)).toEqual(more.map(() => 200))
    const refused = await look({ ip })
    expect(refused.body.code).toBe('RATE_LIMITED')
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    expect((await look({ ip, device })).status).toBe(200)
    expect((await look({ ip, token: (await cloud.register()).token })).status).toBe(200)
    expect((await look({ ip: '203.0.113.61' })).status).toBe(200)
  })
})

describe('the riddle and the games of its day', () => {
  const dealt = async (): Promise<string[]> =>
    (
      await cloud.app.services.dealing.pick({
        language: 'english',
        difficulty: 'easy',
        category: 'any',
        count: 400,
        players: [],
        practice: false,
      })
    ).map(({ id }) => id)

  it('[DAILY-5] no game of that day has it, although it is drawn after the game, and none into which it may last', async () => {
    nextDay()
    nextDay()
    const ids = await dealt()
    const [now, next] = [await riddle('english', today()), nextDay() ?? (await riddle())]
    expect(ids.length).toBeGreaterThan(100)
    expect(ids).not.toContain(now.id)
    expect(ids).not.toContain(next.id)
    expect(await dealt()).toContain(now.id)
  })

  it('[DAILY-5] is drawn from what people or templates wrote, with its aliases, and never from what a model did', async () => {
    await cloud.db('quizzes').where({ language: 'italian' }).update({ status: 'held' })
    const made = { ...(await riddle()), language: 'italian', prompt: 'Che cosa illumina?' }
    const insert = (id: string, source: string, answer: string) =>
      cloud.db('quizzes').insert({
        id,
        source,
        language: 'italian',
        difficulty: 'easy',
        kind: 'riddle',
        answer_key: answer,
        body: toJson({ ...made, id, answers: [answer] }),
        status: 'active',
        plays: 0,
      })
    await insert('built-lanterna', 'built_in', 'lanterna')
    for (let nth = 0; nth < 20; nth++) await insert(`model-${nth}`, 'ai', 'candela')
    await cloud.db('quiz_aliases').insert({ quiz_id: 'built-lanterna', alias: 'lampada', folded: 'lampada' })
    for (let day = 0; day < 2; day++) {
      nextDay()
      nextDay()
      expect(await riddle('italian')).toMatchObject({
        id: 'built-lanterna',
        answers: ['lanterna', 'lampada'],
      })
    }
    await cloud.db('quiz_aliases').delete()
    await cloud.db('quizzes').where({ id: 'built-lanterna' }).orWhere({ source: 'ai' }).delete()
    await cloud.db('quizzes').where({ language: 'italian' }).update({ status: 'active' })
  })
})

describe('the streak', () => {
  const claim = (token: string, device?: string) =>
    cloud.call('POST', '/api/daily/claim', { token, headers: headersOf({ ...(device && { device }) }) })

  it('[DAILY-4] of a device grows by a day solved, and ends with one that is not', async () => {
    nextDay()
    const who = await newDevice()
    expect((await solve(who)).streak).toBe(1)
    nextDay()
    expect((await dataOf(look(who))).streak).toBe(1)
    expect((await solve(who, 'italian')).streak).toBe(2)
    expect((await solve(who)).streak).toBe(2)
    nextDay()
    expect((await fail(who)).streak).toBe(0)
    nextDay()
    nextDay()
    expect((await solve(who)).streak).toBe(1)
  })

  it('[DAILY-4] is taken over by an account, once, and the device is forgotten', async () => {
    nextDay()
    const { device } = await newDevice()
    await solve({ device })
    nextDay()
    await solve({ device })
    const { token } = await cloud.register()
    expect((await claim(token, device)).body.data).toEqual({ streak: 2 })
    expect((await dataOf(look({ token }))).daily.done).toBe(true)
    const forgotten = await dataOf(look({ device }))
    expect(forgotten).toMatchObject({ streak: 0, daily: { done: false } })
    expect(forgotten.deviceToken).toEqual(expect.any(String))
    const other = await cloud.register()
    expect((await claim(other.token, device)).body.data).toEqual({ streak: 0 })
    expect((await claim(other.token)).body.data).toEqual({ streak: 0 })
    expect((await claim('no.such.token', device)).status).toBe(401)
  })

  it('[DAILY-4] a result that the account has of the day is kept, and counts once', async () => {
    nextDay()
    const { device } = await newDevice()
    const { token } = await cloud.register()
    await guess({ token }, 'nonsense')
    await guess({ device }, 'other nonsense')
    const solved = (await solve({ device })).daily.shares?.solved
    expect(solved?.[1]).toBe(1)
    await claim(token, device)
    const { daily, streak } = await dataOf(look({ token }))
    expect([daily.guesses, daily.done, streak]).toEqual([[{ guess: 'nonsense', result: 'wrong' }], false, 0])
    expect((await solve({ token })).daily.shares?.solved).toEqual(solved)
  })

  it('[DAILY-4] claims and guesses at once lose and double nothing', async () => {
    nextDay()
    const { device } = await newDevice()
    const { token } = await cloud.register()
    const { answer } = await riddle()
    await guess({ device }, 'nonsense')
    const answers = await Promise.all([
      claim(token, device),
      guess({ device }, answer),
      claim(token, device),
      guess({ token }, 'nonsense'),
    ])
    for (const { status } of answers) expect([200, 409]).toContain(status)
    const plays = await cloud.db('daily_plays').where({ day: today() }).whereNotNull('user_id')
    expect(plays).toHaveLength(1)
    expect((await dataOf(look({ token }))).daily.guesses[0]?.guess).toBe('nonsense')
  })

  it('[DAILY-4] of a guest stays when they claim an account', async () => {
    const { token } = await cloud.guest('Gia')
    await solve({ token })
    const password = 'Passw0rd'
    const body = { username: 'gia_daily', email: 'gia@example.org', password, confirmPassword: password }
    const claimed = await cloud.call('POST', '/api/auth/guest/claim', { token, body })
    expect((await dataOf(look({ token: claimed.body.data.token }))).streak).toBe(1)
  })

  it('[DAILY-1] devices that nobody uses are forgotten after eight weeks, with what was played on them', async () => {
    const [old, kept] = [await newDevice(), await newDevice()]
    await guess(old, 'nonsense')
    const hasPlay = async () => (await cloud.db('daily_plays').whereNotNull('device_id')).length > 0
    expect(await hasPlay()).toBe(true)
    cloud.clock.advance(40 * DAY_MS)
    await look(kept)
    cloud.clock.advance(17 * DAY_MS)
    await eventually(
      () => cloud.db('daily_devices').where('seen_day', '<', today() - 56),
      (left) => left.length === 0,
    )
    expect((await look(kept)).headers.get('x-device-token')).toBeNull()
    expect((await look(old)).headers.get('x-device-token')).not.toBeNull()
    expect(await hasPlay()).toBe(false)
  })
})

describe('an account', () => {
  it('takes its plays along in its export, and with it when it is deleted', async () => {
    const { token, user, password } = await cloud.register()
    await guess({ token }, 'nonsense')
    const plays = [
      {
        day: new Date(dayStart(today())).toISOString().slice(0, 10),
        language: 'english',
        guesses: [{ guess: 'nonsense', result: 'wrong' }],
        outcome: 'open',
      },
    ]
    const exported = await cloud.call('GET', '/api/auth/export', { token })
    expect(exported.body.data.dailyRiddles).toEqual(plays)
    const gone = await cloud.call('DELETE', '/api/auth/account', { token, body: { password } })
    expect(gone.status).toBe(200)
    expect(await cloud.db('daily_plays').where({ user_id: user.id })).toEqual([])
  })
})
