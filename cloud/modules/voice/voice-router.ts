import { type Route, route } from '#cloud/http/route.ts'
import { adData, voiceStatusData, watchAdBody, watchAdData } from '#shared/schemas/voice.ts'
import type { Voice } from './voice-service.ts'

const tag = 'voice'

export const voiceRoutes = (voice: Voice): Route[] => [
  route({
    method: 'get',
    path: '/voice/status',
    access: 'player',
    tag,
    summary: 'The caller’s voice tokens and subscription',
    response: voiceStatusData,
    handle: ({ caller }) => voice.status(caller.userId, caller.isGuest),
  }),
  route({
    method: 'post',
    path: '/voice/ad',
    access: 'account',
    tag,
    summary: 'An ad to watch for voice tokens',
    response: adData,
    rateLimit: { name: 'voice-ad', points: 20, seconds: 60 },
    handle: async ({ caller }) => ({ ad: await voice.giveAd(caller.userId) }),
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
      newBalance: await voice.rewardAd(tx, caller.userId, body.adId),
    }),
  }),
]
