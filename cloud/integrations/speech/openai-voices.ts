import { LANGUAGES } from '#shared/constants/game.ts'
import type { Voice } from '#shared/schemas/voice.ts'
import { offeredIn, type VendorVoice } from './speech-vendor.ts'

type Kind = readonly [name: string, category: Voice['category'], gender: Voice['gender']]

/**
 * The voices of `tts-1`; compatible servers know them, too. OpenAI tells neither age nor gender: the gender is how they
 * sound. The six of the beginning are for everyone, the later ones are premium.
 */
const KINDS: readonly Kind[] = [
  ['Alloy', 'default', 'female'],
  ['Echo', 'default', 'male'],
  ['Fable', 'default', 'male'],
  ['Nova', 'default', 'female'],
  ['Onyx', 'default', 'male'],
  ['Shimmer', 'default', 'female'],
  ['Ash', 'premium', 'male'],
  ['Coral', 'premium', 'female'],
  ['Sage', 'premium', 'female'],
]

/** Each reads the language that a text is in. */
export const OPENAI_VOICES: readonly VendorVoice[] = LANGUAGES.flatMap((language) =>
  KINDS.map(([name, category, gender]) =>
    offeredIn(language, name.toLowerCase(), { name, category, ageGroup: 'adult', gender }),
  ),
)
