import { z } from 'zod/mini'
import { FileAnswer } from '#cloud/http/file-answer.ts'
import { type Route, route } from '#cloud/http/route.ts'
import { CALL_SPEECH_MS, digestOf, requireReadable, type SpokenAudio } from '#host-engine/index.ts'
import { AppError } from '#shared/errors/app-error.ts'
import {
  adData,
  audioParams,
  generateVoiceBody,
  previewVoiceQuery,
  publicVoicesData,
  selectVoiceBody,
  selectVoiceData,
  voiceParams,
  voiceStatusData,
  watchAdBody,
  watchAdData,
} from '#shared/schemas/voice.ts'
import type { AdsService } from './ads-service.ts'
import type { SpokenAudios } from './spoken-audio.ts'
import type { VoicesService } from './voices-service.ts'

const tag = 'voice'
const AUDIO = 'audio/*'
/** Of a call's time, for what follows once the sound is paid. */
const ANSWER_MS = 500

interface VoiceRoutesParts {
  readonly voices: VoicesService
  readonly audio: SpokenAudios
  readonly ads: AdsService
}

const played = ({ mediaType, bytes }: Pick<SpokenAudio, 'bytes'> & { mediaType: string }): FileAnswer =>
  new FileAnswer(mediaType, null, Buffer.from(bytes))

export function voiceRoutes({ voices, audio, ads }: VoiceRoutesParts): Route[] {
  /** Throws NOT_FOUND. */
  async function play(id: string): Promise<FileAnswer> {
    const found = await audio.find(id)
    if (found === null) throw new AppError('NOT_FOUND')
    return played(found)
  }

  return [
    route({
      method: 'get',
      path: '/voice/status',
      access: 'player',
      tag,
      summary: 'The caller’s voice, voice tokens and subscription',
      response: voiceStatusData,
      handle: ({ caller }) => voices.status(caller.userId, caller.isGuest),
    }),
    route({
      method: 'get',
      path: '/voice/public-voices',
      access: 'account',
      tag,
      summary: 'All voices by their category',
      response: publicVoicesData,
      handle: ({ caller }) => voices.list(caller.userId),
    }),
    route({
      method: 'get',
      path: '/voice/preview/{voiceId}',
      access: 'account',
      feature: 'voices',
      tag,
      summary: 'A voice to listen to: what it says of itself, or a text',
      params: voiceParams,
      query: previewVoiceQuery,
      rateLimit: { name: 'voice-preview', points: 30, seconds: 60 },
      produces: AUDIO,
      handle: async ({ caller, params, query }) =>
        played(await voices.preview(caller.userId, params.voiceId, query)),
    }),
    route({
      method: 'post',
      path: '/voice/select',
      access: 'account',
      tag,
      summary: 'The voice in which the caller’s lines are spoken from now on',
      body: selectVoiceBody,
      response: selectVoiceData,
      handle: async ({ caller, body }) => ({
        selectedVoice: await voices.select(caller.userId, body.voiceId),
      }),
    }),
    route({
      method: 'post',
      path: '/voice/generate',
      access: 'account',
      feature: 'voices',
      tag,
      summary: 'A text as audio, for one voice token',
      body: generateVoiceBody,
      response: z.object({ audioId: z.string() }),
      produces: AUDIO,
      rateLimit: { name: 'voice-generate', points: 30, seconds: 60 },
      once: 'claim',
      async handle({ caller: { userId }, body: { voiceId, ...spoken }, header, requestId, msLeft }) {
        requireReadable(spoken.text)
        const voice = await voices.open(userId, voiceId)
        // A process that dies between charge and answer leaves the key to another, which finds what was charged.
        const madeFor = digestOf(JSON.stringify([userId, header('Idempotency-Key') ?? requestId]))
        const isWanted = () => msLeft() >= ANSWER_MS
        const order = { userId, voice, ...spoken, madeFor, withinMs: CALL_SPEECH_MS, isWanted }
        return { audioId: await audio.make(order) }
      },
      file: ({ audioId }) => play(audioId),
    }),
    route({
      method: 'get',
      path: '/voice/audio/{id}',
      access: 'public',
      // Games that run on are heard to their end.
      duringMaintenance: true,
      tag,
      summary: 'A spoken line, for an hour',
      params: audioParams,
      produces: AUDIO,
      handle: ({ params }) => play(params.id),
    }),
    route({
      method: 'post',
      path: '/voice/ad',
      access: 'account',
      tag,
      summary: 'An ad to watch for voice tokens',
      response: adData,
      rateLimit: { name: 'voice-ad', points: 20, seconds: 60 },
      handle: async ({ caller }) => ({ ad: await ads.give(caller.userId) }),
    }),
    route({
      method: 'post',
      path: '/voice/watch-ad',
      access: 'account',
      tag,
      summary: 'The voice tokens for an ad that was watched to its end',
      body: watchAdBody,
      response: watchAdData,
      once: 'transaction',
      handle: async ({ caller, body, tx }) => ({
        newBalance: await ads.pay(tx, caller.userId, body.adId),
      }),
    }),
  ]
}
