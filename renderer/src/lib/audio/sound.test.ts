import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { type setPreferences, usePreferences } from '#renderer/lib/preferences.ts'
import type { playSound, voiceInput } from './sound.ts'
import { FakeAudioContext } from './testing/fake-audio-context.ts'

const DEFAULTS = usePreferences.getInitialState()
let play: typeof playSound
let voices: typeof voiceInput
let set: typeof setPreferences

/** A page load: nothing is unlocked yet. */
beforeEach(async () => {
  vi.stubGlobal('AudioContext', FakeAudioContext)
  vi.resetModules()
  FakeAudioContext.last = undefined
  const sound = await import('./sound.ts')
  sound.unlockSounds()
  play = sound.playSound
  voices = sound.voiceInput
  set = (await import('#renderer/lib/preferences.ts')).setPreferences
  set(DEFAULTS)
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const press = () => document.dispatchEvent(new Event('pointerdown'))
async function opened(): Promise<FakeAudioContext> {
  press()
  return await vi.waitFor(() => {
    const context = FakeAudioContext.last
    if (!context || context.gains.length < 4) throw new Error('no audio yet')
    return context
  }, 20_000)
}
const buses = ({ gains }: FakeAudioContext) => ({
  master: gains[0],
  effects: gains[1],
  ducked: gains[2],
  voices: gains[3],
})

it('opens no audio before the first gesture, and says nothing till then', async () => {
  play('correct')
  expect(FakeAudioContext.last).toBeUndefined()
  const context = await opened()
  expect(context.started).toHaveLength(0)
  play('correct')
  expect(context.started).toHaveLength(1)
})

it('plays effects through their bus into the master', async () => {
  const context = await opened()
  const { master, effects, ducked } = buses(context)
  play('correct')
  expect(context.started[0]?.into).toBe(effects)
  expect(effects?.to).toBe(ducked)
  expect(ducked?.to).toBe(master)
  expect(master?.to).toBe(context.destination)
})

it('plays voices through a bus of their own, with the effects quieter meanwhile', async () => {
  expect(voices()).toBeNull()
  const context = await opened()
  const { ducked, master, voices: bus } = buses(context)
  const input = await vi.waitFor(() => voices() ?? Promise.reject(new Error('no mix yet')), 20_000)
  input.connect(document.createElement('audio'))
  expect(context.elements[0]?.into).toBe(bus)
  expect(bus?.to).toBe(master)
  input.duck(true)
  expect(ducked?.gain.value).toBe(0.25)
  input.duck(false)
  expect(ducked?.gain.value).toBe(1)
  set({ voicesMuted: true })
  expect(bus?.gain.value).toBe(0)
})

it('follows the volumes at once, and plays nothing while muted', async () => {
  const context = await opened()
  const { master, effects } = buses(context)
  set({ volumes: { ...DEFAULTS.volumes, master: 50, effects: 100 } })
  expect([master?.gain.value, effects?.gain.value]).toEqual([0.25, 1])
  set({ muted: true })
  expect(master?.gain.value).toBe(0)
  play('wrong')
  set({ muted: false, effectsMuted: true })
  expect([master?.gain.value, effects?.gain.value]).toEqual([0.25, 0])
  play('wrong')
  expect(context.started).toHaveLength(0)
  set({ effectsMuted: false })
  play('wrong')
  expect(context.started).toHaveLength(1)
})

it('pops once for talk that comes within 300 ms, and never holds another sound back', async () => {
  const context = await opened()
  vi.useFakeTimers({ toFake: ['performance'] })
  play('chat')
  play('chat')
  play('correct')
  expect(context.started).toHaveLength(2)
  vi.advanceTimersByTime(300)
  play('chat')
  expect(context.started).toHaveLength(3)
})

it('wakes up after an interruption, on return to the page and by the next gesture', async () => {
  const context = await opened()
  context.change('interrupted')
  expect(context.resumes).toBe(1)
  play('correct')
  expect(context.started).toHaveLength(0)
  document.dispatchEvent(new Event('visibilitychange'))
  expect(context.resumes).toBe(2)
  press()
  expect(context.resumes).toBe(3)
})
