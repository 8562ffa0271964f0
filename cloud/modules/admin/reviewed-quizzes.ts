import type { Feedback } from '#cloud/modules/quiz-feedback/index.ts'
import type { Quizzes, ReviewedQuiz } from '#cloud/modules/quizzes/index.ts'
import type { AdminQuiz } from '#shared/schemas/admin-quizzes.ts'

export type ReviewedQuizzes = ReturnType<typeof createReviewedQuizzes>

/** Quizzes as an admin looks at them: what the store knows of them, and what players say. */
export function createReviewedQuizzes(quizzes: Quizzes, feedback: Feedback) {
  const timeOf = (at: number): string => new Date(at).toISOString()

  return {
    async describe(ids: readonly string[]): Promise<AdminQuiz[]> {
      const reports = await feedback.openReports(ids)
      const appeals = await feedback.openAppeals(ids)
      return (await quizzes.review(ids)).map(({ quiz, editedAt, ...state }: ReviewedQuiz) => ({
        ...state,
        editedAt: editedAt === null ? null : timeOf(editedAt),
        quiz: { ...quiz, answers: [...quiz.answers], reject: quiz.reject && [...quiz.reject] },
        reports: reports
          .filter(({ quizId }) => quizId === quiz.id)
          .map(({ quizId: _of, gameId: _game, madeAt, ...report }) => ({ ...report, at: timeOf(madeAt) })),
        appeals: appeals
          .filter(({ quizId }) => quizId === quiz.id)
          .map(({ id, userId, username, guess, madeAt }) => ({
            id,
            userId,
            username,
            guess,
            at: timeOf(madeAt),
          })),
      }))
    },
  }
}
