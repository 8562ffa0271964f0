import type { TextSource } from '#renderer/lib/i18n.ts'

export const quizCategoryTexts: TextSource = (locale) =>
  locale === 'it'
    ? import('#shared/i18n/it/quiz-categories.ts')
    : import('#shared/i18n/en/quiz-categories.ts')

export const quizMakingTexts: TextSource = (locale) =>
  locale === 'it' ? import('#shared/i18n/it/quiz-making.ts') : import('#shared/i18n/en/quiz-making.ts')

/** Of the screen of one's sets, with the fields of a quiz and what the calls refuse. */
export const quizSetPageTexts: TextSource = async (locale) =>
  Object.assign(
    {},
    ...(await Promise.all(
      locale === 'it'
        ? [
            import('#shared/i18n/it/quiz-sets.ts'),
            import('#shared/i18n/it/quiz-calls.ts'),
            import('#shared/i18n/it/create-lobby.ts'),
          ]
        : [
            import('#shared/i18n/en/quiz-sets.ts'),
            import('#shared/i18n/en/quiz-calls.ts'),
            import('#shared/i18n/en/create-lobby.ts'),
          ],
    )),
  )

export const quizVoiceTexts: TextSource = (locale) =>
  locale === 'it' ? import('#shared/i18n/it/quiz-voice.ts') : import('#shared/i18n/en/quiz-voice.ts')
