/** What quizzes are about; shown in this order. A quiz also has a finer category, in words of its language. */
export const QUIZ_CATEGORIES = [
  'words',
  'nature',
  'science',
  'arts',
  'places',
  'history',
  'screen_and_music',
  'sport',
  'logic',
  'everyday',
] as const
export type QuizCategory = (typeof QUIZ_CATEGORIES)[number]

/** What a room may choose. */
export const CATEGORY_CHOICES = ['any', ...QUIZ_CATEGORIES] as const
export type CategoryChoice = (typeof CATEGORY_CHOICES)[number]
