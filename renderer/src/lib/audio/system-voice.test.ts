import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { standInSystemVoices } from '#renderer/testing/stand-in-system-voices.ts'
import { speakBySystem } from './system-voice.ts'

const LINE = 'good evening'
const CAP_MS = 2_000 + 100 * LINE.length

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('[CHAT-16] gives up a line whose end the engine never reports, after 2 s and 100 ms a character', async () => {
  const computer = standInSystemVoices({ name: 'Samantha', lang: 'en-US' })
  const read = speakBySystem(LINE, 'english')
  await vi.advanceTimersByTimeAsync(CAP_MS - 1)
  expect(computer.isReading()).toBe(true)
  await vi.advanceTimersByTimeAsync(1)
  expect(computer.isReading()).toBe(false)
  // It was heard, as far as anyone can tell: the author's own voice does not repeat it.
  await expect(read).resolves.toBe(true)
})

it('ends with the line where the engine reports it', async () => {
  const computer = standInSystemVoices({ name: 'Samantha', lang: 'en-US' })
  const read = speakBySystem(LINE, 'english')
  await vi.advanceTimersByTimeAsync(0)
  computer.end()
  await expect(read).resolves.toBe(true)
  expect(vi.getTimerCount()).toBe(0)
})
