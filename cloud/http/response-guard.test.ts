import { describe, expect, it } from 'vitest'
import { z } from 'zod/mini'
import { responseGuard } from '#host-engine/index.ts'
import { collectingLogger } from './testing/test-chain.ts'

const user = z.object({ id: z.string(), age: z.optional(z.number()) })
const schema = z.object({ user, friends: z.array(user), boss: z.nullable(user) })
const row = (id: unknown) => ({ id, age: 3, passwordHash: 'secret' })

describe('response guard', () => {
  it('strips what the schema does not name', () => {
    const guard = responseGuard(collectingLogger().logger, true)
    const data = { user: row('a'), friends: [row('b')], boss: null, internal: 1 }
    expect(guard(schema, data, 'here')).toEqual({
      user: { id: 'a', age: 3 },
      friends: [{ id: 'b', age: 3 }],
      boss: null,
    })
  })

  it('throws in tests when data does not fit', () => {
    const guard = responseGuard(collectingLogger().logger, true)
    expect(() => guard(schema, { user: row(7), friends: [], boss: null }, 'get /users')).toThrow(
      /get \/users.*id/s,
    )
  })

  it('logs it in production, and sends the named part all the same', () => {
    const { logger, lines } = collectingLogger()
    const guard = responseGuard(logger, false)
    const data = { user: row(7), friends: [row('b'), row(null)], boss: row(1), internal: 1 }
    expect(guard(schema, data, 'get /users')).toEqual({
      user: { id: 7, age: 3 },
      friends: [
        { id: 'b', age: 3 },
        { id: null, age: 3 },
      ],
      boss: { id: 1, age: 3 },
    })
    expect(lines).toHaveLength(1)
  })

  it('sends nothing of what no schema can name', () => {
    const guard = responseGuard(collectingLogger().logger, false)
    expect(guard(z.object({ a: z.string() }), { a: row('x') }, 'here')).toEqual({ a: null })
    expect(guard(z.union([user, z.string()]), row(7), 'here')).toBeNull()
  })
})
