import type { Utterance } from './engines.ts'
import type { PcmAudio } from './pcm-audio.ts'

/** What a worker is told at its start. */
export interface SynthesisThread {
  /** For its files. */
  readonly folder: string
}
/** What goes to the worker: a text to read, or sound that somebody else made of one. */
export type SynthesisOrder = Utterance | { readonly sound: PcmAudio }
/** What comes back. */
export type SynthesisAnswer = { readonly made: Uint8Array } | { readonly failure: string }
