import type { Language } from '#shared/constants/game.ts'
import type { PcmAudio } from './pcm-audio.ts'
import type { VoiceRecipe } from './voice-recipe.ts'

export interface Utterance {
  /** Clean: see spokenText. */
  readonly text: string
  readonly language: Language
  readonly recipe: VoiceRecipe
}

/** Makes sound of text. It may take the whole thread while it does. */
export interface SpeechEngine {
  /** Whether it has this voice in this language. */
  readonly has: (utterance: Utterance) => boolean
  readonly make: (utterance: Utterance) => PcmAudio | Promise<PcmAudio>
}
