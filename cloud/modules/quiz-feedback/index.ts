export { feedbackRoutes } from './feedback-router.ts'
export { createFeedback } from './feedback-service.ts'
export { refusedSettlement } from './refused-settlement.ts'
