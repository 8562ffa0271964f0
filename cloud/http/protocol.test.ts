import { connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestCloud, type TestCloud } from '#cloud/testing/test-cloud.ts'

let cloud: TestCloud
beforeAll(async () => {
  cloud = await startTestCloud()
})
afterAll(() => cloud.stop())

/** Sends bytes as they are and answers all that comes back. */
const talk = (bytes: string): Promise<string> =>
  new Promise((resolve) => {
    const socket = connect(Number(new URL(cloud.url).port), '127.0.0.1')
    let answer = ''
    socket.on('data', (part) => {
      answer += part
    })
    socket.on('error', () => undefined)
    socket.on('close', () => resolve(answer))
    socket.write(bytes)
  })
const request = (line: string, headers: string[] = [], body = '') =>
  talk([`${line} HTTP/1.1`, 'Host: localhost', 'Connection: close', ...headers, '', body].join('\r\n'))

describe('odd HTTP', () => {
  it.each([
    ['an unknown method', 'JUMP /api/status', 400],
    ['TRACE', 'TRACE /api/status', 405],
    ['PROPFIND', 'PROPFIND /api/status', 405],
    ['an absolute address', 'GET http://evil.example/api/status', 200],
    ['two slashes', 'GET //api/status', 200],
    ['a path of 20 kB', `GET /api/${'x'.repeat(20_000)}`, 431],
    ['a path of 8 kB', `GET /api/${'x'.repeat(8_000)}`, 404],
    ['no UTF-8', 'GET /api/%ff%fe', 404],
    ['a NUL', 'GET /api/status%00', 404],
    ['an encoded slash', 'GET /api%2fstatus', 200],
    ['a hundred times the same question', `GET /api/status?${'a=1&'.repeat(100)}`, 200],
    ['a broken question', 'GET /api/status?%E0%A4%A&a[b]=c&__proto__=1', 200],
  ])('%s is answered', async (_, line, status) => {
    expect(await request(line)).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
  })

  it.each([
    ['two lengths', ['Content-Length: 5', 'Content-Length: 6']],
    ['length and chunks', ['Content-Length: 5', 'Transfer-Encoding: chunked']],
    ['a length that is none', ['Content-Length: five']],
    ['no Host', ['Host: a', 'Host: b']],
  ])('[API-6] %s is refused', async (_, headers) => {
    const answer = await request(
      'POST /api/auth/login',
      ['Content-Type: application/json', ...headers],
      '{"a":',
    )
    expect(answer).toMatch(/^HTTP\/1.1 400 /)
  })

  it.each(['http://', 'http://[', 'http://['.padEnd(60, '[')])(
    '[API-3, API-8] an address without a path is refused in the envelope: %s',
    async (target) => {
      const answer = await request(`GET ${target}`)
      expect(answer).toMatch(/^HTTP\/1.1 400 /)
      expect(answer).toMatch(/^X-Request-Id: \S+/im)
      const body = JSON.parse(answer.slice(answer.indexOf('{'), answer.lastIndexOf('}') + 1))
      expect(body).toMatchObject({ success: false, code: 'VALIDATION_FAILED' })
    },
  )

  it.each(['h2c', 'TLS/1.0', 'h2c, websocket'])('the offer to speak %s is not taken up', async (protocol) => {
    const offer = ['Connection: Upgrade, HTTP2-Settings', `Upgrade: ${protocol}`, 'HTTP2-Settings: AAMAAABk']
    for (const path of ['/api/status', '/socket.io/?EIO=4&transport=polling'])
      expect(await request(`GET ${path}`, offer)).toMatch(/^HTTP\/1.1 200 /)
  })

  it('overriding the method does nothing', async () => {
    const headers = { 'x-http-method-override': 'DELETE', 'x-method-override': 'DELETE' }
    expect((await cloud.call('GET', '/api/status', { headers })).status).toBe(200)
  })

  it('a forged Host, scheme or address appears nowhere', async () => {
    const answer = await talk(
      'GET /api/nowhere HTTP/1.1\r\nHost: evil.example:fake@good\r\nX-Forwarded-Host: evil.example\r\nX-Forwarded-Proto: https\r\nConnection: close\r\n\r\n',
    )
    expect(answer).toMatch(/^HTTP\/1.1 404 /)
    expect(answer).not.toContain('evil')
  })

  it('pipelined requests are answered in order', async () => {
    const one = 'GET /api/status HTTP/1.1\r\nHost: localhost\r\n'
    const answer = await talk(`${`${one}\r\n`.repeat(9)}${one}Connection: close\r\n\r\n`)
    expect(answer.match(/HTTP\/1.1 200 OK/g)).toHaveLength(10)
  })

  it('websockets without a handler, or from a foreign page, are closed at once', async () => {
    const headers = [
      'Connection: Upgrade',
      'Upgrade: websocket',
      'Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==',
    ]
    for (const more of [[], ['Origin: https://evil.example']]) {
      const answer = await talk(
        ['GET /nowhere HTTP/1.1', 'Host: localhost', ...headers, ...more, '', ''].join('\r\n'),
      )
      expect(answer).toBe('')
    }
    expect((await cloud.call('GET', '/health/live')).status).toBe(200)
  })
})
