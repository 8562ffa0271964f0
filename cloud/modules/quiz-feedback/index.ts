export { feedbackRoutes } from './feedback-router.ts'
export { createFeedback, type JudgedQuizzes } from './feedback-service.ts'
export { refusedSettlement } from './refused-settlement.ts'
