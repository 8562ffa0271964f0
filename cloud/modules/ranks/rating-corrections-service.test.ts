/**
 * @module-tag postgres
 * Races for money; queries of ranked-entries-repository.ts.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#cloud/db/testing/test-database.ts'
import { testUsers } from '#cloud/testing/services.ts'
import { countsAndTruth, createRankedFixture, type RankedFixture } from './testing/ranked-fixture.ts'

const START = Date.UTC(2026, 10, 20)

let time = START
const now = () => time
let database: TestDatabase
let fixture: RankedFixture
beforeAll(async () => {
  database = await createTestDatabase()
  const { db } = database
  fixture = createRankedFixture({ db, users: testUsers({ db, now }), now })
})
afterAll(() => database.drop())

const DAY_MS = 86_400_000
async function sages(count: number): Promise<string[]> {
  const players = await fixture.newPlayers(count)
  for (const userId of players)
    await fixture.stand(userId, { points: 1_000, rank: 'sage', rating: { mu: 25, sigma: 2.5 } })
  return players
}
const pointsOf = async (userId: string) => (await fixture.standing(userId)).points

describe('one who is found to have cheated', () => {
  it('gives up what was gained, and the others get what the games would have given them', async () => {
    const [cheat = '', ada = '', bob = ''] = await sages(3)
    await fixture.play([cheat, ada])
    await fixture.play([cheat, bob, ada])
    const before = { ada: await pointsOf(ada), bob: await pointsOf(bob), ada_: await fixture.standing(ada) }
    expect(await pointsOf(cheat)).toBeGreaterThan(1_000)
    await fixture.ranks.giveBackFor(cheat)
    expect(await pointsOf(cheat)).toBe(1_000)
    // Alone without the cheat, Ada neither wins nor loses by the first game; in the second Bob was before her.
    expect(await pointsOf(ada)).toBeGreaterThan(before.ada)
    expect(await pointsOf(bob)).toBeGreaterThan(before.bob)
    expect((await fixture.standing(ada)).mu).toBeGreaterThan(before.ada_.mu)
    expect((await fixture.standing(cheat)).mu).toBeCloseTo(25, 10)
  })

  it('is dealt with once a game, however often and at once', async () => {
    const [cheat = '', ada = ''] = await sages(2)
    await fixture.play([cheat, ada])
    await Promise.all([fixture.ranks.giveBackFor(cheat), fixture.ranks.giveBackFor(cheat)])
    const after = [await fixture.standing(cheat), await fixture.standing(ada)]
    await fixture.ranks.giveBackFor(cheat)
    expect([await fixture.standing(cheat), await fixture.standing(ada)]).toEqual(after)
    // A game that comes later is the only one that is new.
    const gained = await fixture.play([cheat, ada])
    expect(gained[ada]).toBeLessThan(0)
    await fixture.ranks.giveBackFor(cheat)
    expect(await pointsOf(cheat)).toBe(after[0]?.points)
    expect(await pointsOf(ada)).toBeGreaterThan(after[1]?.points as number)
  })

  it('was one of two in the same game: of the second only the difference is owed', async () => {
    const together = await sages(3)
    const apart = await sages(3)
    for (const [one = '', two = '', ada = ''] of [together, apart]) await fixture.play([one, two, ada])
    await Promise.all([
      fixture.ranks.giveBackFor(together[0] ?? ''),
      fixture.ranks.giveBackFor(together[1] ?? ''),
    ])
    await fixture.ranks.giveBackFor(apart[1] ?? '')
    const onlySecond = await pointsOf(apart[2] ?? '')
    await fixture.ranks.giveBackFor(apart[0] ?? '')
    expect(await pointsOf(apart[2] ?? '')).toBeGreaterThan(onlySecond)
    for (const index of [0, 1, 2])
      expect(await pointsOf(together[index] ?? '')).toBe(await pointsOf(apart[index] ?? ''))
  })

  it('leaves alone games without them, of another season, and of accounts that are gone', async () => {
    const [cheat = '', ada = '', bob = '', gone = ''] = await sages(4)
    await fixture.play([ada, bob])
    const untouched = [await fixture.standing(ada), await fixture.standing(bob)]
    await fixture.play([cheat, gone])
    await fixture.deleteAccount(gone)
    await fixture.ranks.giveBackFor(cheat)
    expect(await pointsOf(cheat)).toBe(1_000)
    expect([await fixture.standing(ada), await fixture.standing(bob)]).toEqual(untouched)

    const [late = '', cem = ''] = await sages(2)
    await fixture.play([late, cem])
    const old = await pointsOf(cem)
    time += 30 * DAY_MS
    await fixture.ranks.giveBackFor(late)
    expect(await pointsOf(cem)).toBe(old)
    time = START
  })

  it('can lift another onto the leaderboard, and fall off it', async () => {
    const [cheat = '', ada = ''] = await fixture.newPlayers(2)
    await fixture.stand(cheat, { points: 1_840, rank: 'mystic', rating: { mu: 46, sigma: 2 } })
    await fixture.stand(ada, { points: 1_800, rank: 'enigmaster', rating: { mu: 46, sigma: 2 } })
    const gained = await fixture.play([cheat, ada])
    expect(gained[ada]).toBeLessThan(-10)
    const onBoard = async () =>
      (await database.db('leaderboard').where({ rank: 'enigmaster' }).select('user_id')).map(
        ({ user_id }) => user_id,
      )
    expect(await onBoard()).toEqual([cheat])
    await fixture.ranks.giveBackFor(cheat)
    expect(await pointsOf(ada)).toBeGreaterThanOrEqual(1_800)
    const { counts, truth } = await countsAndTruth(database.db)
    expect(counts).toEqual(truth)
  })
})
