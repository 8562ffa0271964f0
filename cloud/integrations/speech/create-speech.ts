import { Counter, type Registry } from 'prom-client'
import type { SpeechSettings } from '#cloud/config/speech-settings.ts'
import type { Logger } from '#cloud/logger.ts'
import { createBuiltInSpeech, type Speech } from '#host-engine/index.ts'
import { createElevenLabsVendor } from './elevenlabs-vendor.ts'
import { createOpenAiVendor } from './openai-vendor.ts'
import { createVendorGuard } from './vendor-guard.ts'
import { createVendorSpeech } from './vendor-speech.ts'

export interface SpeechParts {
  readonly logger: Logger
  readonly registry: Registry
  readonly now: () => number
}

/** Who reads aloud, by the settings. */
export function createSpeech(
  settings: SpeechSettings | null,
  { logger, registry, now }: SpeechParts,
): Speech {
  if (settings === null) return createBuiltInSpeech()
  const characters = new Counter({
    name: 'speech_characters_total',
    help: 'Characters that were sent to a speech vendor, which is what it is paid for',
    labelNames: ['vendor'],
    registers: [registry],
  })
  const closing = new AbortController()
  const guard = createVendorGuard({ vendor: settings.provider, logger, closing: closing.signal })
  const vendor =
    settings.provider === 'elevenlabs'
      ? createElevenLabsVendor(settings, { guard, now })
      : createOpenAiVendor(settings)
  return createVendorSpeech({ vendor, guard, logger, characters, close: () => closing.abort() })
}
