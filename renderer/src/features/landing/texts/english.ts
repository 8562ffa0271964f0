import { common } from '#shared/i18n/en/common.ts'
import { landing } from '#shared/i18n/en/landing.ts'
import { meta } from '#shared/i18n/en/meta.ts'

export const texts = { common, landing, meta }
