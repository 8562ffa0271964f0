import { AppError } from '#shared/errors/app-error.ts'
import type { Voice } from '#shared/schemas/voice.ts'
import type { Speech, SpeechRequest } from '../ports/speech.ts'

const voice = (id: string, changes: Partial<Voice> = {}): Voice => ({
  id,
  name: id[0]?.toUpperCase() + id.slice(1),
  category: 'default',
  ageGroup: 'adult',
  gender: 'female',
  language: 'english',
  ...changes,
})

export const FAKE_VOICES: readonly Voice[] = [
  voice('vera'),
  voice('ivo', { gender: 'male', language: 'italian' }),
  voice('cora', { category: 'community', ageGroup: 'young' }),
  voice('pia', { category: 'premium', ageGroup: 'senior' }),
]

/** Speech whose audio is the text in the voice's name, so that a test reads what is heard. */
export function createFakeSpeech() {
  const asked: SpeechRequest[] = []
  let prepared = 0
  let meanwhile = async (): Promise<void> => undefined

  const speech: Speech = {
    voices: async () => FAKE_VOICES,
    async speak(request) {
      asked.push(request)
      await meanwhile()
      return {
        bytes: Buffer.from(`${request.voiceId}: ${request.text}`),
        mediaType: 'audio/ogg; codecs=opus',
      }
    },
    prepare() {
      prepared++
    },
    close: async () => undefined,
  }
  return {
    speech,
    /** All requests so far. */
    asked,
    /** How often it was told that somebody may speak soon. */
    prepared: () => prepared,
    /** What happens from now on while it speaks. */
    whileSpeaking(work: () => Promise<void>): void {
      meanwhile = work
    },
    /** Nothing is made from now on. Resolves at the first request. */
    fail: (): Promise<void> =>
      new Promise((resolve) => {
        meanwhile = () => {
          resolve()
          return Promise.reject(new AppError('VOICE_UNAVAILABLE'))
        }
      }),
    recover(): void {
      meanwhile = async () => undefined
    },
  }
}
