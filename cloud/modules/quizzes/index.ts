export { createQuizzes, type Quizzes } from './quizzes-service.ts'
