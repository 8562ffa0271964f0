/**
 * @module-tag postgres
 * Queries of mail-tokens-repository.ts and recorded-calls-repository.ts.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { linkIn } from '#cloud/integrations/mail/testing/read-outbox.ts'
import { roomCalls } from '#cloud/testing/room-calls.ts'
import { PASSWORD, startTestCloud, type TestCloud } from '#cloud/testing/test-cloud.ts'
import { insertPlayedGame, WINNERS_PROGRESS } from './testing/played-game.ts'

let cloud: TestCloud
beforeAll(async () => {
  cloud = await startTestCloud()
})
afterAll(() => cloud.stop())

const exported = (token?: string) => cloud.call('GET', '/api/auth/export', { token })

describe('GET /auth/export', () => {
  it('answers everything that is stored about the account', async () => {
    const [ann, bob] = [await cloud.register(), await cloud.register()]
    await cloud.mailsOnceThereAre(1, ann.user.email)
    const room = await roomCalls(cloud).create(ann)
    await roomCalls(cloud).as(ann, 'POST', '/gamemode/matchmaking/start', { gameModeId: 'ranked' })
    const gameId = await insertPlayedGame(cloud.db, [ann.user, bob.user])
    const { id: quizId } = await cloud.db('quizzes').first('id')
    await cloud.db('quiz_abilities').insert({ user_id: ann.user.id, rating: 1512.5, rated: 4 })
    await cloud.db('quizzes_seen').insert({ user_id: ann.user.id, quiz_id: quizId, seen_at: 1_000 })
    await cloud
      .db('ranked_leaves')
      .insert({ game_id: 'game-left', user_id: ann.user.id, room_id: 'a-room', left_at: 1_000 })
    const { status, body } = await exported(ann.token)
    expect(status).toBe(200)
    const { body: profile } = await cloud.call('GET', '/api/auth/profile', { token: ann.token })
    const now = new Date(cloud.clock.now()).toISOString()
    expect(body.data).toEqual({
      exportedAt: now,
      ...profile.data,
      lastActiveAt: now,
      passwordChangedAt: now,
      signedInSince: now,
      mailedLinks: [
        {
          purpose: 'verify',
          address: ann.user.email,
          sentAt: now,
          expiresAt: new Date(cloud.clock.now() + 86_400_000).toISOString(),
          usedAt: null,
        },
      ],
      formerAddresses: [],
      roomId: room.id,
      matchmaking: { gameModeId: 'ranked', since: now },
      quickMatches: 0,
      inventory: [],
      dailyRiddles: [],
      receipts: [],
      subscriptions: [],
      adsWatched: [],
      selectedVoice: null,
      spokenAudio: [],
      quizRating: { rating: 1512.5, answers: 4 },
      quizzesSeen: [{ quizId, seenAt: '1970-01-01T00:00:01.000Z' }],
      games: [
        {
          id: gameId,
          roomId: 'a-room',
          startedAt: '1970-01-01T00:00:01.000Z',
          finishedAt: '1970-01-01T00:00:02.000Z',
          place: 1,
          score: 100,
          correct: 1,
          mode: 'private',
          progress: WINNERS_PROGRESS,
          album: [{ prompt: 'P?', answer: 'A', yourResult: { result: 'correct', points: 100 } }],
        },
      ],
      quizSets: [],
      quizGenerations: [],
      refusedGuesses: [],
      quizAppeals: [],
      quizReports: [],
      friends: [],
      friendRequests: [],
      blockedPlayers: [],
      playerReports: [],
      reportedLines: [],
      sanctions: [],
      quests: [],
      gamePasses: [],
      gamePassClaims: [],
      rankStanding: null,
      rankedGames: [],
      rankedLeaves: [{ gameId: 'game-left', leftAt: '1970-01-01T00:00:01.000Z' }],
      adminActions: [],
      recordedCalls: [
        { route: 'post /rooms', requestId: expect.any(String), key: expect.any(String), at: now },
      ],
      wallet: {
        balance: 100,
        voiceTokens: 10,
        heldRewards: [],
        entries: expect.arrayContaining([
          expect.objectContaining({ currency: 'r3', amount: 100, reason: 'sign_up', balance: 100, at: now }),
          expect.objectContaining({ currency: 'voice', amount: 10, reason: 'sign_up', balance: 10, at: now }),
        ]),
      },
    })
  })

  it('[AUTH-44] tells the address that was asked for, and those that it may still be taken back to', async () => {
    const { user, token } = await cloud.register()
    const ask = (email: string) =>
      cloud.call('PATCH', '/api/auth/profile', { token, body: { email, currentPassword: PASSWORD } })
    await ask('ann_2@example.org')
    const [mail] = await cloud.mailsOnceThereAre(1, 'ann_2@example.org')
    const body = { token: linkIn(mail).searchParams.get('token') }
    await cloud.call('POST', '/api/auth/verify-email', { body })
    await ask('ann_3@example.org')
    const { body: all } = await exported(token)
    expect(all.data.user).toMatchObject({ email: 'ann_2@example.org', pendingEmail: 'ann_3@example.org' })
    const changedAt = new Date(cloud.clock.now()).toISOString()
    expect(all.data.formerAddresses).toEqual([{ address: user.email, verified: false, changedAt }])
  })

  it('holds nothing that opens the account, and nothing about others', async () => {
    const [ann, bob] = [await cloud.register(), await cloud.register()]
    await cloud.mailsOnceThereAre(1, ann.user.email)
    await insertPlayedGame(cloud.db, [ann.user, bob.user])
    const { text } = await exported(ann.token)
    expect(text).not.toMatch(/argon2|hash|password_/i)
    expect(text).not.toContain(bob.user.username)
    expect(text).not.toContain(bob.user.id)
  })

  it('knows every table that belongs to a user: a new one needs a place in the export', async () => {
    const tables: string[] = []
    for (const table of await tablesOf(cloud)) {
      const isOfUsers = (
        await Promise.all(['user_id', 'account'].map((column) => cloud.db.schema.hasColumn(table, column)))
      ).some(Boolean)
      if (isOfUsers) tables.push(table)
    }
    expect(tables.toSorted()).toEqual([
      'address_changes',
      // What was given is among the wallet's entries.
      'admin_grants',
      // What admins write for each other: their owner never sees it.
      'admin_notes',
      'credentials',
      'daily_plays',
      'game_pass_claims',
      'game_passes',
      'game_players',
      // The digest of a secret, as `credentials` are.
      'guest_devices',
      'leaderboard',
      'logins',
      'mail_tokens',
      'owned_items',
      'player_relations',
      'player_reports',
      'player_stats',
      'quest_progress',
      'queue_tickets',
      'quick_matches',
      'quiz_abilities',
      'quiz_appeals',
      'quiz_generations',
      'quiz_reports',
      'quiz_sets',
      'quizzes_seen',
      'rank_standings',
      'ranked_entries',
      'ranked_leaves',
      'recorded_calls',
      'refused_guesses',
      'reported_lines',
      'rewarded_ads',
      'room_rewards',
      'room_seats',
      'sanctions',
      'store_purchases',
      'store_subscriptions',
      'voice_audio',
      'voice_choices',
      'wallet_balances',
      'wallet_entries',
    ])
  })

  it('gets every game of a player who has played more than a page of them', async () => {
    const [ann, bob] = [await cloud.register(), await cloud.register()]
    const ids = []
    for (let i = 0; i < 101; i++) ids.push(await insertPlayedGame(cloud.db, [ann.user, bob.user]))
    const { body } = await exported(ann.token)
    expect(body.data.games.map(({ id }: { id: string }) => id)).toEqual(ids)
  })

  it('needs a login', async () => {
    expect((await exported()).status).toBe(401)
  })
})

async function tablesOf({ db }: TestCloud): Promise<string[]> {
  const sqlite = db.client.config.client === 'better-sqlite3'
  const found: { name: string }[] = sqlite
    ? await db('sqlite_master').where({ type: 'table' }).select('name')
    : await db('pg_tables').where({ schemaname: 'public' }).select({ name: 'tablename' })
  return found.map(({ name }) => name)
}
