import { describe, expect, it } from 'vitest'
import { createPasswordHasher } from './password-hasher.ts'

describe('password hasher', () => {
  it('makes argon2id hashes with the parameters of the design, another one each time', async () => {
    const hasher = createPasswordHasher()
    const [one, other] = await Promise.all([hasher.hash('Passw0rd'), hasher.hash('Passw0rd')])
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    expect(one).not.toBe(other)
    expect(await hasher.verify(one ?? null, 'Passw0rd')).toBe(true)
    expect(await hasher.verify(one ?? null, 'passw0rd')).toBe(false)
  })

  it('[AUTH-1] takes as long for a user who does not exist', async () => {
    const hasher = createPasswordHasher()
    const hash = await hasher.hash('Passw0rd')
    expect(await hasher.verify(null, 'nobody has this password')).toBe(false)
    // Time of the processor, which other programs do not lengthen; one after the other, so that its speed is the same for both.
    const work = { real: 0, decoy: 0 }
    const measure = async (what: keyof typeof work, subject: string | null) => {
      const before = process.cpuUsage()
      await hasher.verify(subject, 'Wrong1')
      const { user, system } = process.cpuUsage(before)
      work[what] += user + system
    }
    for (let i = 0; i < 8; i++) {
      await measure('real', hash)
      await measure('decoy', null)
    }
    expect(work.decoy / work.real).toBeGreaterThan(0.4)
    expect(work.decoy / work.real).toBeLessThan(2.5)
  })

  it('[API-7] refuses requests beyond its queue, and serves the others', async () => {
    const hasher = createPasswordHasher({ atOnce: 1, maxWaiting: 2 })
    const results = await Promise.allSettled(Array.from({ length: 5 }, () => hasher.hash('Passw0rd')))
    expect(results.map(({ status }) => status)).toEqual([
      'fulfilled',
      'fulfilled',
      'fulfilled',
      'rejected',
      'rejected',
    ])
    expect(results[4]).toMatchObject({ reason: { code: 'RATE_LIMITED', details: { retryAfter: 2 } } })
    expect(await hasher.hash('Passw0rd')).toContain('argon2id')
  })
})
