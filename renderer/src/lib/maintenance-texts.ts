import type { TextSource } from '#renderer/lib/i18n.ts'

/** Texts of maintenance and announcements, fetched when there is one. */
export const maintenanceTexts: TextSource = (locale) =>
  locale === 'it' ? import('#shared/i18n/it/maintenance.ts') : import('#shared/i18n/en/maintenance.ts')
