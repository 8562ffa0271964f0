import type { Language } from '#shared/constants/game.ts'
import { VOICE_CATEGORIES } from '#shared/constants/voice.ts'
import { AppError } from '#shared/errors/app-error.ts'
import { validation } from '#shared/i18n/en/validation.ts'
import { voicePreview as en } from '#shared/i18n/en/voice-preview.ts'
import { voicePreview as it } from '#shared/i18n/it/voice-preview.ts'
import type { PreviewOrder, PublicVoices, Voice } from '#shared/schemas/voice.ts'
import { spokenText } from '#shared/spoken-text.ts'
import type { Speech, SpeechRequest, SpokenAudio } from '../ports/speech.ts'
import { withTimeout } from '../server/with-timeout.ts'

/** Leaves a second of a call's four for the rest: a call that is answered too late must not have been charged. */
export const CALL_SPEECH_MS = 3_000
/** Later than this a line is not worth hearing. */
export const LINE_SPEECH_MS = 6_000

const texts = { english: en, italian: it } as const satisfies Record<Language, typeof en>

/** Throws VALIDATION_FAILED for a text of which no voice reads anything. */
export function requireReadable(text: string): void {
  if (spokenText(text) !== null) return
  const message = validation.nothingToRead
  throw new AppError('VALIDATION_FAILED', [{ path: 'text', message }], message)
}

/** What both hosts do around their Speech, which is null where there is none. Throws VOICE_UNAVAILABLE then. */
export function createVoices(speech: Speech | null) {
  function provider(): Speech {
    if (speech === null) throw new AppError('VOICE_UNAVAILABLE')
    return speech
  }

  /** Throws NOT_FOUND. */
  async function get(voiceId: string): Promise<Voice> {
    const voice = (await provider().voices()).find(({ id }) => id === voiceId)
    if (!voice) throw new AppError('NOT_FOUND')
    return voice
  }

  /** Throws VOICE_UNAVAILABLE also when it takes longer; nobody hears then what is made after all. */
  const speak = (request: SpeechRequest, withinMs: number): Promise<SpokenAudio> =>
    withTimeout(provider().speak(request, withinMs), withinMs, () => new AppError('VOICE_UNAVAILABLE'))

  /** Somebody may speak soon. */
  const prepare = (): void => speech?.prepare?.()

  return {
    get,
    speak,
    prepare,

    /** Whether this host would have to pay somebody for it. */
    costs: (request: SpeechRequest): boolean => speech?.costs?.(request) ?? false,

    async grouped(hasSubscription: boolean): Promise<PublicVoices> {
      const all = await provider().voices()
      // Who looks at the voices is about to hear one.
      prepare()
      const of = (category: Voice['category']) => all.filter((voice) => voice.category === category)
      const [standard, community, premium] = VOICE_CATEGORIES.map(of) as [Voice[], Voice[], Voice[]]
      return {
        voices: { default: standard, community, premium },
        totals: { default: standard.length, community: community.length, premium: premium.length },
        hasSubscription,
        totalVoices: all.length,
      }
    },

    /** The voice says its name, or the text. Throws NOT_FOUND, and VALIDATION_FAILED for a text without anything to read. */
    async previewLine(voiceId: string, { text, language }: PreviewOrder): Promise<SpeechRequest> {
      if (text !== undefined) requireReadable(text)
      const voice = await get(voiceId)
      const spoken = language ?? voice.language
      const introduction = texts[spoken].hello.replace('{{name}}', () => voice.name)
      return { text: text ?? introduction, voiceId, language: spoken }
    },
  }
}
export type Voices = ReturnType<typeof createVoices>
