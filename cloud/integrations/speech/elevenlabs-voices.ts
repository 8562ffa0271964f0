import type { ElevenLabs } from '@elevenlabs/elevenlabs-js'
import { LANGUAGES, type Language } from '#shared/constants/game.ts'
import type { Voice } from '#shared/schemas/voice.ts'
import { codeOf, offeredIn, type VendorVoice } from './speech-vendor.ts'

/** With the language before it, an id of ours may have 64 characters. */
const VENDOR_ID = /^[\w-]{1,60}$/
const NAME_MAX = 40

type Listed = Pick<ElevenLabs.Voice, 'voiceId' | 'name' | 'category' | 'labels' | 'verifiedLanguages'>

/** `premade` are ElevenLabs' own. What people have recorded in a studio is premium; what an account has cloned or designed is of the community. */
const CATEGORIES: Readonly<Record<string, Voice['category']>> = {
  premade: 'default',
  professional: 'premium',
  high_quality: 'premium',
  famous: 'premium',
}
const AGES: Readonly<Record<string, Voice['ageGroup']>> = { young: 'young', old: 'senior' }

/** Behind a dash they describe themselves: `Roger - Laid-Back, Casual`. */
const nameOf = ({ name = '' }: Listed): string => (name.split(' - ', 1)[0] ?? '').trim().slice(0, NAME_MAX)

const traitsOf = (listed: Listed): Omit<Voice, 'id' | 'language'> => ({
  name: nameOf(listed),
  category: CATEGORIES[listed.category ?? ''] ?? 'community',
  ageGroup: AGES[listed.labels?.age ?? ''] ?? 'adult',
  gender: listed.labels?.gender === 'male' ? 'male' : 'female',
})

const isLabelled = ({ labels, verifiedLanguages = [] }: Listed, language: Language): boolean =>
  [labels?.language, ...verifiedLanguages.map((verified) => verified.language)].includes(codeOf(language))

/**
 * The account's voices as ours, in each language that they are labelled with. Every voice reads every language: where none
 * is labelled with one, all are offered in it.
 */
export function fromElevenLabs(listed: readonly Listed[]): VendorVoice[] {
  const usable = listed.filter((one) => VENDOR_ID.test(one.voiceId) && nameOf(one) !== '')
  return LANGUAGES.flatMap((language) => {
    const labelled = usable.filter((one) => isLabelled(one, language))
    return (labelled.length > 0 ? labelled : usable).map((one) =>
      offeredIn(language, one.voiceId, traitsOf(one)),
    )
  })
}
