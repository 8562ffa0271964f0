import { z } from 'zod/mini'
import { STORE_ITEMS } from '../constants/store.ts'
import { countSchema, timeSchema } from './primitives.ts'

export const voiceStatusData = z
  .object({
    /** Voice tokens. */
    tokens: countSchema,
    canWatchAd: z.boolean(),
    /** When the next ad may be watched; null where one may be now. */
    nextAdAt: z.nullable(timeSchema),
    hasActiveSubscription: z.boolean(),
    /** The plan's id. */
    subscriptionType: z.nullable(z.enum(STORE_ITEMS)),
    subscriptionExpires: z.nullable(timeSchema),
    selectedVoice: z.null(),
  })
  .register(z.globalRegistry, { id: 'VoiceStatus' })
export type VoiceStatus = z.infer<typeof voiceStatusData>

/** A riddle and its answer, in the caller's language, to be watched for so many seconds. */
export const adSchema = z
  .object({ id: z.string(), riddle: z.string(), answer: z.string(), seconds: countSchema })
  .register(z.globalRegistry, { id: 'RewardedAd' })
export type RewardedAd = z.infer<typeof adSchema>
export const adData = z.object({ ad: adSchema })

export const watchAdBody = z.object({ adId: z.string().check(z.minLength(1), z.maxLength(64)) })
/** Voice tokens. */
export const watchAdData = z.object({ newBalance: countSchema })
