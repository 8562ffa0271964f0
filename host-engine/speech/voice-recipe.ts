/** How the built-in engines make a voice. */
export interface VoiceRecipe {
  /** A variant of eSpeak NG, which reads both languages. */
  readonly variant: string
  /** 0 to 99, as eSpeak NG counts it. */
  readonly pitch: number
  /** One of flite’s recorded speakers: it reads English. */
  readonly speaker?: 'slt' | 'rms' | 'awb' | 'kal16'
  /** A woman’s voice, which SVOX Pico may read Italian with where it is installed. */
  readonly pico?: boolean
  /** Of recorded voices: raises pitch and formants alike, as in a smaller person. 1: as recorded. */
  readonly shift: number
  /** 1: the engine’s own, about 165 words a minute. */
  readonly tempo: number
}
