import { splitAnswers } from '#shared/pasted-quizzes.ts'
import type { CustomQuiz } from '#shared/schemas/custom-quiz.ts'

/** A quiz as it stands in the form: everything is text, and nothing is right yet. */
export interface QuizRow {
  /** For React alone. */
  id: string
  prompt: string
  answer: string
  /** Apart by semicolons. */
  aliases: string
  explanation: string
}

let count = 0
export function quizRow(values: Partial<Omit<QuizRow, 'id'>> = {}): QuizRow {
  count += 1
  return { id: `quiz-${count}`, prompt: '', answer: '', aliases: '', explanation: '', ...values }
}

/** What goes to the server; whether it is good is up to the schema. */
export function quizOf({ prompt, answer, aliases, explanation }: QuizRow): CustomQuiz {
  const answers = [answer.trim(), ...splitAnswers(aliases)]
  return { prompt, answers, ...(explanation.trim() === '' ? {} : { explanation: explanation.trim() }) }
}

export function rowOf({ prompt, answers, explanation }: CustomQuiz): QuizRow {
  const [answer = '', ...aliases] = answers
  return quizRow({ prompt, answer, aliases: aliases.join('; '), explanation: explanation ?? '' })
}
