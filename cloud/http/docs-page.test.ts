import { Validator } from '@seriousme/openapi-schema-validator'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestCloud, type TestCloud } from '#cloud/testing/test-cloud.ts'

let cloud: TestCloud
beforeAll(async () => {
  cloud = await startTestCloud()
})
afterAll(() => cloud.stop())

describe('the API’s description', () => {
  it('[API-14] is an OpenAPI 3.1 document of every call, with what it takes and answers', async () => {
    const { status, body } = await cloud.call('GET', '/api/openapi.json')
    expect(status).toBe(200)
    expect(body.openapi).toBe('3.1.0')
    expect(body.servers).toEqual([{ url: '/api' }])
    const { post } = body.paths['/auth/register']
    expect(post.security).toEqual([])
    expect(post.requestBody.content['application/json'].schema.$ref).toBe('#/components/schemas/Register')
    expect(
      post.responses['201'].content['application/json'].schema.properties.data.properties.user.$ref,
    ).toMatch(/^#\/components\/schemas\/User/)
    expect(body.paths['/auth/profile'].patch.security).toEqual([{ token: [] }])
    expect(
      body.paths['/status'].get.responses['200'].content['application/json'].schema.properties,
    ).toHaveProperty('minVersion')
    expect(Object.keys(body.components.schemas)).toContain('Failure')
    expect(Object.keys(body.paths)).toContain('/openapi.json')
  })

  it('[API-14] is what the specification of OpenAPI asks of one', async () => {
    const { body } = await cloud.call('GET', '/api/openapi.json')
    const validator = new Validator()
    expect(await validator.validate(body)).toEqual({ valid: true })
    expect(validator.version).toBe('3.1')
  })

  it('[API-14] names each operation once', async () => {
    const { body } = await cloud.call('GET', '/api/openapi.json')
    const ids = Object.values(body.paths as Record<string, Record<string, { operationId: string }>>).flatMap(
      (path) => Object.values(path).map(({ operationId }) => operationId),
    )
    expect(new Set(ids).size).toBe(ids.length)
  })

  it('[API-14, API-23] marks routes as public or protected as they are', async () => {
    const { body } = await cloud.call('GET', '/api/openapi.json')
    for (const [path, methods] of Object.entries<Record<string, { security: object[] }>>(body.paths)) {
      for (const [method, { security }] of Object.entries(methods)) {
        const { status, body: answer } = await cloud.call(method.toUpperCase(), `/api${path}`)
        const refused = status === 401 && answer.code === 'UNAUTHORIZED_ACCESS' && path !== '/auth/refresh'
        const needsToken = security.length > 0 && !security.some((way) => Object.keys(way).length === 0)
        expect([method, path, refused]).toEqual([method, path, needsToken])
      }
    }
  })

  it('[API-14] is compressed for those who take it so, and the same for others', async () => {
    const asked = (encoding: string) =>
      fetch(`${cloud.url}/api/openapi.json`, { headers: { 'accept-encoding': encoding } })
    const [plain, packed, again] = [await asked('identity'), await asked('gzip'), await asked('gzip, br')]
    expect([plain, packed, again].map(({ headers }) => headers.get('content-encoding'))).toEqual([
      null,
      'gzip',
      'gzip',
    ])
    const texts = await Promise.all([plain, packed, again].map((answer) => answer.text()))
    expect(new Set(texts).size).toBe(1)
    expect(JSON.parse(texts[0] ?? '').openapi).toBe('3.1.0')
  })

  it('[API-14] has a page that loads everything from this server', async () => {
    const page = await cloud.call('GET', '/api/docs')
    expect(page.status).toBe(200)
    expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8')
    const parts = [...page.text.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, part]) => part ?? '')
    expect(parts.toSorted()).toEqual([
      '/api/docs/initializer.js',
      '/api/docs/swagger-ui-bundle.js',
      '/api/docs/swagger-ui.css',
    ])
    for (const part of parts) {
      const { status, text, headers } = await cloud.call('GET', part)
      expect([part, status]).toEqual([part, 200])
      expect(text.length).toBeGreaterThan(50)
      expect(headers.get('content-type')).toMatch(part.endsWith('css') ? 'text/css' : 'text/javascript')
    }
    expect(page.text).not.toContain('https://')
  })
})
