export type { QuizPage } from './feedback-repository.ts'
export { feedbackRoutes } from './feedback-router.ts'
export { createFeedback, type Feedback } from './feedback-service.ts'
export { refusedSettlement } from './refused-settlement.ts'
