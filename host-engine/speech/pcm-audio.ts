/** Mono. */
export interface PcmAudio {
  /** From -1 to 1. */
  readonly samples: Float32Array
  /** In Hz. */
  readonly sampleRate: number
}

export function pcmFromInt16(samples: Int16Array, sampleRate: number): PcmAudio {
  return { samples: Float32Array.from(samples, (sample) => sample / 32_768), sampleRate }
}
