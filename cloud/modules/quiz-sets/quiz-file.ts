import { FileAnswer } from '#cloud/http/file-answer.ts'
import type { CustomQuiz } from '#shared/schemas/custom-quiz.ts'
import type { QuizFileFormat } from '#shared/schemas/quiz-import.ts'
import { writeCsv } from './quiz-csv.ts'

/** Its name has nothing of the set's: a header takes no other letters than ASCII. */
export const quizFile = (quizzes: readonly CustomQuiz[], format: QuizFileFormat): FileAnswer =>
  format === 'csv'
    ? new FileAnswer('text/csv; charset=utf-8', 'quizzes.csv', writeCsv(quizzes))
    : new FileAnswer('application/json', 'quizzes.json', JSON.stringify({ quizzes }, null, 2))
