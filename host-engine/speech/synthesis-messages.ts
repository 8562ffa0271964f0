import type { Utterance } from './engines.ts'

/** What goes to the worker and comes back. */
export type SynthesisOrder = Utterance
export type SynthesisAnswer = { readonly made: Uint8Array } | { readonly failure: string }
