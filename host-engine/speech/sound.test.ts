import { describe, expect, it } from 'vitest'
import { evenLoudness, loudnessOf, TARGET_LUFS } from './loudness.ts'
import { encodeOggOpus, OPUS_RATE } from './ogg-opus.ts'
import type { PcmAudio } from './pcm-audio.ts'
import { readWav } from './read-wav.ts'
import { resample } from './resample.ts'
import { heard, pitchOf, secondsOf } from './testing/heard.ts'
import { tone } from './testing/tone.ts'
import { trimSilence } from './trim-silence.ts'

const peakOf = ({ samples }: PcmAudio) => samples.reduce((peak, x) => Math.max(peak, Math.abs(x)), 0)

describe('loudness', () => {
  it.each([24_000, 48_000])(
    'is that of the standard: a sine of 997 Hz at full scale has -3.01 LUFS at %i Hz',
    (rate) => {
      expect(loudnessOf(tone(997, 1, 3, rate))).toBeCloseTo(-3.01, 1)
    },
  )

  it('does not count pauses', () => {
    const { samples } = tone(997, 0.1, 3, 24_000)
    const paused = new Float32Array(samples.length * 3)
    paused.set(samples)
    expect(loudnessOf({ samples: paused, sampleRate: 24_000 })).toBeCloseTo(-23.01, 0)
    expect(loudnessOf({ samples: new Float32Array(48_000), sampleRate: 24_000 })).toBe(
      Number.NEGATIVE_INFINITY,
    )
  })

  it.each([0.01, 0.1, 1])('is made even, from an amplitude of %f, without clipping', (amplitude) => {
    const even = evenLoudness(tone(300, amplitude, 2, 24_000))
    expect(loudnessOf(even)).toBeCloseTo(TARGET_LUFS, 0)
    expect(peakOf(even)).toBeLessThanOrEqual(0.95)
  })
})

it('another rate keeps pitch, length and level', () => {
  const made = resample(tone(220, 0.5, 1, 22_050), OPUS_RATE)
  expect(secondsOf(made)).toBeCloseTo(1, 2)
  expect(pitchOf(made)).toBeCloseTo(220, -1)
  expect(peakOf(made)).toBeCloseTo(0.5, 1)
})

it('silence before and after is cut, but for a breath', () => {
  const { samples } = tone(220, 0.5, 1, 24_000)
  const padded = new Float32Array(samples.length * 3)
  padded.set(samples, samples.length)
  expect(secondsOf(trimSilence({ samples: padded, sampleRate: 24_000 }))).toBeCloseTo(1.06, 1)
  expect(trimSilence({ samples: new Float32Array(100), sampleRate: 24_000 }).samples).toHaveLength(0)
})

it('Opus in Ogg sounds like what went in', async () => {
  const file = await encodeOggOpus(tone(220, 0.3, 1, OPUS_RATE).samples)
  expect(file.length).toBeLessThan(8_000)
  const back = await heard(file)
  expect(secondsOf(back)).toBeCloseTo(1, 1)
  expect(pitchOf(back)).toBeCloseTo(220, -1)
})

describe('wave files', () => {
  const wav = (format = 1, bits = 16) => {
    const file = Buffer.alloc(48)
    file.write('RIFF')
    file.write('WAVEfmt ', 8)
    file.writeUInt32LE(16, 16)
    file.writeUInt16LE(format, 20)
    file.writeUInt16LE(1, 22)
    file.writeUInt32LE(16_000, 24)
    file.writeUInt16LE(bits, 34)
    file.write('data', 36)
    // As a program writes it to a pipe.
    file.writeUInt32LE(0xffff_ffff, 40)
    file.writeInt16LE(16_384, 44)
    return file
  }

  it('are read, also when their length is not told', () => {
    const { samples, sampleRate } = readWav(wav())
    expect([sampleRate, samples[0], samples.length]).toEqual([16_000, 0.5, 2])
  })

  it.each([
    ['not a wave', Buffer.from('hello, this is no sound at all'), 'not a wave file'],
    ['compressed', wav(85), 'not 16-bit mono PCM'],
    ['empty', wav().subarray(0, 36), 'a wave file without sound'],
  ])('that are %s are refused', (_, file, reason) => {
    expect(() => readWav(file)).toThrow(reason)
  })
})
