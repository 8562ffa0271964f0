export { quizRatingsSettlement } from './quiz-ratings.ts'
export { type AnsweredQuiz, findBank } from './quizzes-repository.ts'
export { quizRoutes } from './quizzes-router.ts'
export { createQuizzes, type Quizzes } from './quizzes-service.ts'
