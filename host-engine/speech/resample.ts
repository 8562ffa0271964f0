import type { PcmAudio } from './pcm-audio.ts'

/** Zero crossings of the filter to each side. */
const CROSSINGS = 12
/** Values of the filter from one crossing to the next; between two of them it is a straight line. */
const STEPS = 512

const sinc = (x: number): number => (x === 0 ? 1 : Math.sin(Math.PI * x) / (Math.PI * x))

/** One side of the filter, a sinc under a Hann window, and nothing beyond: sines for each sample would cost more than speech itself. */
const FILTER = Float32Array.from({ length: CROSSINGS * STEPS + 2 }, (_, index) => {
  const x = Math.min(index / STEPS, CROSSINGS)
  return sinc(x) * (0.5 + 0.5 * Math.cos((Math.PI * x) / CROSSINGS))
})

/** At this many crossings from its middle. */
function filterAt(crossings: number): number {
  const at = crossings * STEPS
  const step = Math.floor(at)
  const value = FILTER[step] ?? 0
  return value + ((FILTER[step + 1] ?? 0) - value) * (at - step)
}

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
    for (let at = Math.max(0, Math.ceil(centre - reach)); at <= last; at++)
      sum += (samples[at] ?? 0) * filterAt(Math.abs(at - centre) * cutOff)
    made[index] = sum * cutOff
  }
  return { samples: made, sampleRate: rate }
}
