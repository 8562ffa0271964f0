import type { Language } from '#shared/constants/game.ts'
import type { Utterance } from './engines.ts'

const ACCENT = { english: 'en-gb', italian: 'it' } as const satisfies Record<Language, string>
/** eSpeak NG's own, in words a minute. */
const WORDS_A_MINUTE = 165

/** What to tell eSpeak NG, whether it runs here or as a program. */
export const espeakSettings = ({ language, recipe }: Utterance) => ({
  voice: `${ACCENT[language]}+${recipe.variant}`,
  pitch: recipe.pitch,
  rate: Math.round(WORDS_A_MINUTE * recipe.tempo),
})
