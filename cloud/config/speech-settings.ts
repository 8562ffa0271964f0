import { z } from 'zod'
import { isBaseUrl, withoutEndSlashes } from '#shared/schemas/base-url.ts'

export const speechProviderSetting = z.enum(['builtin', 'elevenlabs', 'openai'], {
  error: 'builtin, elevenlabs or openai',
})

const BASE_FORM = 'an http or https address without a query, such as http://localhost:8880/v1'
export const speechBaseSetting = z
  .string()
  .refine(isBaseUrl, { error: BASE_FORM })
  .transform(withoutEndSlashes)

const KEY_FORM = 'a key of the vendor, without spaces'
/** What a header may hold. */
export const speechKeySetting = z.string().regex(/^[!-~]+$/, { error: KEY_FORM })

interface SpeechVariables {
  readonly TTS_PROVIDER?: 'builtin' | 'elevenlabs' | 'openai' | undefined
  readonly TTS_BASE_URL?: string | undefined
  readonly TTS_API_KEY?: string | undefined
}

/** The variables that are missing beside the others, each with what it may hold. */
export function speechNeeds(variables: SpeechVariables): [keyof SpeechVariables, string][] {
  const { TTS_PROVIDER: provider, TTS_BASE_URL, TTS_API_KEY } = variables
  if (provider === undefined && (TTS_BASE_URL !== undefined || TTS_API_KEY !== undefined))
    return [
      [
        'TTS_PROVIDER',
        'elevenlabs or openai, whom TTS_BASE_URL and TTS_API_KEY are for, or builtin to keep them unused',
      ],
    ]
  if (provider === 'elevenlabs' && TTS_API_KEY === undefined)
    return [['TTS_API_KEY', `${KEY_FORM}: it is needed with TTS_PROVIDER=elevenlabs`]]
  if (provider === 'openai' && TTS_API_KEY === undefined && TTS_BASE_URL === undefined)
    return [
      [
        'TTS_API_KEY',
        `${KEY_FORM}: it is needed with TTS_PROVIDER=openai, unless TTS_BASE_URL names a server that asks for none`,
      ],
    ]
  return []
}

export interface ElevenLabsSettings {
  readonly provider: 'elevenlabs'
  readonly baseUrl: string
  readonly apiKey: string
}

export interface OpenAiSpeechSettings {
  readonly provider: 'openai'
  readonly baseUrl: string
  /** Null: the server asks for none. */
  readonly apiKey: string | null
}

export type SpeechSettings = ElevenLabsSettings | OpenAiSpeechSettings

/** Null: the built-in voices speak. */
export function toSpeechSettings({
  TTS_PROVIDER: provider,
  TTS_BASE_URL: baseUrl,
  TTS_API_KEY: apiKey,
}: SpeechVariables): SpeechSettings | null {
  if (provider === 'elevenlabs' && apiKey !== undefined)
    return { provider, baseUrl: baseUrl ?? 'https://api.elevenlabs.io', apiKey }
  if (provider === 'openai')
    return { provider, baseUrl: baseUrl ?? 'https://api.openai.com/v1', apiKey: apiKey ?? null }
  return null
}
