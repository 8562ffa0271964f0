import { afterEach, describe, expect, it, vi } from 'vitest'
import { z } from 'zod/mini'
import { AbortedError, ApiError } from '#renderer/lib/api-error.ts'
import { errorText } from '#renderer/lib/error-text.ts'
import { api } from '#renderer/lib/http-client.ts'
import { setLanguage } from '#renderer/lib/i18n.ts'
import { failed, ok, stubServer } from '#renderer/testing/server.ts'
import { STORAGE_KEYS } from '#shared/constants/storage-keys.ts'
import { API_TIMEOUT_MS } from '#shared/constants/timings.ts'
import { errors as italianErrors } from '#shared/i18n/it/errors.ts'

const failureOf = (call: Promise<unknown>): Promise<unknown> =>
  call.then(
    () => expect.unreachable('it should have failed'),
    (error: unknown) => error,
  )
/** Never answers, but can be aborted, like a server that hangs. */
const hang = (_url: string, { signal }: RequestInit = {}) =>
  new Promise<Response>((_, refuse) => {
    signal?.addEventListener('abort', () => refuse(new DOMException('aborted', 'AbortError')))
  })

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('what it sends', () => {
  it('[API-16] bears the stored token, and no header without one', async () => {
    const server = stubServer({ 'GET /x': () => ok({}) })
    await api.get('/x')
    localStorage.setItem(STORAGE_KEYS.authToken, 'abc')
    await api.get('/x')
    expect(server.requests.map(({ headers }) => headers.get('authorization'))).toEqual([null, 'Bearer abc'])
  })

  it('[API-21] leaves empty filters out of the query', async () => {
    const server = stubServer({ 'GET /rooms': () => ok({}) })
    await api.get('/rooms', { query: { search: '', mode: undefined, status: null, page: 0, sort: 'name' } })
    expect(server.requests[0]?.query.toString()).toBe('page=0&sort=name')
  })

  it('sends a body as JSON, and nothing without one', async () => {
    const server = stubServer({ 'POST /x': () => ok({}) })
    await api.post('/x', { body: { a: 1 } })
    await api.post('/x')
    expect(server.requests[0]?.body).toEqual({ a: 1 })
    expect(server.requests[1]?.headers.get('content-type')).toBeNull()
  })
})

describe('what it makes of an answer', () => {
  it('answers the data, checked by the schema', async () => {
    stubServer({ 'GET /x': () => ok({ n: 1, secret: 2 }) })
    expect(await api.get('/x', { schema: z.object({ n: z.number() }) })).toEqual({ n: 1 })
  })

  it('[API-19] reads an answer of another shape as an unknown error', async () => {
    stubServer({ 'GET /x': () => ok({ n: 'one' }) })
    const error = await failureOf(api.get('/x', { schema: z.object({ n: z.number() }) }))
    expect(error).toMatchObject({ message: 'Unknown error occurred', code: 'UNKNOWN_ERROR' })
  })

  it('[API-17] takes the message of a failure from error, then message, then the status', async () => {
    stubServer({
      'GET /error': () => failed(404, 'ROOM_NOT_FOUND', 'Room not found'),
      'GET /message': () => ({ status: 409, body: { success: false, message: 'Taken' } }),
      'GET /neither': () =>
        new Response('{}', {
          status: 503,
          statusText: 'Service Unavailable',
          headers: { 'content-type': 'application/json' },
        }),
    })
    expect(await failureOf(api.get('/error'))).toMatchObject({
      message: 'Room not found',
      code: 'ROOM_NOT_FOUND',
    })
    expect(await failureOf(api.get('/message'))).toMatchObject({ message: 'Taken', status: 409 })
    expect(await failureOf(api.get('/neither'))).toMatchObject({ message: 'HTTP 503 - Service Unavailable' })
  })

  it.each([
    ['Invalid username or password', 'Nome utente o password non validi'],
    ['Token is invalid or expired', italianErrors.TOKEN_INVALID_OR_EXPIRED],
    ['These credentials are invalid', 'Nome utente o password non validi'],
    ['Go away', italianErrors.UNAUTHORIZED],
    [undefined, italianErrors.UNAUTHORIZED],
  ])('[ERR-60] translates a 401 without a code by its text: %s', async (error, shown) => {
    setLanguage('italian')
    stubServer({ 'POST /auth/login': () => ({ status: 401, body: { success: false, error } }) })
    expect(errorText(await failureOf(api.post('/auth/login')))).toBe(shown)
    setLanguage('english')
  })

  it('[API-18] reads a body that is no JSON as Success or as its status', async () => {
    stubServer({
      'GET /good': () => new Response('fine', { headers: { 'content-type': 'text/plain' } }),
      'GET /bad': () => new Response('<html>', { status: 502, headers: { 'content-type': 'text/html' } }),
    })
    expect(await api.get('/good')).toEqual({ message: 'Success', data: undefined })
    expect(await failureOf(api.get('/bad'))).toMatchObject({ message: 'HTTP 502' })
  })

  it('keeps the request id of a failure for support', async () => {
    stubServer({
      'GET /x': () =>
        ({ ...failed(500, 'SERVER_ERROR', 'Server error'), headers: { 'x-request-id': 'r-7' } }) as never,
    })
    expect(await failureOf(api.get('/x'))).toMatchObject({ requestId: 'r-7' })
  })

  it('[API-20] downloads text and binary answers', async () => {
    stubServer({
      'GET /text': () => new Response('a,b'),
      'GET /sound': () => new Response(new Uint8Array([1, 2, 3])),
      'GET /gone': () => failed(404, 'NOT_FOUND', 'Not found'),
    })
    expect(await api.text('/text')).toBe('a,b')
    expect((await api.blob('/sound')).size).toBe(3)
    expect(await failureOf(api.blob('/gone'))).toMatchObject({ code: 'NOT_FOUND' })
  })
})

describe('when no answer comes', () => {
  it('[API-15] gives up after 10 s with "Request timeout"', async () => {
    vi.useFakeTimers()
    vi.stubGlobal('fetch', hang)
    let settled = false
    const error = failureOf(api.get('/slow')).finally(() => {
      settled = true
    })
    await vi.advanceTimersByTimeAsync(API_TIMEOUT_MS - 1)
    expect(settled).toBe(false)
    await vi.advanceTimersByTimeAsync(1)
    expect(await error).toMatchObject({ message: 'Request timeout', code: 'REQUEST_TIMEOUT' })
  })

  it('[ERR-25] calls a server that cannot be reached a network error', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
    expect(await failureOf(api.get('/x'))).toMatchObject({ message: 'Network error', code: 'NETWORK_ERROR' })
  })

  it('[API-19] calls anything else an unknown error', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new Error('quota of something')))
    const error = await failureOf(api.get('/x'))
    expect(error).toBeInstanceOf(ApiError)
    expect(error).toMatchObject({ message: 'Unknown error occurred' })
  })

  it('[API-22] raises an abort of its own kind', async () => {
    vi.stubGlobal('fetch', hang)
    const control = new AbortController()
    const error = failureOf(api.get('/x', { signal: control.signal }))
    control.abort()
    expect(await error).toBeInstanceOf(AbortedError)
    expect(await error).not.toBeInstanceOf(ApiError)
    expect(await failureOf(api.get('/x', { signal: control.signal }))).toBeInstanceOf(AbortedError)
  })
})
