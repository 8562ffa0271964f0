import { AppError } from '#shared/errors/app-error.ts'
import type { Speech } from '../ports/speech.ts'
import { BUILT_IN_VOICES } from './built-in-voices.ts'
import { withSpeechCache } from './speech-cache.ts'
import { createSynthesiser } from './synthesiser.ts'

const RECIPES = new Map(BUILT_IN_VOICES.map(({ voice, recipe }) => [voice.id, recipe]))
const VOICES = BUILT_IN_VOICES.map(({ voice }) => voice)

/** Speech that needs nothing but this machine, made in a thread of its own. Every voice reads both languages. */
export function createBuiltInSpeech(): Speech {
  const synthesiser = createSynthesiser()
  return withSpeechCache({
    voices: async () => VOICES,
    async speak({ text, voiceId, language }) {
      const recipe = RECIPES.get(voiceId)
      if (!recipe) throw new AppError('NOT_FOUND')
      return {
        bytes: await synthesiser.make({ text, language, recipe }),
        mediaType: 'audio/ogg; codecs=opus',
      }
    },
    close: synthesiser.close,
  })
}
