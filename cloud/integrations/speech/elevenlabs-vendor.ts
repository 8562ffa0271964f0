import type { ElevenLabs, ElevenLabsClient } from '@elevenlabs/elevenlabs-js'
import { z } from 'zod'
import type { ElevenLabsSettings } from '#cloud/config/speech-settings.ts'
import { AnswerTooLong, limitedFetch } from '#host-engine/index.ts'
import { fromElevenLabs } from './elevenlabs-voices.ts'
import {
  codeOf,
  failureOf,
  LONGEST_ANSWER,
  RefusedLine,
  type SpeechVendor,
  UnknownVoice,
} from './speech-vendor.ts'
import type { VendorGuard } from './vendor-guard.ts'
import { createVoiceList } from './voice-list.ts'

/** Their quickest, which reads both languages. */
const MODEL = 'eleven_flash_v2_5'
/** A hundred, the most, may be longer than what is read at once: each tells much about itself. */
const PAGE = 50
/** More than anyone looks through. */
const MOST_VOICES = 300

/** What the SDK throws: `status` is a word for what is wrong. */
const refusalSchema = z.object({
  statusCode: z.number().optional(),
  body: z
    .object({ detail: z.object({ status: z.string() }) })
    .optional()
    .catch(undefined),
})

function failed(error: unknown): never {
  const { statusCode, body } = refusalSchema.catch({}).parse(error)
  if (body?.detail.status === 'voice_not_found') throw new UnknownVoice('voice_not_found')
  throw failureOf(statusCode, body?.detail.status)
}

function failedLine(error: unknown): never {
  if (AnswerTooLong.causes(error)) throw new RefusedLine('too_long')
  failed(error)
}

export interface ElevenLabsParts {
  readonly guard: VendorGuard
  readonly now: () => number
}

/** ElevenLabs by its own SDK, with the voices of the account that the key belongs to. */
export function createElevenLabsVendor(
  { baseUrl, apiKey }: ElevenLabsSettings,
  { guard, now }: ElevenLabsParts,
): SpeechVendor {
  let client: Promise<ElevenLabsClient> | undefined
  const connect = (): Promise<ElevenLabsClient> => {
    client ??= import('@elevenlabs/elevenlabs-js').then(
      // Whoever asks tries again by themselves.
      ({ ElevenLabsClient }) =>
        new ElevenLabsClient({ apiKey, baseUrl, maxRetries: 0, fetch: limitedFetch(LONGEST_ANSWER) }),
    )
    return client
  }

  async function list(abortSignal: AbortSignal): Promise<ElevenLabs.Voice[]> {
    const { voices } = await connect()
    const listed: ElevenLabs.Voice[] = []
    let nextPageToken: string | undefined
    do {
      const page = { pageSize: PAGE, ...(nextPageToken !== undefined && { nextPageToken }) }
      const answer = await voices.search(page, { abortSignal }).catch(failed)
      listed.push(...answer.voices)
      nextPageToken = answer.hasMore ? answer.nextPageToken : undefined
    } while (nextPageToken !== undefined && listed.length < MOST_VOICES)
    return listed
  }

  const voices = createVoiceList(async () => fromElevenLabs(await guard(list)), now)

  return {
    name: 'elevenlabs',
    /** The SDK takes seconds to load, in which nobody could play. The voices may come later. */
    async start() {
      await connect()
      void voices().catch(() => undefined)
    },
    voices,
    async speak({ text, vendorId, language }, abortSignal) {
      const { textToSpeech } = await connect()
      const line = {
        text,
        modelId: MODEL,
        languageCode: codeOf(language),
        outputFormat: 'wav_24000',
      } as const
      const sound = await textToSpeech.convert(vendorId, line, { abortSignal }).catch(failedLine)
      return new Response(sound).bytes().catch(failedLine)
    },
  }
}
