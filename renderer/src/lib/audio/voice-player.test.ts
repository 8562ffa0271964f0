import { beforeEach, expect, it, type MockInstance, vi } from 'vitest'
import { setPreferences, usePreferences } from '#renderer/lib/preferences.ts'
import type { playVoice, stopVoice } from './voice-player.ts'

let play: typeof playVoice
let stop: typeof stopVoice
let pauses: MockInstance
const fetched: string[] = []
/** What is fetched from there. */
const from = (name: string) => async () => {
  fetched.push(name)
  if (name === 'nowhere') throw new Error('HTTP 404')
  return new Blob([name])
}
beforeEach(async () => {
  // jsdom plays nothing.
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue()
  pauses = vi.spyOn(HTMLMediaElement.prototype, 'pause').mockReturnValue()
  fetched.length = 0
  URL.createObjectURL = () => `blob:${fetched.length}`
  URL.revokeObjectURL = () => undefined
  vi.resetModules()
  document.body.replaceChildren()
  ;({ playVoice: play, stopVoice: stop } = await import('./voice-player.ts'))
  setPreferences(usePreferences.getInitialState())
  return () => {
    vi.restoreAllMocks()
    vi.useRealTimers()
  }
})
const elements = () => document.querySelectorAll('audio')
/** Until it plays. */
const begun = (sound: string) => vi.waitFor(() => expect(elements()[0]?.src).toBe(sound), 20_000)
const happens = (name: string) => elements()[0]?.dispatchEvent(new Event(name))

it('plays in one element for all voices, at the level of voices, and is done at the end', async () => {
  const first = play(from('a'))
  await begun('blob:1')
  // 80 of 100, twice: loudness goes by the square.
  expect(elements()[0]?.volume).toBeCloseTo(0.64 ** 2)
  happens('ended')
  await first
  const second = play(from('b'))
  await begun('blob:2')
  expect(fetched).toEqual(['a', 'b'])
  happens('ended')
  await second
  expect(elements()).toHaveLength(1)
})

it('can be stopped, which is no failure', async () => {
  const line = play(from('a'))
  stop()
  await expect(line).resolves.toBeUndefined()
  expect(pauses).toHaveBeenCalledTimes(1)
})

it('can be stopped also where it has cut another off', async () => {
  const first = play(from('a'))
  await begun('blob:1')
  const second = play(from('b'))
  await first
  await begun('blob:2')
  stop()
  await expect(second).resolves.toBeUndefined()
})

it('fails where the sound is none, and where it does not begin in time', async () => {
  await expect(play(from('nowhere'))).rejects.toThrow('HTTP 404')
  const line = play(from('a'))
  await begun('blob:2')
  happens('error')
  await expect(line).rejects.toThrow('unknown sound')
  vi.useFakeTimers()
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(() => new Promise(() => undefined))
  const slow = expect(play(from('b'))).rejects.toThrow('did not begin')
  await vi.advanceTimersByTimeAsync(8_000)
  await slow
})

it('[CHAT-16] gives up a sound whose end is not reported 2 s after its length, or after 45 s where that is unknown', async () => {
  for (const [duration, cap] of [
    [3, 5_000],
    [Number.NaN, 45_000],
    [Number.POSITIVE_INFINITY, 45_000],
  ] as const) {
    vi.spyOn(HTMLMediaElement.prototype, 'duration', 'get').mockReturnValue(duration)
    vi.useFakeTimers()
    let isOver = false
    const line = play(from('a')).then(() => {
      isOver = true
    })
    await vi.advanceTimersByTimeAsync(0)
    happens('playing')
    await vi.advanceTimersByTimeAsync(cap - 1)
    expect(isOver).toBe(false)
    await vi.advanceTimersByTimeAsync(1)
    await line
    vi.useRealTimers()
  }
})
