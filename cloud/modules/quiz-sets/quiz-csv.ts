import { CsvError, parse } from 'csv-parse/sync'
import { stringify } from 'csv-stringify/sync'
import { ANSWERS_MAX } from '#shared/constants/limits.ts'
import { quizCalls } from '#shared/i18n/en/quiz-calls.ts'
import type { CustomQuiz } from '#shared/schemas/custom-quiz.ts'
import type { QuizRow } from './quiz-row.ts'

/** A spreadsheet takes these for the beginning of a formula; the apostrophe before them says that they are text. */
const FORMULA = /^'*[=+\-@＝＋－＠]/
const ESCAPED_FORMULA = /^'+[=+\-@＝＋－＠]/
const escapeCell = (cell: string): string => (FORMULA.test(cell) ? `'${cell}` : cell)
const readCell = (cell: string): string => (ESCAPED_FORMULA.test(cell) ? cell.slice(1) : cell)

/** In characters: more than the longest quiz has. */
const LONGEST_RECORD = 20_000

/** One quiz a row; every answer has a column of its own, as any sign may stand in an answer. */
export function writeCsv(quizzes: readonly CustomQuiz[]): string {
  const answers = Math.max(1, ...quizzes.map((quiz) => quiz.answers.length))
  const head = [
    'prompt',
    'category',
    'explanation',
    ...Array.from({ length: answers }, (_, index) => (index === 0 ? 'answer' : `answer ${index + 1}`)),
  ]
  const rows = quizzes.map(({ prompt, category = '', explanation = '', answers: all }) =>
    [prompt, category, explanation, ...all].map(escapeCell),
  )
  // Spreadsheets know by the mark that it is UTF-8.
  const padded = rows.map((row) => [...row, ...Array<string>(head.length - row.length).fill('')])
  return stringify([head, ...padded], { bom: true, record_delimiter: 'windows' })
}

/** Spreadsheets of some countries write semicolons. */
const delimiterOf = (csv: string): string => /^[^\r\n,;\t]*([,;\t])/.exec(csv)?.[1] ?? ','

/** The rows below the head, empty ones left out. At most `most` and one more are read. Throws the words of what is wrong. */
export function readCsv(csv: string, most: number): QuizRow[] {
  const [head = [], ...records] = parseRecords(csv, most + 2)
  const columns = head.map((cell) => cell.trim().toLowerCase())
  const at = { prompt: columns.indexOf('prompt'), category: columns.indexOf('category') }
  const explanationAt = columns.indexOf('explanation')
  const answersAt = columns.flatMap((name, index) => (/^answers?( ?\d+)?$/.test(name) ? [index] : []))
  if (at.prompt < 0 || answersAt.length === 0) throw new Error(quizCalls.columnsMissing)
  const cellOf = (record: readonly string[], index: number) => readCell(record[index] ?? '')
  const optional = (key: string, cell: string) => (cell === '' ? {} : { [key]: cell })
  return records
    .map((record, index) => ({ record, row: index + 2 }))
    .filter(({ record }) => record.some((cell) => cell.trim() !== ''))
    .map(({ record, row }) => ({
      row,
      candidate: {
        prompt: cellOf(record, at.prompt),
        answers: answersAt
          .slice(0, ANSWERS_MAX + 1)
          .map((index) => cellOf(record, index))
          .filter((answer) => answer.trim() !== ''),
        ...optional('category', cellOf(record, at.category)),
        ...optional('explanation', cellOf(record, explanationAt)),
      },
    }))
}

function parseRecords(csv: string, to: number): string[][] {
  try {
    return parse(csv, {
      bom: true,
      delimiter: delimiterOf(csv),
      relax_column_count: true,
      max_record_size: LONGEST_RECORD,
      to,
    })
  } catch (error) {
    if (error instanceof CsvError) throw new Error(quizCalls.csvBroken)
    throw error
  }
}
