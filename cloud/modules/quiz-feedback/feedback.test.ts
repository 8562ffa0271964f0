/**
 * @module-tag postgres
 * Races; queries of feedback-repository.ts, game-repository.ts and quizzes-repository.ts.
 */
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { createQuizzes } from '#cloud/modules/quizzes/index.ts'
import { member, resultOf } from '#cloud/testing/game-result.ts'
import { roomCalls } from '#cloud/testing/room-calls.ts'
import { testResults } from '#cloud/testing/services.ts'
import { startTestCloud, type TestCloud, type TestPlayer } from '#cloud/testing/test-cloud.ts'
import type { GameResult } from '#host-engine/index.ts'
import { quizCalls } from '#shared/i18n/en/quiz-calls.ts'
import { createTable, type Table } from '../../../tests/support/table.ts'
import { createFeedback } from './index.ts'

let cloud: TestCloud
let table: Table
beforeAll(async () => {
  cloud = await startTestCloud({ RATE_LIMITS: 'off' })
  table = createTable(cloud.url)
})
afterEach(() => table.leave())
afterAll(() => cloud.stop())

interface Somebody {
  readonly token: string
  readonly user: { readonly id: string }
}
const as = (player: Somebody | null, path: string, body: unknown = {}) =>
  cloud.call('POST', `/api/quizzes/${path}`, { ...(player && { token: player.token }), body })
const appeal = (player: Somebody, id: string, guess: string, gameSessionId = id.replace(/-\d+$/, '')) =>
  as(player, `${id}/appeal`, { gameSessionId, guess })
const appeals = () => cloud.db('quiz_appeals').orderBy('id')
const people = async <Count extends 1 | 2 | 3 | 4>(count: Count): Promise<TestPlayer[]> => {
  const all: TestPlayer[] = []
  for (let made = 0; made < count; made++) all.push(await cloud.register())
  return all
}

let games = 0
/** A game that is over and kept, in which they typed this. */
async function kept(
  players: readonly TestPlayer[],
  {
    quizId = 'en-easy-001',
    guesses = [] as string[],
    ...more
  }: Partial<GameResult> & {
    quizId?: string
    guesses?: string[]
  } = {},
): Promise<string> {
  const sessionId = `game-kept${++games}`
  await testResults({ db: cloud.db, now: cloud.clock.now }, { users: cloud.app.services.users }).settle(
    resultOf({
      sessionId,
      finishedAt: cloud.clock.now(),
      players: players.map(({ user }) => member(user.id)),
      rounds: [{ quizId, prompt: 'P?', answer: 'A', answers: [] }],
      refused: players.flatMap(({ user }) => guesses.map((guess) => ({ userId: user.id, round: 1, guess }))),
      ...more,
    }),
  )
  return `${sessionId}-1`
}

describe('an appeal', () => {
  it('[GUEST-2] needs an account', async () => {
    expect(await appeal(await cloud.guest('appellant'), 'game-x-1', 'an echo')).toMatchObject({
      status: 403,
      body: { code: 'ACCOUNT_REQUIRED' },
    })
  })

  it('[QUIZ-12] is taken at the reveal of a game that goes on, once a round, as it was typed', async () => {
    const [ada, bob] = await people(2)
    if (!ada || !bob) throw new Error('nobody')
    const calls = roomCalls(cloud)
    const room = await calls.create(ada, { rounds: 2 })
    const clients = [await table.sit(ada, room.id), await table.sit(bob, room.id)]
    const { body: begun } = await calls.as(ada, 'POST', '/game/start', { roomId: room.id })
    const gameSessionId: string = begun.data.gameSession.id
    await clients[1]?.until('round_started')
    const id = `${gameSessionId}-1`
    await clients[1]?.say('submit_guess', { gameSessionId, guess: 'Forty-Two!' })
    expect((await appeal(bob, id, 'Forty-Two!')).status).toBe(404)
    await calls.as(ada, 'POST', `/game/${gameSessionId}/round/end`)
    await clients[1]?.until('round_ended')
    expect(await appeal(bob, id, 'something else')).toMatchObject({
      status: 409,
      body: { code: 'CONFLICT', error: quizCalls.notRefused },
    })
    expect(await appeal(ada, id, 'Forty-Two!')).toMatchObject({ status: 409 })
    expect((await appeal(bob, id, 'FORTY-TWO!')).status).toBe(201)
    expect(await appeal(bob, id, 'Forty-Two!')).toMatchObject({
      status: 409,
      body: { code: 'RECORD_ALREADY_EXISTS', error: quizCalls.appealed },
    })
    expect(await appeals()).toMatchObject([
      { user_id: bob.user.id, game_id: gameSessionId, round: 1, guess: 'Forty-Two!', state: 'open' },
    ])
    const [row] = await appeals()
    expect(await cloud.db('quizzes').where({ id: row.quiz_id }).first('id')).toBeDefined()
  })

  it('[QUIZ-12] is taken for a day after the game, from each who was refused', async () => {
    const [ada, bob, cem] = await people(3)
    if (!ada || !bob || !cem) throw new Error('nobody')
    const id = await kept([ada, bob], { guesses: ['an échó'] })
    expect((await appeal(ada, id, 'An Echo')).status).toBe(201)
    expect((await appeal(cem, id, 'an échó')).status).toBe(404)
    cloud.clock.advance(25 * 3_600_000)
    await vi.waitFor(async () => {
      cloud.clock.advance(3_600_000)
      expect(await cloud.db('refused_guesses').where({ user_id: bob.user.id })).toEqual([])
    }, 10_000)
    expect((await appeal(await cloud.signIn(bob), id, 'an échó')).status).toBe(409)
  })

  it('[QUIZ-12] is one, however many come at once', async () => {
    const [ada] = await people(1)
    if (!ada) throw new Error('nobody')
    const id = await kept([ada], { guesses: ['x', 'y'] })
    const answers = await Promise.all(['x', 'y', 'x', 'y'].map((guess) => appeal(ada, id, guess)))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409, 409])
  })

  it('[QUIZ-12] against a host’s own quiz is refused: who wrote it decides', async () => {
    const [ada, bob] = await people(2)
    if (!ada || !bob) throw new Error('nobody')
    const { gameSessionId, clients } = await table.play([ada, bob], {
      rounds: 2,
      customQuizzes: ['one', 'two'].map((answer) => ({ prompt: `${answer}?`, answers: [answer] })),
    })
    await clients[1]?.say('submit_guess', { gameSessionId, guess: 'uno' })
    await roomCalls(cloud).as(ada, 'POST', `/game/${gameSessionId}/round/end`)
    await clients[1]?.until('round_ended')
    for (const answer of [
      await appeal(bob, `${gameSessionId}-1`, 'uno'),
      await as(bob, `${gameSessionId}-1/report`),
      await appeal(
        bob,
        await kept([bob], { quizId: 'custom-r-1', ownQuizzes: true, guesses: ['uno'] }),
        'uno',
      ),
    ])
      expect(answer).toMatchObject({ status: 409, body: { code: 'CONFLICT', error: quizCalls.hostJudges } })
  })

  it('[QUIZ-12] names a round: what is none, and what does not fit the game, is not found', async () => {
    const [ada] = await people(1)
    if (!ada) throw new Error('nobody')
    const id = await kept([ada], { guesses: ['x'] })
    const session = id.replace(/-1$/, '')
    for (const wrong of [
      'en-easy-001',
      session,
      `${session}-0`,
      `${session}-2`,
      `${session}-99999`,
      'x-1',
      '-1',
    ])
      expect((await appeal(ada, wrong, 'x', session)).status, wrong).toBe(404)
    expect((await appeal(ada, id, 'x', 'game-other')).status).toBe(404)
    expect((await appeal(ada, id, '')).status).toBe(400)
    expect((await appeal(ada, id, 'x'.repeat(81))).status).toBe(400)
    expect((await as(null, `${id}/appeal`)).status).toBe(401)
  })

  it('[QUIZ-12] that is accepted makes the guess an answer for all, and accepts those that are alike', async () => {
    const [ada, bob, cem] = await people(3)
    if (!ada || !bob || !cem) throw new Error('nobody')
    const quizId = 'en-easy-002'
    // It may have been the one that an earlier game was dealt.
    await cloud.db('quiz_appeals').delete()
    await appeal(ada, await kept([ada], { quizId, guesses: ['An Écho'] }), 'an echo')
    await appeal(bob, await kept([bob], { quizId, guesses: ['AN ECHO'] }), 'AN ECHO')
    await appeal(cem, await kept([cem], { quizId, guesses: ['a bell'] }), 'a bell')
    const nowhere = { find: async () => null, names: async () => new Map() }
    const feedback = createFeedback({
      db: cloud.db,
      quizzes: createQuizzes({ db: cloud.db }),
      games: { playedRound: async () => null },
      kept: nowhere,
      now: cloud.clock.now,
    })
    const rows = () => cloud.db('quiz_appeals').where({ quiz_id: quizId }).orderBy('id').select('id', 'state')
    const [first] = await rows()
    await cloud.db.transaction((tx) => feedback.accept(tx, first.id))
    expect(await cloud.db('quiz_aliases').where({ quiz_id: quizId }).select('alias')).toEqual([
      { alias: 'An Écho' },
    ])
    expect((await rows()).map(({ state }) => state)).toEqual(['accepted', 'accepted', 'open'])
    await expect(cloud.db.transaction((tx) => feedback.accept(tx, first.id))).rejects.toMatchObject({
      code: 'NOT_FOUND',
    })
  })
})

describe('a report', () => {
  const status = async (id: string) => (await cloud.db('quizzes').where({ id }).first('status')).status

  it('[QUIZ-4] is stored for admins, one a player and quiz', async () => {
    const [ada] = await people(1)
    if (!ada) throw new Error('nobody')
    const id = await kept([ada], { quizId: 'en-easy-003' })
    expect((await as(ada, `${id}/report`)).status).toBe(201)
    expect((await as(ada, `${id}/report`, { reason: 'unclear', text: ' What\nfor? ' })).status).toBe(201)
    expect(await cloud.db('quiz_reports').where({ user_id: ada.user.id })).toMatchObject([
      { quiz_id: 'en-easy-003', reason: 'unclear', text: 'What for?', game_id: id.replace(/-1$/, '') },
    ])
  })

  it('[QUIZ-4] may name a quiz that was seen by its own name; another is unknown', async () => {
    const [ada] = await people(1)
    if (!ada) throw new Error('nobody')
    const seen = { user_id: ada.user.id, quiz_id: 'en-easy-004', seen_at: 1 }
    await cloud.db('quizzes_seen').insert(seen)
    expect((await as(ada, 'en-easy-004/report')).status).toBe(201)
    const gameOf = async () => {
      const [row] = await cloud.db('quiz_reports').where({ user_id: ada.user.id })
      return row.game_id
    }
    expect(await gameOf()).toBeNull()
    const own = (await kept([ada])).replace(/-1$/, '')
    const foreign = (await kept(await people(1))).replace(/-1$/, '')
    for (const [gameSessionId, game] of [
      [own, own],
      [foreign, null],
      ['x'.repeat(5_000), null],
    ]) {
      expect((await as(ada, 'en-easy-004/report', { gameSessionId })).status).toBe(201)
      expect(await gameOf()).toBe(game)
    }
    const others = await kept(await people(1))
    for (const id of ['en-easy-005', 'nothing', others, '%00', 'x'.repeat(65)])
      expect((await as(ada, `${id}/report`)).status, id).toBe(404)
    expect((await as(null, 'en-easy-004/report')).status).toBe(401)
  })

  it('[QUIZ-4, API-23] answers 401, then 404, before it looks at the body', async () => {
    const [ada] = await people(1)
    if (!ada) throw new Error('nobody')
    const id = await kept([ada])
    const wrong = { reason: 7 }
    expect((await as(null, `${id}/report`, wrong)).status).toBe(401)
    expect((await as(ada, 'nothing/report', wrong)).status).toBe(404)
    expect((await as(ada, `${id}/report`, wrong)).status).toBe(400)
  })

  it('[QUIZ-4] that names another game than its round does is not found', async () => {
    const [ada] = await people(1)
    if (!ada) throw new Error('nobody')
    const id = await kept([ada])
    const gameSessionId = id.replace(/-1$/, '')
    expect((await as(ada, `${id}/report`, { gameSessionId: 'another' })).status).toBe(404)
    expect((await as(ada, `${id}/report`, { gameSessionId })).status).toBe(201)
  })

  it('[QUIZ-4] of a few does not take from play what hundreds have played', async () => {
    const players = await people(4)
    const id = await kept(players, { quizId: 'en-easy-013' })
    await cloud.db('quizzes').where({ id: 'en-easy-013' }).update({ asked: 200 })
    for (const player of players.slice(0, 3)) await as(player, `${id}/report`)
    expect(await status('en-easy-013')).toBe('active')
    await as(players[3] ?? null, `${id}/report`)
    expect(await status('en-easy-013')).toBe('held')
  })

  it.each([{ reason: 'boring' }, { text: 'x'.repeat(301) }, { text: 7 }])(
    '[QUIZ-4] is refused when it says too much: %#',
    async (body) => {
      const [ada] = await people(1)
      if (!ada) throw new Error('nobody')
      expect((await as(ada, `${await kept([ada])}/report`, body)).status).toBe(400)
    },
  )

  it('[QUIZ-4] of three accounts takes the quiz out of play; guests count for nothing', async () => {
    const players = await people(3)
    const id = await kept(players, { quizId: 'en-easy-006' })
    for (let count = 0; count < 3; count++) {
      const { token, user } = await cloud.guest(`guest_of_${count}`)
      await cloud.db('quizzes_seen').insert({ user_id: user.id, quiz_id: 'en-easy-006', seen_at: 1 })
      expect((await as({ token, user }, 'en-easy-006/report')).status).toBe(201)
    }
    expect(await status('en-easy-006')).toBe('active')
    const answers = await Promise.all(players.map((player) => as(player, `${id}/report`)))
    expect(answers.map((answer) => answer.status)).toEqual([201, 201, 201])
    expect(await status('en-easy-006')).toBe('held')
  })
})

it('[QUIZ-4, QUIZ-12] what was said is part of the account’s export, and goes with it', async () => {
  const [ada] = await people(1)
  if (!ada) throw new Error('nobody')
  const id = await kept([ada], { guesses: ['x'] })
  await appeal(ada, id, 'x')
  await as(ada, `${id}/report`, { reason: 'unclear' })
  const { body } = await cloud.call('GET', '/api/auth/export', { token: ada.token })
  const gameSessionId = id.replace(/-1$/, '')
  const at = expect.any(String)
  expect(body.data).toMatchObject({
    refusedGuesses: [{ gameSessionId, round: 1, guess: 'x', at }],
    quizAppeals: [{ gameSessionId, round: 1, guess: 'x', state: 'open', at }],
    quizReports: [{ quizId: 'en-easy-001', reason: 'unclear', text: '', gameSessionId, at }],
  })
  await cloud.call('DELETE', '/api/auth/account', { token: ada.token, body: { password: ada.password } })
  for (const name of ['refused_guesses', 'quiz_appeals', 'quiz_reports'])
    expect(await cloud.db(name).where({ user_id: ada.user.id })).toEqual([])
})
