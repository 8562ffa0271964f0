/**
 * @module-tag postgres
 * Races for money; queries of ads-repository.ts.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestCloud, type TestCloud, type TestPlayer } from '#cloud/testing/test-cloud.ts'

let cloud: TestCloud
beforeAll(async () => {
  cloud = await startTestCloud()
})
afterAll(() => cloud.stop())

const status = async ({ token }: Pick<TestPlayer, 'token'>) =>
  (await cloud.call('GET', '/api/voice/status', { token })).body.data
const give = ({ token }: TestPlayer) => cloud.call('POST', '/api/voice/ad', { token })
const watch = ({ token }: TestPlayer, adId: string) =>
  cloud.call('POST', '/api/voice/watch-ad', { token, body: { adId } })
/** Names no ad. */
const watchLast = ({ token }: TestPlayer) => cloud.call('POST', '/api/voice/watch-ad', { token })

describe('GET /voice/status', () => {
  it('[VOICE-1] answers tokens, ad and subscription', async () => {
    expect(await status(await cloud.register())).toEqual({
      tokens: 10,
      canWatchAd: true,
      nextAdAt: null,
      hasActiveSubscription: false,
      subscriptionType: null,
      subscriptionExpires: null,
      selectedVoice: null,
    })
  })

  it('gives guests nothing to watch', async () => {
    expect(await status(await cloud.guest('Gus'))).toMatchObject({ tokens: 0, canWatchAd: false })
  })
})

describe('POST /voice/watch-ad', () => {
  it('[VOICE-5] gives 3 tokens for an ad that was watched to its end, one an hour', async () => {
    const ada = await cloud.register()
    const { ad } = (await give(ada)).body.data
    expect(ad).toEqual({
      id: expect.any(String),
      riddle: expect.any(String),
      answer: expect.any(String),
      seconds: 15,
    })
    const tooSoon = await watch(ada, ad.id)
    expect([tooSoon.status, tooSoon.body.details]).toEqual([429, { retryAfter: 15 }])
    cloud.clock.advance(15_000)
    expect((await watch(ada, ad.id)).body.data).toEqual({ newBalance: 13 })
    expect(await status(ada)).toMatchObject({
      tokens: 13,
      canWatchAd: false,
      nextAdAt: new Date(cloud.clock.now() + 3_600_000).toISOString(),
    })
    const again = [await watch(ada, ad.id), await give(ada)]
    expect(again.map((answer) => [answer.status, answer.headers.get('retry-after')])).toEqual([
      [429, '3600'],
      [429, '3600'],
    ])
    cloud.clock.advance(3_600_000)
    const later = await cloud.signIn(ada)
    expect(await status(later)).toMatchObject({ canWatchAd: true, tokens: 13 })
    expect((await watch(later, ad.id)).status).toBe(404)
    const next = (await give(later)).body.data.ad
    cloud.clock.advance(15_000)
    expect((await watch(later, next.id)).body.data).toEqual({ newBalance: 16 })
  })

  it('[VOICE-5] gives them once, however many calls come at once', async () => {
    const ada = await cloud.register()
    const { ad } = (await give(ada)).body.data
    cloud.clock.advance(15_000)
    const answers = await Promise.all([1, 2, 3, 4].map(() => watch(ada, ad.id)))
    expect(answers.map((answer) => answer.status).toSorted()).toEqual([200, 429, 429, 429])
    expect(await status(ada)).toMatchObject({ tokens: 13 })
  })

  it('[VOICE-24] without an ad’s id pays for the one opened last, or says what is missing', async () => {
    const ada = await cloud.register()
    const refusals = [await watchLast(ada)]
    await give(ada)
    refusals.push(await watchLast(ada))
    expect(refusals.map(({ status, body }) => [status, body.code, body.error])).toEqual([
      [409, 'AD_NOT_OPENED', 'Open an ad first'],
      [409, 'AD_NOT_WATCHED', 'Watch the ad to its end first'],
    ])
    expect(await status(ada)).toMatchObject({ tokens: 10, canWatchAd: true })
    cloud.clock.advance(15_000)
    expect((await watchLast(ada)).body.data).toEqual({ newBalance: 13 })
    const again = await watchLast(ada)
    expect([again.status, again.body.details]).toEqual([429, { retryAfter: 3_600 }])
    cloud.clock.advance(3_600_000)
    expect((await watchLast(await cloud.signIn(ada))).body.code).toBe('AD_NOT_OPENED')
  })

  it('[VOICE-23] shows the same ad to calls that open one at the same moment, and pays for it', async () => {
    const ada = await cloud.register()
    const answers = await Promise.all([1, 2, 3, 4].map(() => give(ada)))
    const ids = new Set(answers.map(({ body }) => body.data.ad.id))
    expect(ids.size).toBe(1)
    expect(await cloud.db('quizzes_seen').where({ user_id: ada.user.id })).toHaveLength(1)
    cloud.clock.advance(15_000)
    expect((await watch(ada, [...ids][0])).body.data).toEqual({ newBalance: 13 })
  })

  it('takes no ad of somebody else, and none that never was', async () => {
    const [ada, bob] = [await cloud.register(), await cloud.register()]
    const { ad } = (await give(ada)).body.data
    cloud.clock.advance(15_000)
    expect((await watch(bob, ad.id)).status).toBe(404)
    expect((await watch(ada, 'nothing')).status).toBe(404)
    expect((await watch(ada, ad.id)).status).toBe(200)
  })

  it('shows the same until it is watched: nobody asks through the bank’s answers', async () => {
    const ada = await cloud.register()
    const { ad } = (await give(ada)).body.data
    for (let again = 0; again < 3; again++) expect((await give(ada)).body.data.ad).toEqual(ad)
    expect(await cloud.db('quizzes_seen').where({ user_id: ada.user.id })).toHaveLength(1)
    cloud.clock.advance(60 * 60_000)
    const later = await cloud.signIn(ada)
    const { ad: next } = (await give(later)).body.data
    expect(next.id).not.toBe(ad.id)
    cloud.clock.advance(15_000)
    expect((await watch(later, ad.id)).status).toBe(404)
    expect((await watch(later, next.id)).status).toBe(200)
  })

  it('[VOICE-23] opens no ad that could not be marked as seen', async () => {
    const [ada, bob] = [await cloud.register(), await cloud.register()]
    const { db } = cloud
    await db('quizzes_seen').delete()
    await give(bob)
    // Refuses a second row of the same instant.
    await db.schema.alterTable('quizzes_seen', (table) =>
      table.unique(['seen_at'], { indexName: 'one_seen' }),
    )
    expect((await give(ada)).status).toBe(409)
    await db.schema.alterTable('quizzes_seen', (table) => table.dropUnique(['seen_at'], 'one_seen'))
    expect((await give(ada)).status).toBe(200)
    expect(await db('quizzes_seen').where({ user_id: ada.user.id })).toHaveLength(1)
  })

  it('shows a riddle in the language of the player', async () => {
    const ada = await cloud.register()
    await cloud.db('users').where({ id: ada.user.id }).update({ preferred_language: 'italian' })
    const { ad } = (await give(ada)).body.data
    const row = await cloud.db('quizzes_seen').where({ user_id: ada.user.id }).first('quiz_id')
    expect(await cloud.db('quizzes').where({ id: row.quiz_id }).first('language', 'difficulty')).toEqual({
      language: 'italian',
      difficulty: 'easy',
    })
    expect(ad.answer).not.toBe('')
  })
})
