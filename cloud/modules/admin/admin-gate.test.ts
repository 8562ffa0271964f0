import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod/mini'
import { apiMiddleware } from '#cloud/http/api.ts'
import { route } from '#cloud/http/route.ts'
import { startTestCloud, type TestCloud } from '#cloud/testing/test-cloud.ts'
import { signInAdmin } from './testing/sign-in-admin.ts'

let cloud: TestCloud
let tokens: { readonly player: string; readonly guest: string; readonly admin: string }
beforeAll(async () => {
  cloud = await startTestCloud()
  tokens = {
    player: (await cloud.register()).token,
    guest: (await cloud.guest('visitor')).token,
    admin: (await signInAdmin(cloud)).token,
  }
})
afterAll(() => cloud.stop())

/** Every call below /admin, as the document of the API names it, and some that there are not. */
async function adminCalls(): Promise<[method: string, path: string][]> {
  const { body } = await cloud.call('GET', '/api/openapi.json')
  const there = Object.entries<object>(body.paths).flatMap(([path, methods]) =>
    path.startsWith('/admin/')
      ? Object.keys(methods).map((method): [string, string] => [
          method.toUpperCase(),
          path.replaceAll(/\{\w+\}/g, 'nothing'),
        ])
      : [],
  )
  expect(there.length).toBeGreaterThan(5)
  return [
    ...there,
    ['GET', '/admin'],
    ['GET', '/admin/'],
    ['POST', '/admin/nowhere'],
    ['PATCH', '/admin/users'],
  ]
}
const answerOf = async (method: string, path: string, token?: string) => {
  const body = method === 'GET' ? undefined : { wrong: 'body' }
  const { status, body: answer } = await cloud.call(method, `/api${path}`, { token, body })
  return [method, path, status, answer?.code]
}

describe('the calls of admins', () => {
  it('[ADMIN-1] answer 401 without login, and 403 to players and guests, before anything else', async () => {
    for (const [method, path] of await adminCalls()) {
      expect(await answerOf(method, path)).toEqual([method, path, 401, 'UNAUTHORIZED_ACCESS'])
      expect(await answerOf(method, path, 'forged')).toEqual([method, path, 401, 'TOKEN_INVALID_OR_EXPIRED'])
      expect(await answerOf(method, path, tokens.player)).toEqual([method, path, 403, 'FORBIDDEN'])
      expect(await answerOf(method, path, tokens.guest)).toEqual([method, path, 403, 'FORBIDDEN'])
    }
  })

  it('[ADMIN-1] answer an admin otherwise, also 404 where there is none', async () => {
    for (const [method, path] of await adminCalls()) {
      const [, , status, code] = await answerOf(method, path, tokens.admin)
      if (code === 'CONFIRMATION_REQUIRED') expect(status).toBe(403)
      else expect([200, 201, 400, 404, 405, 409]).toContain(status)
    }
    expect(await answerOf('POST', '/admin/nowhere', tokens.admin)).toContain(404)
  })

  it('[ADMIN-1] are closed to one who was an admin', async () => {
    const former = await signInAdmin(cloud)
    expect(await answerOf('GET', '/admin/actions', former.token)).toContain(200)
    await cloud.app.services.users.setRole(cloud.db, former.user.id, 'player')
    expect(await answerOf('GET', '/admin/actions', former.token)).toContain(403)
  })

  const about = { tag: 'admin', summary: 'A test', handle: () => undefined } as const
  it.each([
    ['is open to players', route({ ...about, method: 'get', path: '/admin/things', access: 'player' })],
    ['lies elsewhere', route({ ...about, method: 'get', path: '/things', access: 'admin' })],
    ['leaves no trace', route({ ...about, method: 'post', path: '/admin/things', access: 'admin' })],
    [
      'may leave no trace',
      route({
        ...about,
        method: 'delete',
        path: '/admin/things',
        access: 'admin',
        audited: true,
        response: z.undefined(),
      }),
    ],
  ])('[ADMIN-1, ADMIN-6] cannot be mounted when one %s', (_why, wrong) => {
    expect(() => apiMiddleware({} as never, [wrong])).toThrow('is not guarded')
  })
})
