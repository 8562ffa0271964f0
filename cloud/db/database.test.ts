/**
 * @module-tag postgres
 * Migrations, dialects.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { createLogger } from '#cloud/logger.ts'
import { AppError } from '#shared/errors/app-error.ts'
import { fromJson, toJson } from './columns.ts'
import { constraintError, isForeignKeyFault } from './constraint-errors.ts'
import { migrate, migrateDown } from './migrate.ts'
import { migrations } from './migrations/index.ts'
import { startDatabase } from './start-database.ts'
import { createTestDatabase, type TestDatabase } from './testing/test-database.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())

const user = (id: string, changes: object = {}) => ({
  id,
  username: id,
  username_folded: id,
  email: id,
  email_folded: id,
  email_verified: false,
  avatar: 'thumbs-01',
  tutorial_step: 1,
  role: 'player',
  collection_private: false,
  created_at: 1_900_000_000_000,
  ...changes,
})
const failureOf = async (work: PromiseLike<unknown>): Promise<unknown> => {
  try {
    await work
  } catch (error) {
    return error
  }
  throw new Error('did not fail')
}

describe('the database', () => {
  it('[OPS-5] is the kind that the project says, gives numbers for times and refuses strange keys', async () => {
    const { db } = database
    expect(db.client.config.client).toBe(inject('postgresUrl') === '' ? 'better-sqlite3' : 'pg')
    await db('users').insert(user('a'))
    expect(await db('users').where({ id: 'a' }).first('created_at')).toEqual({
      created_at: 1_900_000_000_000,
    })
    expect(await db('users').count({ n: '*' }).sum({ t: 'created_at' }).first()).toEqual({
      n: 1,
      t: 1_900_000_000_000,
    })
  })

  it('[ERR-12, ERR-13, ERR-27] tells which duplicate it was', async () => {
    const { db } = database
    await db('users').insert(user('b'))
    const codeOf = async (row: object) => constraintError(await failureOf(db('users').insert(row)))?.code
    expect(await codeOf(user('c', { username_folded: 'b' }))).toBe('USERNAME_ALREADY_TAKEN')
    expect(await codeOf(user('c', { email_folded: 'b' }))).toBe('EMAIL_ALREADY_EXISTS')
    expect(await codeOf(user('b', { username_folded: 'x', email_folded: 'x' }))).toBe('RECORD_ALREADY_EXISTS')
    expect(constraintError(await failureOf(db('users').insert(user('d', { username: null }))))).toBeNull()
    expect(constraintError(new Error('23505'))).toBeNull()
    expect(constraintError(new AppError('CONFLICT'))).toBeNull()
  })

  it('knows what would hang on a row that is not there', async () => {
    const login = database.db('logins').insert({ id: 'l', user_id: 'nobody', created_at: 1 })
    const fault = await failureOf(login)
    expect([isForeignKeyFault(fault), constraintError(fault)]).toEqual([true, null])
    expect(isForeignKeyFault(new Error('23503'))).toBe(false)
  })

  it('says in no error what was to be stored', async () => {
    const { db } = database
    const row = { user_id: 'nobody', password_hash: '$argon2id$secret', changed_at: 1 }
    const errors = [
      await failureOf(db('credentials').insert(row)),
      await failureOf(db('credentials').insert({ ...row, changed_at: null })),
      await failureOf(db.transaction((tx) => tx('credentials').insert({ ...row, user_id: null }))),
    ]
    for (const error of errors) {
      const { message, stack } = error as Error
      expect(message).toContain('credentials')
      expect([message, stack, JSON.stringify(error)].join()).not.toContain('$argon2id')
    }
  })

  it('takes everything of a user away with the user', async () => {
    const { db } = database
    await db('users').insert(user('e'))
    await db('logins').insert({ id: 'l', user_id: 'e', created_at: 1 })
    await db('credentials').insert({ user_id: 'e', password_hash: 'h', changed_at: 1 })
    await db('users').where({ id: 'e' }).delete()
    expect(await db('logins').where({ id: 'l' })).toEqual([])
    expect(await db('credentials').where({ user_id: 'e' })).toEqual([])
  })

  it('keeps JSON as text', () => {
    expect(fromJson<object>(toJson({ a: ['è', 1, null] }))).toEqual({ a: ['è', 1, null] })
  })

  it('migrates up, down and up again, and no second time', async () => {
    const { db } = database
    await migrateDown(db)
    expect(await db.schema.hasTable('users')).toBe(false)
    await migrate(db)
    await migrate(db)
    expect(await db('users').select()).toEqual([])
  })

  it('migrates once when several processes start together, also after one died while migrating', async () => {
    const { db } = database
    await migrateDown(db)
    await db('knex_migrations_lock').update({ is_locked: 1 })
    if (inject('postgresUrl') === '') await migrate(db)
    else await Promise.all([migrate(db), migrate(db), migrate(db)])
    expect(await db('knex_migrations').count({ n: '*' }).first()).toEqual({ n: migrations.length })
  })
})

describe('a SQLite file', () => {
  const folder = mkdtempSync(join(tmpdir(), 'riddle-rooms-db-'))
  afterAll(() => rmSync(folder, { recursive: true }))

  it('[OPS-5] is made with its folder, keeps what it holds, and belongs to one process', async () => {
    const address = { kind: 'sqlite', file: join(folder, 'deep/er/db.sqlite') } as const
    const first = await startDatabase(address, createLogger({ mode: 'test' }))
    await first.db('users').insert(user('a'))
    await expect(startDatabase(address, createLogger({ mode: 'test' }))).rejects.toThrow(
      'is in use by another process',
    )
    await first.close()
    const second = await startDatabase(address, createLogger({ mode: 'test' }))
    expect(await second.db('users').select('id')).toEqual([{ id: 'a' }])
    expect(await second.db.raw('pragma journal_mode')).toEqual([{ journal_mode: 'wal' }])
    await second.close()
  })
})
