import { Hono } from 'hono'
import { parseParams } from '#host-engine/index.ts'
import {
  audioParams,
  generateVoiceBody,
  previewVoiceQuery,
  publicVoicesData,
  selectVoiceBody,
  selectVoiceData,
  voiceParams,
  voiceStatusData,
} from '#shared/schemas/voice.ts'
import type { PartyVoices } from '../voice/party-voices.ts'
import type { Calls } from './calls.ts'
import { LIMITS } from './limits.ts'
import type { PartyEnv } from './party-env.ts'
import { readBody } from './read-body.ts'

/** Voices as in the cloud, without ads: nothing costs a token here. */
export const voiceRoutes = (
  { player, limited, query, answer, play, once }: Calls,
  voices: PartyVoices,
): Hono<PartyEnv> =>
  new Hono<PartyEnv>()
    .get('/audio/:id', (c) => {
      const { id } = parseParams(audioParams, c.req.param()) as { id: string }
      return play(c, voices.play(id))
    })
    // All that follow need a login.
    .use(player)
    .get('/status', async (c) => answer(c, voiceStatusData, await voices.status(c.get('player').userId)))
    .get('/public-voices', async (c) => answer(c, publicVoicesData, await voices.list()))
    .get('/preview/:voiceId', limited(LIMITS.preview), async (c) => {
      const { voiceId } = parseParams(voiceParams, c.req.param()) as { voiceId: string }
      return play(c, await voices.preview(voiceId, query(c, previewVoiceQuery)))
    })
    .post('/select', async (c) => {
      const { voiceId } = await readBody(c, selectVoiceBody)
      const selectedVoice = await voices.select(c.get('player').userId, voiceId)
      return answer(c, selectVoiceData, { selectedVoice })
    })
    .post('/generate', limited(LIMITS.generateSpeech), async (c) => {
      const body = await readBody(c, generateVoiceBody)
      const id = await once(c, body, () => voices.generate(c.get('player').userId, body))
      return play(c, voices.play(id))
    })
