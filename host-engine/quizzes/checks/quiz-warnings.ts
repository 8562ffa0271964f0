import type { Language } from '#shared/constants/game.ts'
import { gives } from '../quiz-checks.ts'
import { areAliasesRight, hasSeveralInOne, soundsOpen } from './draft-answers.ts'
import { isInLanguage } from './language-of-text.ts'

export const QUIZ_WARNINGS = [
  'answer_told',
  'answers_differ',
  'several_in_one',
  'open_question',
  'other_language',
] as const
export type QuizWarning = (typeof QUIZ_WARNINGS)[number]

interface OwnQuiz {
  readonly language: Language
  readonly prompt: string
  readonly answers: readonly string[]
  readonly category?: string | undefined
}

/** What the author of an own quiz should look at again. Nothing of it keeps the quiz from being played. */
export function warningsFor(quiz: OwnQuiz): QuizWarning[] {
  const { language, prompt, answers, category = '' } = quiz
  const isTold = answers.some(
    (answer) => gives(prompt, answer, language) || gives(category, answer, language),
  )
  const found: Record<QuizWarning, boolean> = {
    answer_told: isTold,
    answers_differ: !areAliasesRight(quiz),
    several_in_one: hasSeveralInOne(quiz),
    open_question: soundsOpen(quiz),
    other_language: isInLanguage(prompt, language) === false,
  }
  return QUIZ_WARNINGS.filter((warning) => found[warning])
}
