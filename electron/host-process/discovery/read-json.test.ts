import { expect, it, vi } from 'vitest'
import { readJson } from './read-json.ts'

it('reads an answer that came in parts', async () => {
  expect(await readJson(new Response('{"name":"Küche"}'), 100)).toEqual({ name: 'Küche' })
})

it('does not read on behind the longest answer, whatever its headers say', async () => {
  const cancel = vi.fn()
  const endless = new ReadableStream({ pull: (out) => out.enqueue(new Uint8Array(1_000)), cancel })
  await expect(readJson(new Response(endless), 10_000)).rejects.toThrow('longer')
  expect(cancel).toHaveBeenCalled()
})
