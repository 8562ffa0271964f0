import type { PcmAudio } from './pcm-audio.ts'

/** The sound played faster, which makes it higher and shorter by the factor. */
export const shifted = ({ samples, sampleRate }: PcmAudio, factor: number): PcmAudio => ({
  samples,
  sampleRate: sampleRate * factor,
})
