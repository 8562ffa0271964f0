import { connect } from 'node:net'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { route } from './route.ts'
import { serveChain, type TestChain } from './testing/test-chain.ts'

const echo = { method: 'post', access: 'public', tag: 'test', summary: 'A test' } as const
const routes = [
  route({
    ...echo,
    path: '/echo',
    body: z.looseObject({}),
    response: z.looseObject({}),
    handle: ({ body }) => body,
  }),
  route({
    ...echo,
    path: '/import',
    bodyLimit: 2 * 1024 * 1024,
    body: z.looseObject({}),
    handle: () => undefined,
  }),
  route({ ...echo, path: '/bare', handle: () => undefined }),
]

let chain: TestChain
beforeAll(async () => {
  chain = await serveChain(routes)
})
afterAll(() => chain.close())

type Body = NonNullable<RequestInit['body']>
const json = { 'content-type': 'application/json' }
const post = async (body: Body | null, headers: Record<string, string> = json, path = '/echo') => {
  const init = { method: 'POST', headers, ...(body !== null && { body, duplex: 'half' }) }
  const response = await chain.fetch(`/api${path}`, init as RequestInit)
  return { status: response.status, body: await response.json() }
}
const nested = (depth: number) => `${'{"a":'.repeat(depth - 1)}{}${'}'.repeat(depth - 1)}`
const failure = (code: string) => ({ success: false, code, error: expect.any(String) })

describe('a body', () => {
  it('[API-6] is JSON, in UTF-8, or absent', async () => {
    expect((await post('{"a":"è"}')).body.data).toEqual({ a: 'è' })
    expect((await post('{"a":1}', { 'content-type': 'Application/JSON; charset=UTF-8' })).status).toBe(200)
    expect((await post(null, {})).body.data).toEqual({})
    expect((await post('', {})).body.data).toEqual({})
  })

  it.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/json; charset=utf-7',
    'application/jsonp',
    'junk',
    '',
  ])('[API-6] of the type %j is refused 415', async (type) => {
    for (const path of ['/echo', '/bare']) {
      const { status, body } = await post('{"a":1}', { 'content-type': type }, path)
      expect([status, body]).toEqual([415, failure('UNSUPPORTED_MEDIA_TYPE')])
    }
  })

  it.each([
    ['truncated', '{"a":'],
    ['trailing comma', '{"a":1,}'],
    ['a text', '"a"'],
    ['a number', '0'],
    ['null', 'null'],
    ['true', 'true'],
    ['an array', '[]'],
    ['not a number', '{"a":NaN}'],
    ['UTF-16', Buffer.from('{"a":1}', 'utf16le')],
    ['invalid UTF-8 outside a text', Buffer.from([0x7b, 0xff, 0xfe, 0x7d])],
    ['a NUL in a text', '{"a":"\\u0000"}'],
    ['a NUL deep inside', '{"a":[{"b":"x\\u0000y"}]}'],
    ['33 deep', nested(33)],
    ['40,000 deep', '['.repeat(40_000)],
    ['40,000 deep and closed', nested(40_000)],
  ])('[API-6] that is %s is refused 400', async (_, text) => {
    const { status, body } = await post(text as Body)
    expect([status, body]).toMatchObject([400, { success: false, code: 'VALIDATION_FAILED' }])
  })

  it('[API-6] may nest 32 deep', async () => {
    expect((await post(nested(32))).status).toBe(200)
  })

  it('[API-6] of more than 256 kB is refused 413, with a length or without', async () => {
    const text = (size: number) => JSON.stringify({ a: 'x'.repeat(size - 8) })
    const limit = 256 * 1024
    expect((await post(text(limit))).status).toBe(200)
    expect(await post(text(limit + 1))).toEqual({ status: 413, body: failure('PAYLOAD_TOO_LARGE') })
    const chunks = new Blob([text(3_000_000)]).stream()
    expect(await post(chunks)).toEqual({ status: 413, body: failure('PAYLOAD_TOO_LARGE') })
    expect((await post(text(1_900_000), json, '/import')).status).toBe(200)
    expect((await post(text(2_200_000), json, '/import')).status).toBe(413)
  })

  it('[API-6] that is too large once decompressed is refused 413, and an unknown encoding 415', async () => {
    const bomb = gzipSync(Buffer.alloc(50_000_000, ' '))
    expect((await post(bomb, { ...json, 'content-encoding': 'gzip' })).status).toBe(413)
    expect((await post('{}', { ...json, 'content-encoding': 'gzip' })).status).toBe(400)
    expect((await post('{}', { ...json, 'content-encoding': 'zip' })).status).toBe(415)
  })

  it('may have odd keys and texts, which change nothing', async () => {
    const odd =
      '{"__proto__":{"admin":true},"constructor":{"prototype":{"admin":true}},"toString":1,"a":1,"a":2}'
    const { status, body } = await post(odd)
    expect(status).toBe(200)
    expect(body.data).not.toHaveProperty('admin')
    expect(body.data.a).toBe(2)
    expect(({} as Record<string, unknown>).admin).toBeUndefined()
    expect((await post('{"a":"\\ud800","b":"\\u202e\\u200b"}')).status).toBe(200)
    const keys = Object.fromEntries(Array.from({ length: 20_000 }, (_, i) => [`k${i}`, 1]))
    expect((await post(JSON.stringify(keys))).status).toBe(200)
  })

  it('that is cut off ends only its own connection', async () => {
    const { port } = new URL(chain.url)
    const socket = connect(Number(port), '127.0.0.1')
    socket.write(
      'POST /api/echo HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 99\r\n\r\n{"a"',
    )
    await new Promise((resolve) => setTimeout(resolve, 50))
    socket.destroy()
    expect((await post('{"a":1}')).status).toBe(200)
  })
})
