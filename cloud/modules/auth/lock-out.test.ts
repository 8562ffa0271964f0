import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createRateLimiter } from '#cloud/rate-limiter.ts'
import { AppError } from '#shared/errors/app-error.ts'
import { createLockOut, type LockOut, type Source } from './lock-out.ts'

const newLockOut = (exemptLoopback = true) =>
  createLockOut({ limiter: createRateLimiter({ enabled: true }), exemptLoopback })

let lockOut: LockOut
beforeEach(() => {
  vi.useFakeTimers()
  lockOut = newLockOut()
})
afterEach(() => {
  vi.useRealTimers()
})

const QUARTER = 900
const pass = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1000)

type Outcome = 'right' | null | number
/** `right`, null when the password is wrong, or the seconds to wait when it was not looked at. */
const attemptFrom = (from: Source, account: string, proof: 'right' | null): Promise<Outcome> =>
  lockOut
    .attempt<'right'>({ account, from }, async () => proof)
    .catch(({ code, details }) => {
      expect(code).toBe('RATE_LIMITED')
      return details.retryAfter
    })
const attempt = (account: string, ip: string, proof: 'right' | null) => attemptFrom({ ip }, account, proof)
const fail = async (
  times: number,
  from: (i: number) => Source,
  account: (i: number) => string = () => 'ann',
) => {
  for (let i = 0; i < times; i++) expect(await attemptFrom(from(i), account(i), null)).toBeNull()
}
/** Ten addresses to a network of their own each. */
const strangers = (i: number): Source => ({ ip: `2001:db8:${Math.floor(i / 10).toString(16)}::1` })

describe('failed logins of an account from an address', () => {
  it('[AUTH-37] lead to a pause for that pair alone, in which the right password is refused alike', async () => {
    await fail(10, () => ({ ip: '10.0.0.1' }))
    expect(await attempt('ann', '10.0.0.1', null)).toBe(QUARTER)
    expect(await attempt('ann', '10.0.0.1', 'right')).toBe(QUARTER)
    expect(await attempt('ann', '10.0.0.2', 'right')).toBe('right')
    expect(await attempt('bob', '10.0.0.1', 'right')).toBe('right')
    await pass(QUARTER)
    expect(await attempt('ann', '10.0.0.1', 'right')).toBe('right')
  })

  it('[AUTH-37] count for fifteen minutes, and not beyond a right one', async () => {
    await fail(9, () => ({ ip: '10.0.0.1' }))
    expect(await attempt('ann', '10.0.0.1', 'right')).toBe('right')
    await fail(9, () => ({ ip: '10.0.0.1' }))
    await pass(QUARTER)
    await fail(10, () => ({ ip: '10.0.0.1' }))
    expect(await attempt('ann', '10.0.0.1', 'right')).toBe(QUARTER)
  })

  it('[AUTH-46] count all networks of a /48 together, too', async () => {
    await fail(40, (i) => ({ ip: `2001:db8:1:${i}::1` }))
    expect(await attempt('ann', '2001:db8:1:ffff::1', 'right')).toBe(QUARTER)
    expect(await attempt('ann', '2001:db8:2::1', 'right')).toBe('right')
    await lockOut.unlock('ann', '2001:db8:1:ffff::1')
    expect(await attempt('ann', '2001:db8:1:ffff::1', 'right')).toBe('right')
  })

  it('[AUTH-37] do not count while the password cannot be looked at', async () => {
    const overloaded = async () => {
      throw new AppError('RATE_LIMITED', { retryAfter: 1 })
    }
    for (const from of [{ ip: '10.0.0.1' }, { device: 'laptop' }]) {
      for (let i = 0; i < 12; i++)
        await expect(lockOut.attempt({ account: 'ann', from }, overloaded)).rejects.toMatchObject({
          details: { retryAfter: 1 },
        })
      expect(await attemptFrom(from, 'ann', 'right')).toBe('right')
    }
  })

  it('[AUTH-37] let no more through when all come at once', async () => {
    const all = await Promise.all(Array.from({ length: 60 }, () => attempt('ann', '127.0.0.1', null)))
    expect(all.filter((one) => one === null)).toHaveLength(10)
  })
})

describe('failed logins from an address', () => {
  const anyone = (i: number) => `user-${i}`

  it('[AUTH-46] count whichever account is tried', async () => {
    await fail(50, () => ({ ip: '10.0.0.1' }), anyone)
    expect(await attempt('ann', '10.0.0.1', 'right')).toBe(QUARTER)
    expect(await attempt('ann', '10.0.0.2', 'right')).toBe('right')
  })

  it('[AUTH-46] count all addresses of a /64 as one', async () => {
    await fail(50, (i) => ({ ip: `2001:db8:1:2::${i}` }), anyone)
    expect(await attempt('ann', '2001:db8:1:2:ffff::1', 'right')).toBe(QUARTER)
    expect(await attempt('ann', '2001:db8:1:3::1', 'right')).toBe('right')
  })

  it('[AUTH-46] count all networks of a /48 together, too', async () => {
    await fail(200, (i) => ({ ip: `2001:db8:1:${i}::1` }), anyone)
    expect(await attempt('ann', '2001:db8:1:ffff::1', 'right')).toBe(QUARTER)
    expect(await attempt('ann', '2001:db8:2::1', 'right')).toBe('right')
  })

  it('[AUTH-46] are not undone by right ones', async () => {
    await fail(49, () => ({ ip: '10.0.0.1' }), anyone)
    for (let i = 0; i < 40; i++) expect(await attempt('ann', '10.0.0.1', 'right')).toBe('right')
    expect(await attempt('bob', '10.0.0.1', null)).toBeNull()
    expect(await attempt('ann', '10.0.0.1', 'right')).toBe(QUARTER)
  })

  it('are not counted on this computer, where everybody has the same address, save in production', async () => {
    await fail(150, () => ({ ip: '127.0.0.1' }), anyone)
    lockOut = newLockOut(false)
    await fail(50, () => ({ ip: '127.0.0.1' }), anyone)
    expect(await attempt('ann', '127.0.0.1', 'right')).toBe(QUARTER)
  })
})

describe('more than a hundred failed logins of an account within an hour', () => {
  it('[AUTH-46] make strange addresses wait, longer each time, up to a quarter of an hour', async () => {
    await fail(100, strangers)
    // The one that passes starts the pause.
    for (const [i, pause] of [15, 30, 60, 120, 240, 480, 900, 900].entries()) {
      expect(await attempt('ann', `10.0.0.${i}`, null)).toBeNull()
      expect(await attempt('ann', `10.0.1.${i}`, 'right')).toBe(pause)
      await pass(pause - 1)
      expect(await attempt('ann', `10.0.2.${i}`, 'right')).toBe(1)
      await pass(1)
    }
    expect(await attempt('bob', '10.0.0.1', 'right')).toBe('right')
  })

  it('[AUTH-46] let one through at a time, however many come', async () => {
    await fail(100, strangers)
    const all = await Promise.all(Array.from({ length: 30 }, (_, i) => attempt('ann', `10.0.0.${i}`, null)))
    expect(all.filter((one) => one === null)).toHaveLength(1)
  })

  it('[AUTH-46] count nothing against the address of one that is made to wait', async () => {
    await fail(101, strangers)
    for (let i = 0; i < 12; i++) expect(await attempt('ann', '10.0.0.1', 'right')).toBe(15)
    await pass(15)
    expect(await attempt('ann', '10.0.0.1', 'right')).toBe('right')
  })

  it('[AUTH-46] are not joined by a right one: it starts no pause and makes none longer', async () => {
    await fail(101, strangers)
    await pass(15)
    for (let i = 0; i < 5; i++) expect(await attempt('ann', '10.0.0.1', 'right')).toBe('right')
    expect(await attempt('ann', '10.0.0.2', null)).toBeNull()
    expect(await attempt('ann', '10.0.0.3', null)).toBe(30)
  })

  it('[AUTH-46] hold up no device that has logged in before', async () => {
    await fail(101, strangers)
    expect(await attemptFrom({ device: 'laptop' }, 'ann', 'right')).toBe('right')
  })

  it('[AUTH-46] are forgiven an owner who has proven themselves otherwise', async () => {
    await fail(101, strangers)
    await lockOut.unlock('ann', '10.0.0.1')
    expect(await attempt('ann', '10.0.0.1', 'right')).toBe('right')
  })
})

describe('failed logins of a device that has logged in before', () => {
  it('[AUTH-46] lead to a pause for that device and account alone', async () => {
    await fail(10, () => ({ device: 'laptop' }))
    expect(await attemptFrom({ device: 'laptop' }, 'ann', 'right')).toBe(QUARTER)
    expect(await attemptFrom({ device: 'phone' }, 'ann', 'right')).toBe('right')
    expect(await attemptFrom({ device: 'laptop' }, 'bob', 'right')).toBe('right')
    expect(await attempt('ann', '10.0.0.1', 'right')).toBe('right')
    await pass(QUARTER)
    expect(await attemptFrom({ device: 'laptop' }, 'ann', 'right')).toBe('right')
  })
})

describe('whatever strangers do', () => {
  const accounts = ['ann', 'bob']
  const step = fc.record({
    account: fc.constantFrom(...accounts),
    ip: fc.oneof(
      fc.constantFrom('10.0.0.1', '10.0.0.2', '2001:db8:1:2::3'),
      fc.nat(0xffff).map((n) => `2001:db8:${n.toString(16)}::1`),
    ),
    times: fc.integer({ min: 1, max: 40 }),
    wait: fc.constantFrom(0, 0, 0, 20, 400),
  })

  it('[AUTH-37, AUTH-46] a known device gets in, and no address gets more than its share of looks', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 25 }), async (steps) => {
        lockOut = newLockOut()
        const looks: { account: string; ip: string; at: number }[] = []
        for (const { account, ip, times, wait } of steps) {
          for (let i = 0; i < times; i++) {
            if ((await attempt(account, ip, null)) === null) looks.push({ account, ip, at: Date.now() })
          }
          await pass(wait)
          expect(await attemptFrom({ device: 'laptop' }, account, 'right')).toBe('right')
        }
        for (const { account, ip, at } of looks) {
          // Two windows that touch may hold twice as many.
          const within = (seconds: number) =>
            looks.filter((other) => other.at >= at && other.at < at + seconds * 1000)
          const pair = within(QUARTER).filter((other) => other.account === account && other.ip === ip)
          expect(pair.length).toBeLessThanOrEqual(20)
          const ofAccount = within(3600).filter((other) => other.account === account)
          expect(ofAccount.length).toBeLessThanOrEqual(220)
        }
      }),
      { numRuns: 60 },
    )
  })
})
