import type { Utterance } from './engines.ts'
import type { PcmAudio } from './pcm-audio.ts'

/** What goes to the worker: a text to read, or sound that somebody else made of one. */
export type SynthesisOrder = Utterance | { readonly sound: PcmAudio }
/** What comes back. */
export type SynthesisAnswer = { readonly made: Uint8Array } | { readonly failure: string }
