/**
 * @module-tag postgres
 * Queries of users-repository.ts.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#cloud/db/testing/test-database.ts'
import { testUsers } from '#cloud/testing/services.ts'
import { levelOf, levelProgress } from '#shared/levels.ts'
import type { Users } from './index.ts'
import { findAtTutorialStep, moveTutorial } from './users-repository.ts'
import { firstAvatar, fold } from './users-rules.ts'

let database: TestDatabase
let users: Users
beforeAll(async () => {
  database = await createTestDatabase()
  users = testUsers({ db: database.db, now: () => 1_900_000_000_000 })
})
afterAll(() => database.drop())

const create = (username: string) =>
  database.db.transaction((tx) => users.create(tx, { username, email: `${username}@example.org` }))

describe('users', () => {
  it('shows others only what they may see, and leaves out whom it does not know', async () => {
    const [ann, bob] = [await create('ann'), await create('bob')]
    const seen = await users.listPublic([ann.id, bob.id, 'nobody'])
    const plain = { preferredLanguage: null, isGuest: false, online: true }
    expect(seen.toSorted((a, b) => (a.username < b.username ? -1 : 1))).toEqual([
      { id: ann.id, username: 'ann', avatar: ann.avatar, ...plain },
      { id: bob.id, username: 'bob', avatar: bob.avatar, ...plain },
    ])
    expect(await users.listPublic([])).toEqual([])
  })

  it('[ERR-18] does not know an id that nobody has', async () => {
    await expect(users.get('nobody')).rejects.toMatchObject({ code: 'USER_NOT_FOUND' })
    await expect(users.profile("' or 1=1 --")).rejects.toMatchObject({ code: 'USER_NOT_FOUND' })
  })

  it('[AUTH-25] folds in code, alike for both databases', async () => {
    const cara = await create('Cara')
    expect((await users.findByUsername('cARA'))?.id).toBe(cara.id)
    expect(await users.findByUsername('car_')).toBeNull()
    expect(await users.findByUsername('%')).toBeNull()
    expect(fold('ÈÉ@Ｅxample.org')).toBe('èé@example.org')
  })

  it('returns the users whose tutorial is at a step', async () => {
    const { db } = database
    const [dan, eve] = [await create('dan'), await create('eve')]
    await moveTutorial(db, dan.id, { from: undefined, to: 3 })
    expect(await findAtTutorialStep(db, [dan.id, eve.id], 3)).toEqual([dan.id])
  })

  it('leaves nothing behind when its transaction fails', async () => {
    const failing = database.db.transaction(async (tx) => {
      await users.create(tx, { username: 'gone', email: 'gone@example.org' })
      throw new Error('later')
    })
    await expect(failing).rejects.toThrow('later')
    expect(await users.findByUsername('gone')).toBeNull()
  })
})

describe('rules', () => {
  it('the level grows with the root of the experience', () => {
    expect([0, 99, 100, 399, 400, 10_000].map(levelOf)).toEqual([1, 1, 2, 2, 3, 11])
  })

  it('the way to the next level begins anew with every level', () => {
    expect([0, 50, 100, 250, 399, 400].map(levelProgress)).toEqual([0, 0.5, 0, 0.5, 299 / 300, 0])
  })

  it('first avatars differ', () => {
    const faces = new Set(Array.from({ length: 60 }, (_, i) => firstAvatar(`user-${i}`)))
    expect(faces.size).toBeGreaterThan(6)
  })
})
