import { beforeEach, describe, expect, it } from 'vitest'
import { createRateLimiter } from '#cloud/rate-limiter.ts'
import { createLockOut, type LockOut } from './lock-out.ts'

let lockOut: LockOut
beforeEach(() => {
  lockOut = createLockOut({ limiter: createRateLimiter({ enabled: true }), exemptLoopback: true })
})

/** What an attempt comes to: its proof, null when it is wrong, the seconds of the pause when nobody looked. */
const attempt = (account: string, ip: string, proof: 'right' | null) =>
  lockOut.attempt({ account, ip }, async () => proof).catch(({ code, details }) => [code, details.retryAfter])
const QUARTER = 900

describe('the lock-out', () => {
  it('[AUTH-37] of an account counts from wherever the tries come, and refuses the right password alike', async () => {
    for (let i = 0; i < 10; i++) expect(await attempt('ann', `10.0.0.${i}`, null)).toBeNull()
    expect(await attempt('ann', '10.0.1.1', null)).toEqual(['RATE_LIMITED', QUARTER])
    expect(await attempt('ann', '10.0.1.2', 'right')).toEqual(['RATE_LIMITED', QUARTER])
    expect(await attempt('bob', '10.0.0.1', 'right')).toBe('right')
  })

  it('of an address counts whichever account is tried', async () => {
    for (let i = 0; i < 50; i++) expect(await attempt(`user-${i}`, '10.0.0.1', null)).toBeNull()
    expect(await attempt('ann', '10.0.0.1', 'right')).toEqual(['RATE_LIMITED', QUARTER])
    expect(await attempt('ann', '10.0.0.2', 'right')).toBe('right')
  })

  it('of an address counts a line of IPv6 as one, however many addresses it has', async () => {
    for (let i = 0; i < 50; i++) expect(await attempt(`user-${i}`, `2001:db8:1:2::${i}`, null)).toBeNull()
    expect(await attempt('ann', '2001:db8:1:2:ffff::1', 'right')).toEqual(['RATE_LIMITED', QUARTER])
    expect(await attempt('ann', '2001:db8:1:3::1', 'right')).toBe('right')
  })

  it('of an address counts no right ones, and is not undone by them', async () => {
    for (let i = 0; i < 49; i++) await attempt(`user-${i}`, '10.0.0.1', null)
    for (let i = 0; i < 50; i++) expect(await attempt('ann', '10.0.0.1', 'right')).toBe('right')
    expect(await attempt('bob', '10.0.0.1', null)).toBeNull()
    expect(await attempt('ann', '10.0.0.1', 'right')).toEqual(['RATE_LIMITED', QUARTER])
  })

  it('lets no more through when all come at once', async () => {
    const all = await Promise.all(Array.from({ length: 60 }, () => attempt('ann', '127.0.0.1', null)))
    expect(all.filter((one) => one === null)).toHaveLength(10)
  })

  it('of an address is not for this computer, where everybody has the same one, save in production', async () => {
    for (let i = 0; i < 70; i++) expect(await attempt(`user-${i}`, '127.0.0.1', null)).toBeNull()
    lockOut = createLockOut({ limiter: createRateLimiter({ enabled: true }), exemptLoopback: false })
    for (let i = 0; i < 50; i++) await attempt(`user-${i}`, '127.0.0.1', null)
    expect(await attempt('ann', '127.0.0.1', 'right')).toEqual(['RATE_LIMITED', QUARTER])
  })

  it('ends for an owner who has proven themselves otherwise', async () => {
    for (let i = 0; i < 11; i++) await attempt('ann', '10.0.0.1', null)
    await lockOut.unlock('ann')
    expect(await attempt('ann', '10.0.0.1', 'right')).toBe('right')
  })
})
