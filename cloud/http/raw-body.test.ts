import { createHmac } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { AppError } from '#shared/errors/app-error.ts'
import { rawBytes } from './body.ts'
import { route } from './route.ts'
import { serveChain, type TestChain } from './testing/test-chain.ts'

const sign = (bytes: string | Uint8Array): string =>
  createHmac('sha256', 'a secret').update(bytes).digest('hex')

/** What a payment provider calls: its signature is over the bytes as they were sent. */
const webhook = route({
  method: 'post',
  path: '/webhook',
  access: 'public',
  tag: 'test',
  summary: 'A test',
  body: rawBytes,
  response: z.object({ bytes: z.number() }),
  handle({ body, header }) {
    if (header('X-Signature') !== sign(body)) throw new AppError('FORBIDDEN')
    return { bytes: body.length }
  },
})

let chain: TestChain
beforeAll(async () => {
  chain = await serveChain([webhook])
})
afterAll(() => chain.close())

const post = async (
  bytes: NonNullable<RequestInit['body']> | null,
  signature: string,
  headers: Record<string, string> = {},
) => {
  const response = await chain.fetch('/api/webhook', {
    method: 'POST',
    headers: { 'content-type': 'application/json; charset=utf-8', 'x-signature': signature, ...headers },
    ...(bytes !== null && { body: bytes, duplex: 'half' }),
  } as RequestInit)
  const { code, data } = await response.json()
  return { status: response.status, code, data }
}

describe('a route that takes the raw bytes of a body', () => {
  it.each([
    ['spaces and order', '{ "b": 1,\n  "a": 2 }\n'],
    ['what JSON would lose', '{"a":1.0,"a":2,"b":"\\u00e8"}'],
    ['what is no JSON', '{"a":'],
    ['bytes that are no UTF-8', new Uint8Array([0x22, 0xff, 0xfe, 0x00, 0x22])],
  ])('gets %s as they were sent', async (_, bytes) => {
    const { status, data } = await post(bytes, sign(bytes))
    expect([status, data]).toEqual([200, { bytes: Buffer.byteLength(bytes) }])
    expect((await post(bytes, sign('other'))).status).toBe(403)
  })

  it('gets none where there is none', async () => {
    expect((await post(null, sign(''))).data).toEqual({ bytes: 0 })
  })

  it('[API-6] is refused more than 256 kB, with a length or without', async () => {
    const most = 'x'.repeat(256 * 1024)
    expect((await post(most, sign(most))).status).toBe(200)
    expect(await post(`${most}x`, sign(`${most}x`))).toMatchObject({ status: 413, code: 'PAYLOAD_TOO_LARGE' })
    const chunks = new Blob(['x'.repeat(3_000_000)]).stream()
    expect(await post(chunks, '')).toMatchObject({ status: 413, code: 'PAYLOAD_TOO_LARGE' })
  })

  it.each([{ 'content-type': 'text/plain' }, { 'content-encoding': 'gzip' }])(
    '[API-6] is refused %j',
    async (headers) => {
      const bytes = gzipSync('{}')
      expect(await post(bytes, sign(bytes), headers)).toMatchObject({
        status: 415,
        code: 'UNSUPPORTED_MEDIA_TYPE',
      })
    },
  )

  it('[API-14] is described', async () => {
    const { paths } = await (await chain.fetch('/api/openapi.json')).json()
    expect(paths['/webhook'].post.requestBody.content).toEqual({
      'application/json': { schema: { type: 'string', format: 'binary' } },
    })
  })
})
