import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { route } from '#cloud/http/route.ts'
import type { Answer } from './api-caller.ts'
import { createAnswerCheck } from './documented-answers.ts'

const about = { access: 'public', tag: 'test', summary: 'A test', method: 'get' } as const
const check = createAnswerCheck([
  route({
    ...about,
    path: '/things/{id}',
    response: z.object({ size: z.int() }),
    handle: () => ({ size: 1 }),
  }),
  route({ ...about, path: '/sound', produces: 'audio/*', handle: () => undefined }),
])
const answer = (status: number, body: unknown, type = 'application/json; charset=utf-8'): Answer => ({
  status,
  headers: new Headers({ 'content-type': type }),
  text: '',
  body,
})
const asked = (...parts: Parameters<typeof answer>) => check('GET', '/api/things/7?deep=1', answer(...parts))

describe('an answer beside its document', () => {
  it('passes as it is described: a success, a failure, a file', () => {
    expect(() => asked(200, { success: true, data: { size: 3 } })).not.toThrow()
    expect(() => asked(404, { success: false, error: 'Not found', code: 'NOT_FOUND' })).not.toThrow()
    expect(() => check('GET', '/api/sound', answer(200, undefined, 'audio/mpeg'))).not.toThrow()
    expect(() => check('GET', '/api/elsewhere', answer(200, { any: 'thing' }))).not.toThrow()
  })

  it.each([
    ['a field of another type', 200, { success: true, data: { size: 'large' } }],
    ['a missing field', 200, { success: true, data: {} }],
    ['a field that is not named', 200, { success: true, data: { size: 3, secret: 'x' } }],
    ['no envelope', 200, { size: 3 }],
    ['a status that is not named', 201, { success: true, data: { size: 3 } }],
    ['a failure without its code', 404, { success: false, error: 'Not found' }],
  ])('[API-14] fails with %s', (_, status, body) => {
    expect(() => asked(status, body)).toThrow('which its document does not say')
  })

  it('[API-14] fails with another media type', () => {
    expect(() => asked(200, undefined, 'text/csv')).toThrow('text/csv, but it knows application/json')
    expect(() => check('GET', '/api/sound', answer(200, {}))).toThrow(
      'application/json, but it knows audio/*',
    )
  })
})
