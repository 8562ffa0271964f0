/**
 * @module-tag postgres
 * Queries of standings-repository.ts.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#cloud/db/testing/test-database.ts'
import { testUsers } from '#cloud/testing/services.ts'
import { createRankedFixture, type RankedFixture } from './testing/ranked-fixture.ts'

let time = Date.UTC(2026, 10, 20)
const now = () => time
let database: TestDatabase
let fixture: RankedFixture
beforeAll(async () => {
  database = await createTestDatabase()
  const { db } = database
  fixture = createRankedFixture({ db, users: testUsers({ db, now }), now })
})
afterAll(() => database.drop())

async function three(): Promise<[string, string, string]> {
  const [ada = '', bob = '', cem = ''] = await fixture.newPlayers(3)
  await fixture.stand(ada, { points: 900, rank: 'scholar', rating: { mu: 25, sigma: 2 } })
  await fixture.stand(bob, { points: 1_300, rank: 'oracle', rating: { mu: 30, sigma: 2 } })
  await fixture.stand(cem, { points: 700, rank: 'scholar', rating: { mu: 20, sigma: 2 } })
  return [ada, bob, cem]
}

describe('what is at stake before a ranked game', () => {
  it('[RANK-15] are ranks, points, and what the game then moves: the first gets the gain, the last pays the loss', async () => {
    const best = await three()
    const [first, middle, last] = best
    const stakes = (userId: string) => fixture.ranks.standings.stakes(userId, best)
    const [ofFirst, ofMiddle, ofLast] = [await stakes(first), await stakes(middle), await stakes(last)]
    expect(ofFirst.players).toEqual([
      { userId: first, rank: 'scholar', points: 900 },
      { userId: middle, rank: 'oracle', points: 1_300 },
      { userId: last, rank: 'scholar', points: 700 },
    ])
    const moved = await fixture.play(best)
    expect(moved[first]).toBe(ofFirst.yours.win)
    expect(moved[last]).toBe(ofLast.yours.loss)
    expect(moved[middle]).toBeGreaterThan(ofMiddle.yours.loss)
    expect(moved[middle]).toBeLessThan(ofMiddle.yours.win)
  })

  it('[RANK-12, RANK-15] shrink as the same two meet again in a day', async () => {
    const [ada, bob] = await three()
    const win = async () => (await fixture.ranks.standings.stakes(ada, [ada, bob])).yours.win
    const wins: number[] = []
    for (let game = 0; game < 4; game++) {
      wins.push(await win())
      await fixture.play([ada, bob])
      time += 60_000
    }
    expect(wins[2]).toBeLessThan(wins[0] as number)
    expect(wins[3]).toBe(0)
  })

  it('[RANK-15] change nothing: who has never played ranked has no standing for it', async () => {
    const [ada = '', bob = ''] = await fixture.newPlayers(2)
    expect((await fixture.ranks.standings.stakes(ada, [ada, bob])).yours).toEqual({ win: 1, loss: 0 })
    expect(await fixture.standing(ada)).toBeUndefined()
  })
})
