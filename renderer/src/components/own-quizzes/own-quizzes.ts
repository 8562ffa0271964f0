import { type QuizRow, rowOf } from '#renderer/components/own-quizzes/quiz-row.ts'
import { validation } from '#shared/i18n/en/validation.ts'
import { brokenRows, goodRows, parseQuizzes } from '#shared/pasted-quizzes.ts'

/** A host's own quizzes as they stand in a form, with what follows from them. */
export interface OwnQuizzes {
  ownQuizzes: boolean
  quizzes: QuizRow[]
  /** A pasted list that has not been taken into the rows. */
  pasted: string
  rounds: number
  /** The host runs the game without a seat in it. */
  presenter: boolean
}

/** What is wrong, by field; quizzes by the id of their row. All in the schema's English. */
export interface OwnQuizzesErrors {
  fields: Record<string, string>
  quizzes: Record<string, string>
}

/** Rows that nobody has touched are no quizzes. */
export const writtenQuizzes = ({ quizzes }: OwnQuizzes): QuizRow[] =>
  quizzes.filter((row) => row.prompt.trim() !== '' || row.answer.trim() !== '')

/** All that would be played: what is pasted counts as well, taken into the rows or not. */
export const filledQuizzes = (form: OwnQuizzes): QuizRow[] => [
  ...writtenQuizzes(form),
  ...goodRows(parseQuizzes(form.pasted)).map(({ quiz }) => rowOf(quiz)),
]

/** Sorts what the schema finds by field and by row, and adds what it cannot know of the form. */
export function ownQuizzesErrors(form: OwnQuizzes, found: Record<string, string>): OwnQuizzesErrors {
  const rows = filledQuizzes(form)
  const errors: OwnQuizzesErrors = { fields: {}, quizzes: {} }
  for (const [field, message] of Object.entries(found)) {
    const index = /^customQuizzes\.(\d+)/.exec(field)?.[1]
    const row = index === undefined ? undefined : rows[Number(index)]
    if (row) errors.quizzes[row.id] ??= message
    else errors.fields[field] ??= message
  }
  if (!form.ownQuizzes) return errors
  // An empty list is too short for any number of rounds; the schema calls it by another name.
  if (rows.length === 0) errors.fields.customQuizzes = validation.fewerQuizzesThanRounds
  // The paste shows each of its faults by itself; a list with one is not half taken.
  const pasted = parseQuizzes(form.pasted)
  if (brokenRows(pasted).length > 0 || pasted.notJson) errors.fields.pasted = validation.pastedBroken
  return errors
}

export const hasErrors = ({ fields, quizzes }: OwnQuizzesErrors): boolean =>
  Object.keys(fields).length + Object.keys(quizzes).length > 0
