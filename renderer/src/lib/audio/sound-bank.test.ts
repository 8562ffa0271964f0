import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { SOUND_SET, type SoundName } from './sound-set.ts'
import { FakeAudioContext } from './testing/fake-audio-context.ts'

let samplesOf: (name: SoundName) => Float32Array

beforeAll(async () => {
  vi.stubGlobal('AudioContext', FakeAudioContext)
  const { openContext, createSoundBank } = await import('./sound-bank.ts')
  const bufferOf = createSoundBank(openContext())
  samplesOf = (name) => bufferOf(name).getChannelData(0)
})
afterAll(() => vi.unstubAllGlobals())

/** How often the wave crosses zero in a part of the sound: twice its pitch. */
function crossings(samples: Float32Array, from: number, to: number): number {
  const part = samples.slice(samples.length * from, samples.length * to)
  return part.filter((one, at) => at > 0 && Math.sign(one) !== Math.sign(part[at - 1] ?? 0)).length
}

describe.each(Object.keys(SOUND_SET) as SoundName[])('the sound %s', (name) => {
  it('is heard, whole, short and never loud', () => {
    const samples = samplesOf(name)
    expect(samples.every(Number.isFinite)).toBe(true)
    const peak = samples.reduce((most, one) => Math.max(most, Math.abs(one)), 0)
    expect(peak).toBeGreaterThan(0.05)
    expect(peak).toBeLessThanOrEqual(0.3001)
    expect(samples.length).toBeLessThan(44_100)
  })

  it('is always the same', () => {
    expect(SOUND_SET[name][1]).toBe(0)
    expect(samplesOf(name)).toBe(samplesOf(name))
  })
})

it('lets right go up and wrong go down', () => {
  const turn = (name: SoundName) => crossings(samplesOf(name), 0.5, 0.9) - crossings(samplesOf(name), 0, 0.4)
  expect(turn('correct')).toBeGreaterThan(0)
  expect(turn('wrong')).toBeLessThan(0)
})
