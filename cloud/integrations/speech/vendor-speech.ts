import type { Counter } from 'prom-client'
import type { Logger } from '#cloud/logger.ts'
import { createSynthesiser, type Speech, type SpokenAudio, withSpeechCache } from '#host-engine/index.ts'
import { AppError } from '#shared/errors/app-error.ts'
import { RefusedLine, type SpeechVendor, UnknownVoice } from './speech-vendor.ts'
import { readVendorAudio } from './vendor-audio.ts'
import type { VendorGuard } from './vendor-guard.ts'

/** A click: the thread has loaded all that it needs once it has packed one. */
const REHEARSAL = { sound: { samples: new Float32Array(480).fill(0.1), sampleRate: 24_000 } }

export interface VendorSpeechParts {
  readonly vendor: SpeechVendor
  readonly guard: VendorGuard
  readonly logger: Logger
  /** Counts what was sent. */
  readonly characters: Counter<'vendor'>
  readonly close: () => void
}

/** Speech by a vendor, as loud as the built-in voices, each line paid for once. */
export function createVendorSpeech({ vendor, guard, logger, characters, close }: VendorSpeechParts): Speech {
  const synthesiser = createSynthesiser()

  /** The caller hears no more than that nothing is spoken: what went wrong is for the log. */
  async function orUnavailable<Result>(work: Promise<Result>): Promise<Result> {
    try {
      return await work
    } catch (error) {
      if (error instanceof AppError) throw error
      if (error instanceof UnknownVoice) throw new AppError('NOT_FOUND')
      if (error instanceof RefusedLine)
        logger.warn({ vendor: vendor.name, reason: error.message }, 'the speech vendor refused a line')
      throw Object.assign(new AppError('VOICE_UNAVAILABLE'), { cause: error })
    }
  }

  const cached = withSpeechCache({
    start: vendor.start,
    voices: async () => (await orUnavailable(vendor.voices())).map(({ voice }) => voice),
    async speak({ text, voiceId, language }, withinMs): Promise<SpokenAudio> {
      const voices = await orUnavailable(vendor.voices())
      const vendorId = voices.find(({ voice }) => voice.id === voiceId)?.vendorId
      if (vendorId === undefined) throw new AppError('NOT_FOUND')
      const audio = await orUnavailable(
        guard(async (signal) => {
          characters.inc({ vendor: vendor.name }, text.length)
          return readVendorAudio(await vendor.speak({ text, vendorId, language }, signal))
        }, withinMs),
      )
      if ('mp3' in audio) return { bytes: audio.mp3, mediaType: 'audio/mpeg' }
      return { bytes: await synthesiser.make(audio), mediaType: 'audio/ogg; codecs=opus' }
    },
    prepare() {
      if (!synthesiser.isRunning()) synthesiser.make(REHEARSAL).catch(() => undefined)
    },
    async close() {
      close()
      await synthesiser.close()
    },
  })
  return { ...cached, costs: (request) => !cached.isKept(request) }
}
