/** `premium` is for subscribers. */
export const VOICE_CATEGORIES = ['default', 'community', 'premium'] as const
export type VoiceCategory = (typeof VOICE_CATEGORIES)[number]

export const AGE_GROUPS = ['young', 'adult', 'senior'] as const
export type AgeGroup = (typeof AGE_GROUPS)[number]

export const VOICE_GENDERS = ['female', 'male'] as const
export type VoiceGender = (typeof VOICE_GENDERS)[number]

/** What a voice reads at once, in characters. */
export const SPOKEN_MAX = 200

/** How long an address of made audio answers. */
export const AUDIO_KEPT_MS = 60 * 60 * 1000

/** Voice tokens for one spoken line. */
export const SPOKEN_LINE_COST = 1
