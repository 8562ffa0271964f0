export const TOPIC_MAX = 80
/** Of one generation. */
export const GENERATED_QUIZZES_MAX = 20

/** How long a game waits for a model at most. */
export const MODEL_WAIT_MS = 3_000

export const QUIZ_SETS_MAX = 50
export const QUIZZES_PER_SET_MAX = 100
/** As many as all sets hold. */
export const IMPORTED_QUIZZES_MAX = QUIZ_SETS_MAX * QUIZZES_PER_SET_MAX
/** Of all sets of a user as JSON, in characters: 600 a quiz, twice what long ones have. They are all sent at once. */
export const QUIZ_SETS_CHARACTERS_MAX = 3_000_000
export const QUIZ_SET_NAME_MAX = 50

export const GENERATION_STATES = ['running', 'done', 'failed', 'cancelled'] as const
export const REPORT_REASONS = ['wrong_answer', 'unclear', 'offensive', 'duplicate', 'other'] as const
export type ReportReason = (typeof REPORT_REASONS)[number]
export const REPORT_TEXT_MAX = 300
export const APPEAL_STATES = ['open', 'accepted', 'rejected'] as const

/** Where a quiz stands: dealt, waiting for a person, taken out by one, or no longer shipped. */
export const QUIZ_STATUSES = ['active', 'held', 'withdrawn', 'retired'] as const
export type QuizStatus = (typeof QUIZ_STATUSES)[number]
/** What an admin looks through; `waiting` is all that somebody has reported, held or appealed about. */
export const QUIZ_QUEUES = ['waiting', 'reported', 'held', 'appealed', 'withdrawn'] as const
export type QuizQueue = (typeof QUIZ_QUEUES)[number]
