import { expect, it } from 'vitest'
import { route } from './route.ts'
import { collectingLogger, serveChain } from './testing/test-chain.ts'

const broken = route({
  method: 'get',
  path: '/broken',
  access: 'player',
  tag: 'test',
  summary: 'A test',
  handle: () => {
    throw new Error('the reason')
  },
})

it('[API-8, API-9] logs a failure with the id that the client got, and no token', async () => {
  const { logger, lines } = collectingLogger()
  const chain = await serveChain([broken], {}, { logger })
  const response = await chain.fetch('/api/broken?token=s3cret', {
    headers: { authorization: 'Bearer s3cret' },
  })
  await response.text()
  await chain.close()
  const requestId = response.headers.get('x-request-id')
  expect(lines).toEqual([
    [
      'error',
      { err: new Error('the reason'), requestId, userId: 's3cret', method: 'GET', path: '/api/broken' },
      'request failed',
    ],
    [
      'info',
      expect.objectContaining({ requestId, path: '/api/broken', status: 500, ip: '127.0.0.1' }),
      'request',
    ],
  ])
  expect(JSON.stringify(lines)).not.toContain('token=')
})
