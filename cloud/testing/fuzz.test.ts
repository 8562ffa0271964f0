import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { mutated } from './mutations.ts'
import { PASSWORD, startTestCloud, type TestCloud } from './test-cloud.ts'

let cloud: TestCloud
let token: string
beforeAll(async () => {
  cloud = await startTestCloud({ RATE_LIMITS: 'off' })
  token = (await cloud.register('fuzzed')).token
})
afterAll(() => cloud.stop())

const CALLS: readonly [method: string, path: string, body: object][] = [
  [
    'POST',
    '/api/auth/register',
    { username: 'ann', email: 'a@b.org', password: PASSWORD, confirmPassword: PASSWORD },
  ],
  ['POST', '/api/auth/login', { username: 'fuzzed', password: PASSWORD }],
  ['POST', '/api/auth/google', { firebaseUser: { idToken: 'a.b.c', uid: 'x', email: 'f@b.org' } }],
  [
    'PATCH',
    '/api/auth/profile',
    { username: 'fuzzed', email: 'f@b.org', avatar: 'thumbs-01', collectionPrivate: true },
  ],
  ['PATCH', '/api/auth/language', { language: 'italian' }],
  ['PATCH', '/api/auth/tutorial-step', { step: 3 }],
  ['POST', '/api/auth/change-password', { currentPassword: 'Passw0rx', newPassword: 'Passw0rd' }],
  ['POST', '/api/auth/request-password-reset', { email: 'f@b.org' }],
  ['POST', '/api/auth/reset-password', { token: 'x', newPassword: 'Passw0rd' }],
  ['POST', '/api/auth/verify-email', { token: 'x' }],
  ['POST', '/api/auth/undo-email', { token: 'x' }],
  ['POST', '/api/auth/update-activity', {}],
  ['POST', '/api/auth/refresh', {}],
  ['POST', '/api/friends', { username: 'ann' }],
  ['POST', '/api/library/en-puddle/purchase', {}],
  ['POST', '/api/inventory/en-puddle/equip', {}],
]

describe('bodies that went wrong', () => {
  it.each(CALLS)('[API-5, API-9, ERR-55] never make %s %s fail inside', async (method, path, good) => {
    await fc.assert(
      fc.asyncProperty(mutated(good), async (body) => {
        const { status, body: answer, text } = await cloud.call(method, path, { token, body })
        expect(status, text).toBeLessThan(500)
        expect(answer.success).toBe(status < 400)
        if (status >= 400)
          expect(answer).toMatchObject({
            error: expect.any(String),
            code: expect.stringMatching(/^[A-Z0-9_]+$/),
          })
        expect(text).not.toMatch(/ at .*\.(ts|js):|node_modules|SQLITE|select |insert /i)
        if (path === '/api/auth/login' && status === 200) token = answer.data.token
      }),
      { numRuns: 120 },
    )
  })

  it('[API-6, API-9] nor do bytes that are no JSON', async () => {
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 500 }), async (bytes) => {
        const headers = { 'content-type': 'application/json' }
        const { status } = await cloud.call('POST', '/api/auth/login', { raw: Buffer.from(bytes), headers })
        expect([400, 401]).toContain(status)
      }),
      { numRuns: 100 },
    )
  })

  it('[API-1, API-9] nor do paths and queries', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.string({ unit: 'binary', maxLength: 60 }),
        fc.webQueryParameters(),
        async (tail, query) => {
          const path = `/api/auth/${encodeURIComponent(tail.toWellFormed())}?${query}`
          const { status, body } = await cloud.call('GET', path, { token })
          expect(status).toBeLessThan(500)
          expect(body.success).toBe(status === 200)
        },
      ),
      { numRuns: 100 },
    )
  })

  it('the service still works afterwards', async () => {
    expect((await cloud.call('GET', '/health/ready')).status).toBe(200)
    await cloud.register('afterwards')
  })
})
