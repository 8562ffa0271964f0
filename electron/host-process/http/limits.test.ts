import { expect, it } from 'vitest'
import { createLimits, LIMITS } from './limits.ts'

it('[GUEST-5] counts new guests by address, and says how long to wait; not those of this computer', async () => {
  const limits = createLimits()
  for (let i = 0; i < 10; i++) await limits.takeFrom(LIMITS.newGuest, '192.168.1.20')
  await expect(limits.takeFrom(LIMITS.newGuest, '192.168.1.20')).rejects.toMatchObject({
    code: 'RATE_LIMITED',
    details: { retryAfter: expect.closeTo(3600, -1) },
  })
  await limits.takeFrom(LIMITS.newGuest, '192.168.1.21')
  for (let i = 0; i < 11; i++) await limits.takeFrom(LIMITS.newGuest, '127.0.0.1')
})
