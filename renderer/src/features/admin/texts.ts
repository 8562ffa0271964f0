import type { TextSource } from '#renderer/lib/i18n.ts'
import { libraryTexts } from '#renderer/lib/library-texts.ts'
import { judgeReasonTexts } from '#renderer/lib/quiz-texts.ts'
import { sanctionTexts } from '#renderer/lib/sanction-texts.ts'

const together =
  (...sources: readonly TextSource[]): TextSource =>
  async (locale) =>
    Object.assign({}, ...(await Promise.all(sources.map((source) => source(locale)))))

/** The words of the panel, a file for each part. */
export const adminTexts: TextSource = together(
  (locale) => (locale === 'it' ? import('#shared/i18n/it/admin.ts') : import('#shared/i18n/en/admin.ts')),
  // What any change may be refused with.
  (locale) =>
    locale === 'it' ? import('#shared/i18n/it/admin-calls.ts') : import('#shared/i18n/en/admin-calls.ts'),
)

export const roomsTexts: TextSource = (locale) =>
  locale === 'it' ? import('#shared/i18n/it/admin-rooms.ts') : import('#shared/i18n/en/admin-rooms.ts')

export const quizzesTexts: TextSource = together(
  (locale) =>
    locale === 'it' ? import('#shared/i18n/it/admin-quizzes.ts') : import('#shared/i18n/en/admin-quizzes.ts'),
  judgeReasonTexts,
)

export const reportsTexts: TextSource = (locale) =>
  locale === 'it' ? import('#shared/i18n/it/admin-reports.ts') : import('#shared/i18n/en/admin-reports.ts')

/** With the names of the switches. */
export const actionsTexts: TextSource = together(
  (locale) =>
    locale === 'it' ? import('#shared/i18n/it/admin-actions.ts') : import('#shared/i18n/en/admin-actions.ts'),
  (locale) =>
    locale === 'it'
      ? import('#shared/i18n/it/admin-operations.ts')
      : import('#shared/i18n/en/admin-operations.ts'),
)

export const overviewTexts: TextSource = (locale) =>
  locale === 'it' ? import('#shared/i18n/it/admin-overview.ts') : import('#shared/i18n/en/admin-overview.ts')
export const operationsTexts: TextSource = together(
  (locale) =>
    locale === 'it'
      ? import('#shared/i18n/it/admin-operations.ts')
      : import('#shared/i18n/en/admin-operations.ts'),
  // For the preview.
  (locale) =>
    locale === 'it' ? import('#shared/i18n/it/maintenance.ts') : import('#shared/i18n/en/maintenance.ts'),
)

/** Of money, the library and what play gives, with what their calls refuse and the names of the store. */
export const economyTexts: TextSource = together(
  (locale) =>
    locale === 'it' ? import('#shared/i18n/it/admin-economy.ts') : import('#shared/i18n/en/admin-economy.ts'),
  (locale) =>
    locale === 'it' ? import('#shared/i18n/it/economy-calls.ts') : import('#shared/i18n/en/economy-calls.ts'),
  (locale) => (locale === 'it' ? import('#shared/i18n/it/store.ts') : import('#shared/i18n/en/store.ts')),
)

/** With the names of the rarities. */
export const libraryPartTexts: TextSource = together(economyTexts, libraryTexts)

/** With what players read of sanctions, and the words of grants. */
export const usersTexts: TextSource = together(
  (locale) =>
    locale === 'it' ? import('#shared/i18n/it/admin-users.ts') : import('#shared/i18n/en/admin-users.ts'),
  sanctionTexts,
  economyTexts,
)
