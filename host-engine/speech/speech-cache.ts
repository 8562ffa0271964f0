import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { AppError } from '#shared/errors/app-error.ts'
import { spokenText } from '#shared/spoken-text.ts'
import type { Speech, SpeechRequest, SpokenAudio } from '../ports/speech.ts'

/** Of sound, in bytes: some three thousand lines. */
const CACHE_BYTES = 32 * 1024 * 1024

const keyOf = ({ text, voiceId, language }: SpeechRequest): string =>
  createHash('sha256')
    .update(JSON.stringify([text, voiceId, language]))
    .digest('base64url')

/**
 * Speech that cleans its texts, and makes the same line once: who asks for it while it is made waits for the same sound. A
 * voice has one rate, so text, voice and language tell a line. What failed is not kept.
 */
export function withSpeechCache(
  speech: Speech,
): Speech & { readonly isKept: (request: SpeechRequest) => boolean } {
  const kept = new LRUCache<string, SpokenAudio, Parameters<Speech['speak']>>({
    maxSize: CACHE_BYTES,
    sizeCalculation: ({ bytes }) => bytes.length,
    fetchMethod: (_key, _stale, { context }) => speech.speak(...context),
  })
  const clean = (request: SpeechRequest): SpeechRequest | null => {
    const text = spokenText(request.text)
    return text === null ? null : { ...request, text }
  }
  return {
    ...speech,
    isKept(request) {
      const cleaned = clean(request)
      return cleaned !== null && kept.has(keyOf(cleaned))
    },
    async speak(request, withinMs) {
      const cleaned = clean(request)
      if (cleaned === null) throw new AppError('VOICE_UNAVAILABLE')
      const audio = await kept.fetch(keyOf(cleaned), { context: [cleaned, withinMs] })
      if (!audio) throw new AppError('VOICE_UNAVAILABLE')
      return audio
    },
  }
}
