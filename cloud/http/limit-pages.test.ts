import { expect, it } from 'vitest'
import type { Context } from './context.ts'
import { limitPages } from './limit-pages.ts'

const visit = (limit: ReturnType<typeof limitPages>, ip: string) =>
  limit({ state: { ip } } as Context, async () => 'a page')

it('[API-7] one address may fetch 2,000 files of the client at once, as a class does, and not many more', async () => {
  const limit = limitPages(false)
  for (let nth = 0; nth < 2_000; nth++) await visit(limit, '203.0.113.7')
  const more = Array.from({ length: 500 }, () => () => visit(limit, '203.0.113.7'))
  expect(() => more.map((one) => one())).toThrow('Rate limit exceeded')
  expect(await visit(limit, '203.0.113.8')).toBe('a page')
})

it('[API-7] outside production this computer may fetch any number', async () => {
  const limit = limitPages(true)
  for (let nth = 0; nth < 3_000; nth++) await visit(limit, '127.0.0.1')
})
