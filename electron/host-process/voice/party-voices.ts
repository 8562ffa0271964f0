import {
  CALL_SPEECH_MS,
  createVoices,
  LINE_SPEECH_MS,
  requireReadable,
  type Speech,
  type SpokenLines,
} from '#host-engine/index.ts'
import type { Language } from '#shared/constants/game.ts'
import { AppError } from '#shared/errors/app-error.ts'
import type { PreviewOrder, Voice, VoiceStatus } from '#shared/schemas/voice.ts'
import { spokenText } from '#shared/spoken-text.ts'
import type { Logger } from '../logger.ts'
import { createKeptAudio } from './kept-audio.ts'
import type { VoiceChoices } from './voice-choices.ts'

export interface PartyVoicesParts {
  /** Null: nothing is spoken. */
  readonly speech: Speech | null
  readonly choices: VoiceChoices
  readonly logger: Pick<Logger, 'warn'>
  readonly now: () => number
}

export interface SpeechOrder {
  readonly text: string
  readonly voiceId: string
  readonly language?: Language | undefined
}

export type PartyVoices = ReturnType<typeof createPartyVoices>

/** The voices of a party: every one is open to everybody, and costs nothing. */
export function createPartyVoices({ speech, choices, logger, now }: PartyVoicesParts) {
  const voices = createVoices(speech)
  const audio = createKeptAudio(now)

  /** Null also where it is no longer there, or nothing speaks. */
  async function selected(userId: string): Promise<Voice | null> {
    const voiceId = choices.find(userId)
    if (voiceId === null) return null
    return voices.get(voiceId).catch((error: unknown) => {
      if (error instanceof AppError) return null
      throw error
    })
  }

  const urlOf = (id: string): string => `/api/voice/audio/${id}`

  const spokenLines: SpokenLines = {
    async prepare(userIds) {
      if (userIds.some((userId) => choices.find(userId) !== null)) voices.prepare()
    },

    async speak({ roomId, messageId, userId, text, useTts, audioDigest }) {
      const own = audioDigest === null ? null : audio.findOwn(userId, text, audioDigest)
      if (own !== null) return urlOf(own)
      const spoken = useTts ? spokenText(text) : null
      const voice = spoken && (await selected(userId))
      if (!spoken || !voice) return null
      try {
        const request = { text: spoken, voiceId: voice.id, language: voice.language }
        return urlOf(audio.keep(userId, text, await voices.speak(request, LINE_SPEECH_MS)))
      } catch (error) {
        if (!(error instanceof AppError)) throw error
        logger.warn({ roomId, messageId }, 'a line was not spoken')
        return null
      }
    },
  }

  return {
    /** Nobody has tokens here, and nobody needs any. */
    status: async (userId: string): Promise<VoiceStatus> => ({
      tokens: 0,
      canWatchAd: false,
      nextAdAt: null,
      hasActiveSubscription: true,
      subscriptionType: null,
      subscriptionExpires: null,
      selectedVoice: await selected(userId),
    }),

    list: () => voices.grouped(true),

    /** Throws NOT_FOUND, VALIDATION_FAILED and VOICE_UNAVAILABLE. */
    preview: async (voiceId: string, order: PreviewOrder) =>
      voices.speak(await voices.previewLine(voiceId, order), CALL_SPEECH_MS),

    /** Throws NOT_FOUND. */
    async select(userId: string, voiceId: string): Promise<Voice> {
      const voice = await voices.get(voiceId)
      choices.set(userId, voiceId)
      return voice
    },

    /** Answers the audio's id. Throws NOT_FOUND, VALIDATION_FAILED and VOICE_UNAVAILABLE. */
    async generate(userId: string, { text, voiceId, language }: SpeechOrder): Promise<string> {
      requireReadable(text)
      const voice = await voices.get(voiceId)
      const request = { text, voiceId, language: language ?? voice.language }
      return audio.keep(userId, text, await voices.speak(request, CALL_SPEECH_MS))
    },

    /** Throws NOT_FOUND. */
    play(id: string) {
      const found = audio.find(id)
      if (found === null) throw new AppError('NOT_FOUND')
      return found
    },

    spokenLines,
    close: async (): Promise<void> => speech?.close(),
  }
}
