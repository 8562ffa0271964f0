import type { Language } from '#shared/constants/game.ts'
import type { Voice } from '#shared/schemas/voice.ts'

export interface SpeechRequest {
  /** Plain text without markup, at most SPOKEN_MAX characters. */
  readonly text: string
  readonly voiceId: string
  /** In which the text is read; the voice’s own unless it speaks both. */
  readonly language: Language
}

/** Audio that browsers play. */
export interface SpokenAudio {
  readonly bytes: Uint8Array
  readonly mediaType: 'audio/ogg; codecs=opus' | 'audio/mpeg' | 'audio/wav'
}

/** Reads text aloud: the built-in engine or a vendor. */
export interface Speech {
  /** Before players come: loads what would hold them up. */
  readonly start?: () => Promise<void>
  readonly voices: () => Promise<readonly Voice[]>
  /**
   * Throws NOT_FOUND for an unknown voice, VOICE_UNAVAILABLE when nothing could be made in time. Whoever asks waits for so
   * many milliseconds: what has not begun by then need not be made.
   */
  readonly speak: (request: SpeechRequest, withinMs?: number) => Promise<SpokenAudio>
  /** Whether this line would have to be paid for: it is not kept from before. Without it no line costs its host anything. */
  readonly costs?: (request: SpeechRequest) => boolean
  /** Somebody may speak soon: loads what the first line would wait for, where there is something to load. Never fails. */
  readonly prepare?: () => void
  readonly close: () => Promise<void>
}
