import type { TextSource } from '#renderer/lib/i18n.ts'
import { en, it } from '#shared/i18n/resources.ts'

/** Every text at once, for tests. */
export const allTexts: TextSource = async (locale) => (locale === 'it' ? it : en)
