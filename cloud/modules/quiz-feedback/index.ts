export { feedbackRoutes } from './feedback-router.ts'
export { createFeedback, type Feedback } from './feedback-service.ts'
export type { QueuePage } from './quiz-queue-repository.ts'
export { refusedSettlement } from './refused-settlement.ts'
