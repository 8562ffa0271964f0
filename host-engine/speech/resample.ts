import type { PcmAudio } from './pcm-audio.ts'

/** Zero crossings of the filter to each side. */
const CROSSINGS = 12

const sinc = (x: number): number => (x === 0 ? 1 : Math.sin(Math.PI * x) / (Math.PI * x))

/**
 * The same sound at another rate, by a windowed sinc whose cut-off is the lower of both Nyquist frequencies.
 * Julius O. Smith, Digital Audio Resampling, https://ccrma.stanford.edu/~jos/resample/
 */
export function resample({ samples, sampleRate }: PcmAudio, rate: number): PcmAudio {
  if (sampleRate === rate) return { samples, sampleRate }
  const step = sampleRate / rate
  const cutOff = Math.min(1, 1 / step)
  const reach = CROSSINGS / cutOff
  const made = new Float32Array(Math.floor(samples.length / step))
  for (let index = 0; index < made.length; index++) {
    const centre = index * step
    const last = Math.min(samples.length - 1, Math.floor(centre + reach))
    let sum = 0
    for (let at = Math.max(0, Math.ceil(centre - reach)); at <= last; at++) {
      const distance = at - centre
      const hann = 0.5 + 0.5 * Math.cos((Math.PI * distance) / reach)
      sum += (samples[at] ?? 0) * hann * sinc(distance * cutOff)
    }
    made[index] = sum * cutOff
  }
  return { samples: made, sampleRate: rate }
}
