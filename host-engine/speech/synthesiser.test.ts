import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { BUILT_IN_VOICES } from './built-in-voices.ts'
import { createSynthesiser, type Synthesiser } from './synthesiser.ts'

const SCRIPT = new URL('./testing/unruly-worker.ts', import.meta.url)
const recipe = BUILT_IN_VOICES[0]?.recipe ?? expect.unreachable()
const UNAVAILABLE = { code: 'VOICE_UNAVAILABLE' }

let synthesiser: Synthesiser
let temporary: string
beforeEach(() => {
  temporary = mkdtempSync(join(tmpdir(), 'synthesiser-'))
  vi.stubEnv('TMPDIR', temporary)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  synthesiser = createSynthesiser(SCRIPT)
})
afterEach(async () => {
  vi.useRealTimers()
  await synthesiser.close()
  vi.unstubAllEnvs()
  rmSync(temporary, { recursive: true })
})

/** Answers the number of the thread that made it. */
const make = async (text: string): Promise<string> =>
  Buffer.from(await synthesiser.make({ text, language: 'english', recipe })).toString()
const failed = (making: Promise<string>, reason: string) =>
  expect(making).rejects.toMatchObject({ ...UNAVAILABLE, cause: expect.stringContaining(reason) })

describe('the thread that speaks', () => {
  it('[VOICE-6] starts with the first line, and makes them all', async () => {
    expect(synthesiser.isRunning()).toBe(false)
    const [one, two] = await Promise.all([make('one'), make('two')])
    expect(one).toBe(two)
    expect(synthesiser.isRunning()).toBe(true)
  })

  it('[VOICE-6] is replaced after fifteen seconds of silence, and the queue goes on', async () => {
    const first = await make('one')
    const hung = failed(make('hang'), 'no sound within 15000 ms')
    const next = make('two')
    await vi.advanceTimersByTimeAsync(14_999)
    expect(synthesiser.isRunning()).toBe(true)
    await vi.advanceTimersByTimeAsync(1)
    await hung
    expect(await next).not.toBe(first)
  })

  it('[VOICE-6] is replaced when it crashes, and the queue goes on', async () => {
    const first = await make('one')
    const crashed = failed(make('crash'), 'out of breath')
    const next = make('two')
    await crashed
    expect(await next).not.toBe(first)
  })

  it('goes on after a line that no engine could make', async () => {
    const first = await make('one')
    await failed(make('fail'), 'no engine here reads that')
    expect(await make('two')).toBe(first)
  })

  it('[VOICE-6] refuses at once the line that is one too many', async () => {
    await make('one')
    const hung = failed(make('hang'), 'no sound')
    const waiting = Array.from({ length: 32 }, () => make('two'))
    await failed(make('three'), 'too many are waiting')
    await vi.advanceTimersByTimeAsync(15_000)
    await hung
    expect(new Set(await Promise.all(waiting)).size).toBe(1)
    await make('four')
  })

  it('[VOICE-6] makes nothing that nobody waits for any more: many slow lines keep no later one from being heard', async () => {
    await make('one')
    const hung = failed(make('hang'), 'no sound')
    const stale = Promise.all([
      failed(make('two'), 'waited too long'),
      failed(make('three'), 'waited too long'),
    ])
    const now = vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 5_001)
    const fresh = make('four')
    await vi.advanceTimersByTimeAsync(15_000)
    await Promise.all([hung, stale, fresh])
    now.mockRestore()
  })

  it('leaves no file of a line behind when its thread is ended in the middle, or closed', async () => {
    const hung = failed(make('hang'), 'no sound')
    const next = make('two')
    expect(readdirSync(temporary)).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(15_000)
    await Promise.all([hung, next])
    await vi.waitUntil(() => readdirSync(temporary).length === 1, 20_000)
    await synthesiser.close()
    expect(readdirSync(temporary)).toEqual([])
  })

  it('takes away what a killed process has left, and nothing else', async () => {
    const { pid: dead } = spawnSync('node', ['--version'])
    for (const name of [`${dead}-abc`, `${process.ppid}-def`, 'abcdef'])
      mkdirSync(join(temporary, `riddle-rooms-speech-${name}`, 'files'), { recursive: true })
    mkdirSync(join(temporary, 'of-another-program'))
    await make('one')
    await synthesiser.close()
    expect(readdirSync(temporary).toSorted()).toEqual([
      'of-another-program',
      `riddle-rooms-speech-${process.ppid}-def`,
    ])
  })

  it('refuses what waits and what is made when it is closed', async () => {
    const refused = ['hang', 'two'].map((text) => failed(make(text), 'it is closed'))
    await synthesiser.close()
    await Promise.all([...refused, failed(make('three'), 'it is closed')])
    expect(synthesiser.isRunning()).toBe(false)
  })
})
