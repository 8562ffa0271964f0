import { common } from '#shared/i18n/it/common.ts'
import { landing } from '#shared/i18n/it/landing.ts'
import { meta } from '#shared/i18n/it/meta.ts'

export const texts = { common, landing, meta }
