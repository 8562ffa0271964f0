import { IMPORTED_QUIZZES_MAX } from '#shared/constants/quizzes.ts'
import { AppError } from '#shared/errors/app-error.ts'
import { validationFailure } from '#shared/errors/validation-failure.ts'
import { quizCalls } from '#shared/i18n/en/quiz-calls.ts'
import { parseQuizzes, type WrongKey } from '#shared/pasted-quizzes.ts'
import { type CustomQuiz, customQuizSchema } from '#shared/schemas/custom-quiz.ts'
import type { ImportQuizzesBody } from '#shared/schemas/quiz-import.ts'
import { readCsv } from './quiz-csv.ts'
import type { QuizRow } from './quiz-row.ts'

/** A list that is wrong in every row need not say so of each. */
const FAULTS_TOLD = 100

interface Fault {
  readonly path: string
  readonly message: string
}

export const invalid = (path: string, message: string): AppError =>
  new AppError('VALIDATION_FAILED', [{ path, message }], message)

const tooMany = (): AppError =>
  invalid('', quizCalls.tooMany.replace('{{max}}', String(IMPORTED_QUIZZES_MAX)))

const faultOf = (row: number, problem: string, field: readonly PropertyKey[] = []): Fault => ({
  path: ['quizzes', row, ...field].join('.'),
  message: quizCalls.row.replace('{{row}}', String(row)).replace('{{problem}}', () => problem),
})

function checkRow({ row, candidate }: QuizRow): CustomQuiz | Fault[] {
  const parsed = customQuizSchema.safeParse(candidate)
  if (parsed.success) return parsed.data
  const { details } = validationFailure(parsed.error)
  return details.map(({ path, message }) => faultOf(row, message, path === '' ? [] : [path]))
}

const problemOf = (error: string | WrongKey): string =>
  typeof error === 'string' ? error : quizCalls.unknownField.replace('{{field}}', () => error.key)

function readText(text: string): (CustomQuiz | Fault[])[] {
  const { rows, notJson } = parseQuizzes(text)
  if (notJson) throw invalid('text', quizCalls.noQuizzes)
  if (rows.length > IMPORTED_QUIZZES_MAX) throw tooMany()
  return rows.map((parsed) =>
    'quiz' in parsed ? parsed.quiz : [faultOf(parsed.row, problemOf(parsed.error))],
  )
}

function readRows(csv: string): QuizRow[] {
  try {
    return readCsv(csv, IMPORTED_QUIZZES_MAX)
  } catch (error) {
    throw invalid('csv', error instanceof Error ? error.message : quizCalls.csvBroken)
  }
}

function readAll({ quizzes, csv, text }: ImportQuizzesBody): (CustomQuiz | Fault[])[] {
  if (text !== undefined) return readText(text)
  if (csv !== undefined) return readRows(csv).map(checkRow)
  // Before they are looked at, one by one.
  if (quizzes && quizzes.length > IMPORTED_QUIZZES_MAX) throw tooMany()
  return (quizzes ?? []).map((candidate, index) => checkRow({ row: index + 1, candidate }))
}

/** The quizzes of an import. Throws VALIDATION_FAILED with every faulty row, and where there are none or too many. */
export function readImport(body: ImportQuizzesBody): CustomQuiz[] {
  const rows = readAll(body)
  const faults = rows.flatMap((row) => (Array.isArray(row) ? row : []))
  const [first] = faults
  if (first) throw new AppError('VALIDATION_FAILED', faults.slice(0, FAULTS_TOLD), first.message)
  if (rows.length === 0) throw invalid('', quizCalls.noQuizzes)
  if (rows.length > IMPORTED_QUIZZES_MAX) throw tooMany()
  return rows.flatMap((row) => (Array.isArray(row) ? [] : [row]))
}
