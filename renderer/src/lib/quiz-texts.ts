import type { TextSource } from '#renderer/lib/i18n.ts'

export const quizCategoryTexts: TextSource = (locale) =>
  locale === 'it'
    ? import('#shared/i18n/it/quiz-categories.ts')
    : import('#shared/i18n/en/quiz-categories.ts')

export const quizMakingTexts: TextSource = (locale) =>
  locale === 'it' ? import('#shared/i18n/it/quiz-making.ts') : import('#shared/i18n/en/quiz-making.ts')

/** Of the screen of one's sets, with the fields of a quiz, what the calls refuse and why the judge does. */
export const quizSetPageTexts: TextSource = async (locale) =>
  Object.assign(
    {},
    ...(await Promise.all(
      locale === 'it'
        ? [
            import('#shared/i18n/it/quiz-sets.ts'),
            import('#shared/i18n/it/quiz-calls.ts'),
            import('#shared/i18n/it/create-lobby.ts'),
            import('#shared/i18n/it/judge-reasons.ts'),
          ]
        : [
            import('#shared/i18n/en/quiz-sets.ts'),
            import('#shared/i18n/en/quiz-calls.ts'),
            import('#shared/i18n/en/create-lobby.ts'),
            import('#shared/i18n/en/judge-reasons.ts'),
          ],
    )),
  )

export const judgeReasonTexts: TextSource = (locale) =>
  locale === 'it' ? import('#shared/i18n/it/judge-reasons.ts') : import('#shared/i18n/en/judge-reasons.ts')

/** With the judge's reasons. */
export const quizVoiceTexts: TextSource = async (locale) => ({
  ...(await judgeReasonTexts(locale)),
  ...(await (locale === 'it'
    ? import('#shared/i18n/it/quiz-voice.ts')
    : import('#shared/i18n/en/quiz-voice.ts'))),
})
