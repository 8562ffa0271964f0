import type { OpenAIProvider } from '@ai-sdk/openai'
import { APICallError, generateSpeech } from 'ai'
import { z } from 'zod'
import type { OpenAiSpeechSettings } from '#cloud/config/speech-settings.ts'
import { AnswerTooLong, limitedFetch } from '#host-engine/index.ts'
import { OPENAI_VOICES } from './openai-voices.ts'
import { failureOf, LONGEST_ANSWER, RefusedLine, type SpeechVendor, VendorFailure } from './speech-vendor.ts'

/** OpenAI's quickest, by a name that compatible servers know. */
const MODEL = 'tts-1'

const refusalSchema = z.object({ error: z.object({ code: z.string() }) })

/** OpenAI, or any server that speaks by its interface. */
export function createOpenAiVendor({ baseUrl, apiKey }: OpenAiSpeechSettings): SpeechVendor {
  let client: Promise<OpenAIProvider> | undefined
  const connect = (): Promise<OpenAIProvider> => {
    client ??= import('@ai-sdk/openai').then(({ createOpenAI }) =>
      // Without a key the SDK would not start; a server that asks for none looks at none.
      createOpenAI({ baseURL: baseUrl, apiKey: apiKey ?? 'none', fetch: limitedFetch(LONGEST_ANSWER) }),
    )
    return client
  }

  return {
    name: 'openai',
    start: async () => void (await connect()),
    voices: async () => OPENAI_VOICES,
    async speak({ text, vendorId }, signal) {
      const model = (await connect()).speech(MODEL)
      try {
        // Whoever asks tries again by themselves.
        const options = { outputFormat: 'wav', maxRetries: 0, abortSignal: signal }
        const { audio } = await generateSpeech({ model, text, voice: vendorId, ...options })
        return audio.uint8Array
      } catch (error) {
        if (AnswerTooLong.causes(error)) throw new RefusedLine('too_long')
        if (!APICallError.isInstance(error)) throw new VendorFailure('no_sound')
        const refusal = refusalSchema.safeParse(error.data)
        throw failureOf(error.statusCode, refusal.data?.error.code)
      }
    },
  }
}
