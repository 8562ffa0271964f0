import type { Logger } from '#cloud/logger.ts'
import { LINE_SPEECH_MS, type SpokenLines } from '#host-engine/index.ts'
import { AppError } from '#shared/errors/app-error.ts'
import { spokenText } from '#shared/spoken-text.ts'
import { audioUrlOf, type SpokenAudios } from './spoken-audio.ts'
import type { VoicesService } from './voices-service.ts'

export interface SpokenLinesParts {
  readonly voices: Pick<VoicesService, 'selected' | 'prepare'>
  readonly audio: Pick<SpokenAudios, 'make' | 'findOwn'>
  /** Nothing is spoken while voices are turned off. */
  readonly isOn: () => boolean
  readonly logger: Logger
}

/** Lines in the voices that their authors chose, at a token each. A guest has chosen none. */
export function createSpokenLines({ voices, audio, isOn, logger }: SpokenLinesParts): SpokenLines {
  return {
    prepare: voices.prepare,

    async speak({ messageId, userId, text, useTts, audioDigest, roomId }, isThere) {
      if (!isOn()) return null
      const own = audioDigest === null ? null : await audio.findOwn(userId, text, audioDigest)
      if (own !== null) return audioUrlOf(own)
      const spoken = useTts ? spokenText(text) : null
      const voice = spoken && (await voices.selected(userId))
      if (!spoken || !voice) return null
      try {
        const order = { userId, voice, text: spoken, madeFor: messageId, withinMs: LINE_SPEECH_MS }
        return audioUrlOf(await audio.make({ ...order, isWanted: isThere }))
      } catch (error) {
        if (!(error instanceof AppError)) throw error
        if (error.code === 'VOICE_UNAVAILABLE') logger.warn({ roomId, messageId }, 'a line was not spoken')
        return null
      }
    },
  }
}
