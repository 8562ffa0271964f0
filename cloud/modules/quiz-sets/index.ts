export { quizSetRoutes } from './quiz-sets-router.ts'
export { createQuizSets } from './quiz-sets-service.ts'
