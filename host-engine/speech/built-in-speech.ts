import { AppError } from '#shared/errors/app-error.ts'
import type { Speech, SpeechRequest } from '../ports/speech.ts'
import { BUILT_IN_VOICES } from './built-in-voices.ts'
import { withSpeechCache } from './speech-cache.ts'
import { createSynthesiser } from './synthesiser.ts'

const RECIPES = new Map(BUILT_IN_VOICES.map(({ voice, recipe }) => [voice.id, recipe]))
/** Each engine has loaded all that it needs once it has said a word. */
const REHEARSAL = [
  { text: 'one', language: 'english', voiceId: 'en-grace' },
  { text: 'uno', language: 'italian', voiceId: 'it-marco' },
] as const
const VOICES = BUILT_IN_VOICES.map(({ voice }) => voice)

/** Speech that needs nothing but this machine, made in a thread of its own. Every voice reads both languages. */
export function createBuiltInSpeech(synthesiser = createSynthesiser()): Speech {
  async function make({ text, voiceId, language }: SpeechRequest): Promise<Uint8Array> {
    const recipe = RECIPES.get(voiceId)
    if (!recipe) throw new AppError('NOT_FOUND')
    return synthesiser.make({ text, language, recipe })
  }

  return withSpeechCache({
    voices: async () => VOICES,
    speak: async (request) => ({ bytes: await make(request), mediaType: 'audio/ogg; codecs=opus' }),
    prepare() {
      if (synthesiser.isRunning()) return
      // An engine that is not here is none of the caller's business yet.
      for (const word of REHEARSAL) make(word).catch(() => undefined)
    },
    close: synthesiser.close,
  })
}
