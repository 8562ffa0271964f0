import { z } from 'zod'
import { type Route, route } from '#cloud/http/route.ts'
import type { Feedback } from '#cloud/modules/quiz-feedback/index.ts'
import type { Quizzes } from '#cloud/modules/quizzes/index.ts'
import type { AdminAction } from '#shared/constants/admin.ts'
import { AppError } from '#shared/errors/app-error.ts'
import { adminQuizData, adminQuizzesData, adminQuizzesQuery } from '#shared/schemas/admin-quizzes.ts'
import type { AdminChanges } from './admin-change.ts'
import { pageOf } from './page-of.ts'
import { createReviewedQuizzes } from './reviewed-quizzes.ts'

const params = z.object({ id: z.string().max(64) })

export interface QuizRouteParts {
  readonly quizzes: Quizzes
  readonly feedback: Feedback
}

export function quizRoutes(change: AdminChanges, { quizzes, feedback }: QuizRouteParts): Route[] {
  const reviewed = createReviewedQuizzes(quizzes, feedback)
  const existing = async (id: string) => {
    const [quiz] = await reviewed.describe([id])
    if (!quiz) throw new AppError('NOT_FOUND')
    return quiz
  }

  /** With the decision, what was reported is settled. */
  const decision = (
    name: 'withdraw' | 'approve',
    about: { readonly action: AdminAction; readonly summary: string },
  ): Route =>
    change({
      ...about,
      method: 'post',
      path: `/admin/quizzes/{id}/${name}`,
      params,
      precheck: ({ id }) => existing(id),
      async change(tx, { params: { id } }) {
        const next = name === 'withdraw' ? 'withdrawn' : 'active'
        const { status, reason } = await quizzes.decide(tx, id, next)
        await feedback.settleReports(tx, id)
        return {
          target: id,
          before: { status, reason },
          after: { status: next, reason: null },
          data: undefined,
        }
      },
    })

  const verdict = (
    name: 'accept' | 'reject',
    about: { readonly action: AdminAction; readonly summary: string },
  ): Route =>
    change({
      ...about,
      method: 'post',
      path: `/admin/appeals/{id}/${name}`,
      params,
      async change(tx, { params: { id } }) {
        const { quizId, guess, state } = await feedback[name](tx, id)
        const after = name === 'accept' ? 'accepted' : 'rejected'
        return {
          target: id,
          before: { quizId, guess, state },
          after: { quizId, guess, state: after },
          data: undefined,
        }
      },
    })

  return [
    route({
      method: 'get',
      path: '/admin/quizzes',
      access: 'admin',
      tag: 'admin',
      summary: 'Quizzes that were reported, held or appealed about, and those that were withdrawn',
      query: adminQuizzesQuery,
      response: adminQuizzesData,
      async handle({ query }) {
        const { rows, next } = await pageOf(
          query,
          ({ queue, after, limit }) => reviewed.ids(queue, { after, limit }),
          (id) => id,
        )
        return { quizzes: await reviewed.describe(rows), next }
      },
    }),
    route({
      method: 'get',
      path: '/admin/quizzes/{id}',
      access: 'admin',
      tag: 'admin',
      summary: 'One quiz with its answers, and what players say of it',
      params,
      response: adminQuizData,
      handle: async ({ params: { id } }) => ({ quiz: await existing(id) }),
    }),
    decision('withdraw', { action: 'quiz.withdraw', summary: 'Take a quiz out of the game' }),
    decision('approve', {
      action: 'quiz.approve',
      summary: 'Put a quiz back into the game, or leave it there; what was reported is settled',
    }),
    verdict('accept', {
      action: 'appeal.accept',
      summary: 'The guess was right: it is from now on, for all who appealed with it',
    }),
    verdict('reject', {
      action: 'appeal.reject',
      summary: 'The guess was wrong, for all who appealed with it',
    }),
  ]
}
