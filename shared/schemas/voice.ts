import { z } from 'zod/mini'
import { LANGUAGES } from '../constants/game.ts'
import { STORE_ITEMS } from '../constants/store.ts'
import { AGE_GROUPS, SPOKEN_MAX, VOICE_CATEGORIES, VOICE_GENDERS } from '../constants/voice.ts'
import { countSchema, timeSchema } from './primitives.ts'

export const voiceSchema = z
  .object({
    id: z.string(),
    /** A person’s name, the same in every language. */
    name: z.string(),
    category: z.enum(VOICE_CATEGORIES),
    ageGroup: z.enum(AGE_GROUPS),
    gender: z.enum(VOICE_GENDERS),
    language: z.enum(LANGUAGES),
  })
  .register(z.globalRegistry, { id: 'Voice' })
export type Voice = z.infer<typeof voiceSchema>

const voicesSchema = z.array(voiceSchema)

export const publicVoicesData = z
  .object({
    voices: z.object({ default: voicesSchema, community: voicesSchema, premium: voicesSchema }),
    totals: z.object({ default: countSchema, community: countSchema, premium: countSchema }),
    /** Premium voices are locked without. */
    hasSubscription: z.boolean(),
    totalVoices: countSchema,
  })
  .register(z.globalRegistry, { id: 'PublicVoices' })
export type PublicVoices = z.infer<typeof publicVoicesData>

const voiceIdSchema = z.string().check(z.minLength(1), z.maxLength(64))
const spokenTextSchema = z.string().check(z.trim(), z.minLength(1), z.maxLength(SPOKEN_MAX))

/** Name and category are the client’s copy: the server reads its own. */
export const selectVoiceBody = z.object({
  voiceId: voiceIdSchema,
  voiceName: z.optional(z.string()),
  voiceCategory: z.optional(z.string()),
})
export const selectVoiceData = z.object({ selectedVoice: voiceSchema })

export const audioParams = z.object({ id: z.string().check(z.regex(/^[\w-]{22}$/)) })
export const voiceParams = z.object({ voiceId: voiceIdSchema })
/** Without a text the voice says a sentence of its own; the language is the voice’s. */
export const previewVoiceQuery = z.object({
  text: z.optional(spokenTextSchema),
  language: z.optional(z.enum(LANGUAGES)),
})
export type PreviewOrder = z.infer<typeof previewVoiceQuery>
export const generateVoiceBody = z.object({
  text: spokenTextSchema,
  voiceId: voiceIdSchema,
  language: z.optional(z.enum(LANGUAGES)),
})

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
    selectedVoice: z.nullable(voiceSchema),
  })
  .register(z.globalRegistry, { id: 'VoiceStatus' })
export type VoiceStatus = z.infer<typeof voiceStatusData>

/** A riddle and its answer, in the caller's language, to be watched for so many seconds. */
export const adSchema = z
  .object({ id: z.string(), riddle: z.string(), answer: z.string(), seconds: countSchema })
  .register(z.globalRegistry, { id: 'RewardedAd' })
export type RewardedAd = z.infer<typeof adSchema>
export const adData = z.object({ ad: adSchema })

/** Without an id: the ad that was opened last. */
export const watchAdBody = z.object({ adId: z.optional(z.string().check(z.minLength(1), z.maxLength(64))) })
/** Voice tokens. */
export const watchAdData = z.object({ newBalance: countSchema })
