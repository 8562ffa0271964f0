import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { openShellState } from './shell-state.ts'
import { smallFile } from './small-file.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'shell-'))
})
afterEach(() => rmSync(folder, { recursive: true }))
const file = () => join(folder, 'in/shell.json')
const open = () => openShellState(smallFile(file()))

it('remembers what has changed over a restart', async () => {
  const state = await open()
  expect(state.current()).toEqual({})
  await Promise.all([
    state.change({ language: 'italian' }),
    state.change({ bounds: { x: 1, y: 2, width: 1280, height: 800 }, maximized: true }),
  ])
  expect((await open()).current()).toEqual({
    language: 'italian',
    bounds: { x: 1, y: 2, width: 1280, height: 800 },
    maximized: true,
  })
})

it.each(['', '{', '[]', '{"language":"klingon"}', '{"bounds":{"x":"left"}}'])(
  'starts anew with a file that holds %j',
  async (content) => {
    await (await open()).change({})
    writeFileSync(file(), content)
    expect((await open()).current()).toEqual({})
  },
)
