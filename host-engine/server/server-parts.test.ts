import { describe, expect, it } from 'vitest'
import { makeInviteCode } from './invite-code.ts'
import { keyedMutex } from './keyed-mutex.ts'
import { withTimeout } from './with-timeout.ts'

describe('invite codes', () => {
  it('[ROOM-17] have 6 characters of the alphabet, and do not repeat', () => {
    const codes = Array.from({ length: 500 }, makeInviteCode)
    for (const code of codes) expect(code).toMatch(/^[ABCDEFGHJKLMNPQRSTUVWXYZ23456789]{6}$/)
    expect(new Set(codes).size).toBe(500)
  })
})

describe('one at a time', () => {
  it('keeps the order of one key, goes on after a failure, and does not hold up others', async () => {
    const run = keyedMutex()
    const order: string[] = []
    const first = Promise.withResolvers<void>()
    const slow = run('ada', async () => {
      await first.promise
      order.push('ada 1')
      throw new Error('failed')
    })
    const next = run('ada', async () => void order.push('ada 2'))
    await run('bob', async () => void order.push('bob'))
    first.resolve()
    await expect(slow).rejects.toThrow('failed')
    await next
    expect(order).toEqual(['bob', 'ada 1', 'ada 2'])
  })
})

describe('in time', () => {
  it('answers as the work does, or rejects when it takes too long', async () => {
    expect(await withTimeout(Promise.resolve(7), 1_000)).toBe(7)
    await expect(withTimeout(Promise.reject(new Error('failed')), 1_000)).rejects.toThrow('failed')
    await expect(withTimeout(new Promise(() => undefined), 1)).rejects.toThrow('no answer within 1 ms')
  })
})
