import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { AppError } from '#shared/errors/app-error.ts'
import { route } from './route.ts'
import { serveChain, type TestChain } from './testing/test-chain.ts'

const about = { tag: 'test', summary: 'A test' }
const handled: unknown[] = []

const routes = [
  route({
    ...about,
    method: 'patch',
    path: '/rooms/{id}',
    access: 'player',
    params: z.object({ id: z.string().regex(/^r\d$/) }),
    query: z.object({ dry: z.enum(['true']).optional() }),
    body: z.object({ name: z.string() }),
    response: z.object({ id: z.string(), name: z.string() }),
    precheck: async ({ params, caller }) => {
      if (params.id !== 'r1') throw new AppError('ROOM_NOT_FOUND')
      if (caller.userId !== 'ann') throw new AppError('NOT_THE_HOST')
      return { id: params.id, secret: 'hidden' }
    },
    handle: ({ found, body, query }) => {
      handled.push({ query })
      if (body.name === 'taken') throw new AppError('CONFLICT')
      return { ...found, name: body.name }
    },
  }),
  route({
    ...about,
    method: 'get',
    path: '/whoever',
    access: 'anyone',
    response: z.object({ userId: z.nullable(z.string()) }),
    handle: ({ caller }) => ({ userId: caller?.userId ?? null }),
  }),
  route({ ...about, method: 'get', path: '/admin/things', access: 'admin', handle: () => undefined }),
  route({
    ...about,
    method: 'get',
    path: '/open',
    access: 'public',
    message: 'Hello',
    handle: () => undefined,
  }),
  route({
    ...about,
    method: 'get',
    path: '/broken',
    access: 'public',
    handle: () => {
      throw new Error('select * from secrets at /srv/app.ts')
    },
  }),
]

let chain: TestChain
beforeAll(async () => {
  chain = await serveChain(routes)
})
afterAll(() => chain.close())

const patch = async (path: string, token?: string, body?: unknown, headers: Record<string, string> = {}) => {
  const response = await chain.fetch(`/api${path}`, {
    method: 'PATCH',
    headers: {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  return { status: response.status, body: await response.json() }
}

describe('the order of refusals', () => {
  it('[API-23, ERR-20, ERR-21] 401 comes first', async () => {
    expect(await patch('/rooms/nowhere', undefined, { wrong: true })).toMatchObject({
      status: 401,
      body: { code: 'UNAUTHORIZED_ACCESS' },
    })
    expect(await patch('/rooms/nowhere', 'nobody', { wrong: true })).toMatchObject({
      status: 401,
      body: { code: 'TOKEN_INVALID_OR_EXPIRED' },
    })
  })

  it('[API-23] then 404 and 403, before the body is looked at', async () => {
    expect(await patch('/rooms/r2', 'ann', { wrong: true })).toMatchObject({
      status: 404,
      body: { success: false, error: 'Room not found', code: 'ROOM_NOT_FOUND' },
    })
    expect(await patch('/rooms/impossible', 'ann', {})).toMatchObject({
      status: 404,
      body: { code: 'NOT_FOUND' },
    })
    expect((await patch('/rooms/r1', 'bob', { wrong: true })).status).toBe(403)
    expect((await patch('/rooms/r1', 'bob', {}, { 'content-type': 'text/plain' })).status).toBe(403)
  })

  it('[API-23] then 400, then 409', async () => {
    expect(await patch('/rooms/r1?dry=maybe', 'ann', { name: 'taken' })).toMatchObject({ status: 400 })
    expect(await patch('/rooms/r1', 'ann', { name: 7 })).toMatchObject({
      status: 400,
      body: { error: 'Invalid input', code: 'VALIDATION_FAILED', details: [{ path: 'name' }] },
    })
    expect(await patch('/rooms/r1', 'ann', { name: 'taken' })).toMatchObject({
      status: 409,
      body: { success: false, error: 'Conflict', code: 'CONFLICT' },
    })
  })

  it('[API-23] a route for anyone knows the caller by a token, does without, and refuses a bad one', async () => {
    const get = async (token?: string) => {
      const headers: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {}
      return (await chain.fetch('/api/whoever', { headers })).json()
    }
    expect(await get('ann')).toMatchObject({ data: { userId: 'ann' } })
    expect(await get()).toMatchObject({ data: { userId: null } })
    expect(await get('nobody')).toMatchObject({ code: 'TOKEN_INVALID_OR_EXPIRED' })
  })

  it('a route for admins answers 401, then 403, then 200', async () => {
    const get = async (token?: string) =>
      (await chain.fetch('/api/admin/things', { headers: token ? { authorization: `Bearer ${token}` } : {} }))
        .status
    expect([await get(), await get('nobody'), await get('ann'), await get('root')]).toEqual([
      401, 401, 403, 200,
    ])
  })
})

describe('an answer', () => {
  it('[API-2, API-4] is an envelope with only the fields that the schema names', async () => {
    expect(await patch('/rooms/r1?dry=true', 'ann', { name: 'Den' })).toEqual({
      status: 200,
      body: { success: true, data: { id: 'r1', name: 'Den' } },
    })
    expect(handled.at(-1)).toEqual({ query: { dry: 'true' } })
    expect(await (await chain.fetch('/api/open')).json()).toEqual({ success: true, message: 'Hello' })
  })

  it('[API-3, API-9, ERR-26] reveals nothing of an internal failure', async () => {
    const response = await chain.fetch('/api/broken')
    expect(response.status).toBe(500)
    expect(await response.json()).toEqual({ success: false, error: 'Server error', code: 'SERVER_ERROR' })
  })
})

describe('paths and methods', () => {
  const ask = async (method: string, path: string) => {
    const response = await chain.fetch(path, { method })
    return { status: response.status, allow: response.headers.get('allow'), text: await response.text() }
  }

  it.each([
    '/api',
    '/api/',
    '/api/nowhere',
    '/api/rooms',
    '/api/rooms/r1/more',
    '/api/%00',
    '/api/%ff',
    '/api/OPEN',
  ])('[API-1, ERR-55] answers 404 in the envelope for %s', async (path) => {
    const { status, text } = await ask('GET', path)
    expect(status).toBe(404)
    expect(JSON.parse(text)).toEqual({ success: false, error: 'Not found', code: 'NOT_FOUND' })
  })

  it('answers 405 to an unknown method and lists the known ones', async () => {
    const { status, allow, text } = await ask('DELETE', '/api/open')
    expect([status, JSON.parse(text).code]).toEqual([405, 'METHOD_NOT_ALLOWED'])
    expect(allow).toBe('HEAD, GET, OPTIONS')
    expect((await ask('PUT', '/api/rooms/r1')).allow).toBe('PATCH, OPTIONS')
  })

  it('answers OPTIONS and HEAD', async () => {
    expect(await ask('OPTIONS', '/api/open')).toEqual({ status: 204, allow: 'HEAD, GET, OPTIONS', text: '' })
    expect(await ask('HEAD', '/api/open')).toMatchObject({ status: 200, text: '' })
    expect(await ask('HEAD', '/api/admin/things')).toMatchObject({ status: 401, text: '' })
    expect((await ask('OPTIONS', '/api/nowhere')).status).toBe(404)
  })
})
