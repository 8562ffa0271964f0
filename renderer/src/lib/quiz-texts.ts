import type { TextSource } from '#renderer/lib/i18n.ts'

export const quizCategoryTexts: TextSource = (locale) =>
  locale === 'it'
    ? import('#shared/i18n/it/quiz-categories.ts')
    : import('#shared/i18n/en/quiz-categories.ts')

export const quizMakingTexts: TextSource = (locale) =>
  locale === 'it' ? import('#shared/i18n/it/quiz-making.ts') : import('#shared/i18n/en/quiz-making.ts')

export const quizSetTexts: TextSource = (locale) =>
  locale === 'it' ? import('#shared/i18n/it/quiz-sets.ts') : import('#shared/i18n/en/quiz-sets.ts')

export const quizVoiceTexts: TextSource = (locale) =>
  locale === 'it' ? import('#shared/i18n/it/quiz-voice.ts') : import('#shared/i18n/en/quiz-voice.ts')
