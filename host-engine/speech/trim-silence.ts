import type { PcmAudio } from './pcm-audio.ts'

/** Of the peak. */
const SILENCE = 0.01
const KEPT_SECONDS = 0.03

/** Without the silence before and after. */
export function trimSilence({ samples, sampleRate }: PcmAudio): PcmAudio {
  let peak = 0
  for (const sample of samples) peak = Math.max(peak, Math.abs(sample))
  const isHeard = (sample: number): boolean => Math.abs(sample) > peak * SILENCE
  const first = samples.findIndex(isHeard)
  if (first === -1) return { samples: samples.subarray(0, 0), sampleRate }
  const kept = Math.round(KEPT_SECONDS * sampleRate)
  const last = samples.findLastIndex(isHeard)
  return { samples: samples.subarray(Math.max(0, first - kept), last + 1 + kept), sampleRate }
}
