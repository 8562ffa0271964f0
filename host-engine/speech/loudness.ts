import type { PcmAudio } from './pcm-audio.ts'

/**
 * The loudness of mono sound by ITU-R BS.1770-4: K-weighting, blocks of 400 ms that overlap by three quarters, and two gates.
 * The filters for any rate are those of https://github.com/jiixyj/libebur128. https://www.itu.int/rec/R-REC-BS.1770
 */
const BLOCK_SECONDS = 0.4
const OVERLAPS = 4
const ABSOLUTE_GATE = -70
const RELATIVE_GATE = -10

/** Coefficients of a biquad, divided by a0. */
interface Biquad {
  readonly b: readonly [number, number, number]
  readonly a: readonly [number, number]
}

function headFilter(rate: number): Biquad {
  const k = Math.tan((Math.PI * 1681.974450955533) / rate)
  const q = 0.7071752369554196
  const vh = 10 ** (3.999843853973347 / 20)
  const vb = vh ** 0.4996667741545416
  const a0 = 1 + k / q + k * k
  return {
    b: [(vh + (vb * k) / q + k * k) / a0, (2 * (k * k - vh)) / a0, (vh - (vb * k) / q + k * k) / a0],
    a: [(2 * (k * k - 1)) / a0, (1 - k / q + k * k) / a0],
  }
}

function highPass(rate: number): Biquad {
  const k = Math.tan((Math.PI * 38.13547087602444) / rate)
  const q = 0.5003270373238773
  const a0 = 1 + k / q + k * k
  return { b: [1, -2, 1], a: [(2 * (k * k - 1)) / a0, (1 - k / q + k * k) / a0] }
}

function filter(samples: Float32Array, { b, a }: Biquad): Float32Array {
  const made = new Float32Array(samples.length)
  let [x1, x2, y1, y2] = [0, 0, 0, 0]
  for (let index = 0; index < samples.length; index++) {
    const x = samples[index] ?? 0
    const y = b[0] * x + b[1] * x1 + b[2] * x2 - a[0] * y1 - a[1] * y2
    made[index] = y
    x2 = x1
    x1 = x
    y2 = y1
    y1 = y
  }
  return made
}

const lufs = (power: number): number => -0.691 + 10 * Math.log10(power)
const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length

/** In LUFS; -Infinity for silence. What is shorter than a block counts as one. */
export function loudnessOf({ samples, sampleRate }: PcmAudio): number {
  const weighted = filter(filter(samples, headFilter(sampleRate)), highPass(sampleRate))
  const length = Math.min(weighted.length, Math.round(BLOCK_SECONDS * sampleRate))
  if (length === 0) return Number.NEGATIVE_INFINITY
  const powers: number[] = []
  for (let from = 0; from + length <= weighted.length; from += Math.ceil(length / OVERLAPS)) {
    let sum = 0
    for (let index = from; index < from + length; index++) sum += (weighted[index] ?? 0) ** 2
    powers.push(sum / length)
  }
  const heard = powers.filter((power) => lufs(power) > ABSOLUTE_GATE)
  if (heard.length === 0) return Number.NEGATIVE_INFINITY
  const gate = lufs(mean(heard)) + RELATIVE_GATE
  return lufs(mean(heard.filter((power) => lufs(power) > gate)))
}

/** Mono at -19 LUFS is as loud as stereo at -16, which is what spoken programmes keep to. */
export const TARGET_LUFS = -19
/** From here on peaks are rounded off: a voice with hard consonants would clip else. */
const KNEE = 0.7
const CEILING = 0.95
const PASSES = 3

const roundOff = (sample: number): number => {
  const over = Math.abs(sample) - KNEE
  if (over <= 0) return sample
  const room = CEILING - KNEE
  return Math.sign(sample) * (KNEE + room * Math.tanh(over / room))
}

/** The same sound at TARGET_LUFS, its peaks below the ceiling. Silence stays as it is. */
export function evenLoudness({ samples, sampleRate }: PcmAudio): PcmAudio {
  let made = samples
  // Rounding off takes a little loudness away, which the next pass gives back.
  for (let pass = 0, gain = 1; pass < PASSES; pass++) {
    const loudness = loudnessOf({ samples: made, sampleRate })
    if (!Number.isFinite(loudness)) return { samples, sampleRate }
    gain *= 10 ** ((TARGET_LUFS - loudness) / 20)
    made = samples.map((sample) => roundOff(sample * gain))
  }
  return { samples: made, sampleRate }
}
