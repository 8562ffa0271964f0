import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#cloud/db/testing/test-database.ts'
import { testUsers } from '#cloud/testing/services.ts'
import { countsAndTruth, createRankedHall, type RankedHall } from './testing/ranked-hall.ts'

const START = Date.UTC(2026, 10, 20)

let time = START
const now = () => time
let database: TestDatabase
let hall: RankedHall
beforeAll(async () => {
  database = await createTestDatabase()
  const { db } = database
  hall = createRankedHall({ db, users: testUsers({ db, now }), now })
})
afterAll(() => database.drop())

const DAY_MS = 86_400_000
async function sages(count: number): Promise<string[]> {
  const players = await hall.newPlayers(count)
  for (const userId of players)
    await hall.stand(userId, { points: 1_000, rank: 'sage', rating: { mu: 25, sigma: 2.5 } })
  return players
}
const pointsOf = async (userId: string) => (await hall.standing(userId)).points

describe('one who is found to have cheated', () => {
  it('gives up what was gained, and the others get what the games would have given them', async () => {
    const [cheat = '', ada = '', bob = ''] = await sages(3)
    await hall.play([cheat, ada])
    await hall.play([cheat, bob, ada])
    const before = { ada: await pointsOf(ada), bob: await pointsOf(bob), ada_: await hall.standing(ada) }
    expect(await pointsOf(cheat)).toBeGreaterThan(1_000)
    await hall.ranks.giveBackFor(cheat)
    expect(await pointsOf(cheat)).toBe(1_000)
    // Alone without the cheat, Ada neither wins nor loses by the first game; in the second Bob was before her.
    expect(await pointsOf(ada)).toBeGreaterThan(before.ada)
    expect(await pointsOf(bob)).toBeGreaterThan(before.bob)
    expect((await hall.standing(ada)).mu).toBeGreaterThan(before.ada_.mu)
    expect((await hall.standing(cheat)).mu).toBeCloseTo(25, 10)
  })

  it('is dealt with once a game, however often and at once', async () => {
    const [cheat = '', ada = ''] = await sages(2)
    await hall.play([cheat, ada])
    await Promise.all([hall.ranks.giveBackFor(cheat), hall.ranks.giveBackFor(cheat)])
    const after = [await hall.standing(cheat), await hall.standing(ada)]
    await hall.ranks.giveBackFor(cheat)
    expect([await hall.standing(cheat), await hall.standing(ada)]).toEqual(after)
    // A game that comes later is the only one that is new.
    const gained = await hall.play([cheat, ada])
    expect(gained[ada]).toBeLessThan(0)
    await hall.ranks.giveBackFor(cheat)
    expect(await pointsOf(cheat)).toBe(after[0]?.points)
    expect(await pointsOf(ada)).toBeGreaterThan(after[1]?.points as number)
  })

  it('was one of two in the same game: of the second only the difference is owed', async () => {
    const together = await sages(3)
    const apart = await sages(3)
    for (const [one = '', two = '', ada = ''] of [together, apart]) await hall.play([one, two, ada])
    await Promise.all([hall.ranks.giveBackFor(together[0] ?? ''), hall.ranks.giveBackFor(together[1] ?? '')])
    await hall.ranks.giveBackFor(apart[1] ?? '')
    const onlySecond = await pointsOf(apart[2] ?? '')
    await hall.ranks.giveBackFor(apart[0] ?? '')
    expect(await pointsOf(apart[2] ?? '')).toBeGreaterThan(onlySecond)
    for (const index of [0, 1, 2])
      expect(await pointsOf(together[index] ?? '')).toBe(await pointsOf(apart[index] ?? ''))
  })

  it('leaves alone games without them, of another season, and of accounts that are gone', async () => {
    const [cheat = '', ada = '', bob = '', gone = ''] = await sages(4)
    await hall.play([ada, bob])
    const untouched = [await hall.standing(ada), await hall.standing(bob)]
    await hall.play([cheat, gone])
    await database.db('users').where({ id: gone }).delete()
    await hall.ranks.giveBackFor(cheat)
    expect(await pointsOf(cheat)).toBe(1_000)
    expect([await hall.standing(ada), await hall.standing(bob)]).toEqual(untouched)

    const [late = '', cem = ''] = await sages(2)
    await hall.play([late, cem])
    const old = await pointsOf(cem)
    time += 30 * DAY_MS
    await hall.ranks.giveBackFor(late)
    expect(await pointsOf(cem)).toBe(old)
    time = START
  })

  it('can lift another onto the leaderboard, and fall off it', async () => {
    const [cheat = '', ada = ''] = await hall.newPlayers(2)
    await hall.stand(cheat, { points: 1_840, rank: 'mystic', rating: { mu: 46, sigma: 2 } })
    await hall.stand(ada, { points: 1_800, rank: 'enigmaster', rating: { mu: 46, sigma: 2 } })
    const gained = await hall.play([cheat, ada])
    expect(gained[ada]).toBeLessThan(-10)
    const onBoard = async () =>
      (await database.db('leaderboard').select('user_id')).map(({ user_id }) => user_id)
    expect(await onBoard()).toEqual([cheat])
    await hall.ranks.giveBackFor(cheat)
    expect(await pointsOf(ada)).toBeGreaterThanOrEqual(1_800)
    const { counts, truth } = await countsAndTruth(database.db)
    expect(counts).toEqual(truth)
  })
})
