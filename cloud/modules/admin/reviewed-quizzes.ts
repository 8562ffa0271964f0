import type { Feedback, QuizPage } from '#cloud/modules/quiz-feedback/index.ts'
import type { Quizzes, ReviewedQuiz } from '#cloud/modules/quizzes/index.ts'
import type { QuizQueue } from '#shared/constants/quizzes.ts'
import type { AdminQuiz } from '#shared/schemas/admin-quizzes.ts'

export type ReviewedQuizzes = ReturnType<typeof createReviewedQuizzes>

/** Quizzes as an admin looks at them: what the store knows of them, and what players say. */
export function createReviewedQuizzes(quizzes: Quizzes, feedback: Feedback) {
  const QUEUES: Readonly<Record<QuizQueue, (page: QuizPage) => Promise<string[]>>> = {
    reported: feedback.reported,
    appealed: feedback.appealed,
    held: (page) => quizzes.idsOf('held', page),
    withdrawn: (page) => quizzes.idsOf('withdrawn', page),
  }
  const timeOf = (at: number): string => new Date(at).toISOString()

  return {
    ids: (queue: QuizQueue, page: QuizPage): Promise<string[]> => QUEUES[queue](page),

    async describe(ids: readonly string[]): Promise<AdminQuiz[]> {
      const reports = await feedback.openReports(ids)
      const appeals = await feedback.openAppeals(ids)
      return (await quizzes.review(ids)).map(({ quiz, ...state }: ReviewedQuiz) => ({
        ...state,
        quiz: { ...quiz, answers: [...quiz.answers], reject: quiz.reject && [...quiz.reject] },
        reports: reports
          .filter(({ quizId }) => quizId === quiz.id)
          .map(({ userId, reason, text, madeAt }) => ({ userId, reason, text, at: timeOf(madeAt) })),
        appeals: appeals
          .filter(({ quizId }) => quizId === quiz.id)
          .map(({ id, userId, guess, madeAt }) => ({ id, userId, guess, at: timeOf(madeAt) })),
      }))
    },
  }
}
