import { z } from 'zod'
import { type Route, route } from '#cloud/http/route.ts'
import type { Feedback } from '#cloud/modules/quiz-feedback/index.ts'
import type { Quizzes } from '#cloud/modules/quizzes/index.ts'
import { explainGuess, type Quiz } from '#host-engine/index.ts'
import type { AdminAction } from '#shared/constants/admin.ts'
import { AppError } from '#shared/errors/app-error.ts'
import {
  adminQuizData,
  adminQuizzesData,
  adminQuizzesQuery,
  editQuizBody,
  judgeQuizBody,
} from '#shared/schemas/admin-quizzes.ts'
import { judgeData } from '#shared/schemas/judge.ts'
import type { AdminChanges } from './admin-change.ts'
import { pageOf } from './page-of.ts'
import { createReviewedQuizzes } from './reviewed-quizzes.ts'

const params = z.object({ id: z.string().max(64) })

const textsOf = ({ prompt, answers, reject = [], explanation = '' }: Quiz) => ({
  prompt,
  answers,
  reject,
  explanation,
})

export interface QuizRouteParts {
  readonly quizzes: Quizzes
  readonly feedback: Feedback
  readonly now: () => number
}

export function quizRoutes(change: AdminChanges, { quizzes, feedback, now }: QuizRouteParts): Route[] {
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
        const { rows, next } = await pageOf(query, feedback.queue, (id) => id)
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
    change({
      method: 'put',
      path: '/admin/quizzes/{id}',
      action: 'quiz.edit',
      summary: 'Rewrite question, answers, wrong guesses and explanation; 400 for what could not be played',
      params,
      body: editQuizBody,
      precheck: ({ id }) => existing(id),
      async change(tx, { params: { id }, body }) {
        const { before, after } = await quizzes.edit(tx, id, body, now())
        return { target: id, before: textsOf(before), after: textsOf(after), data: undefined }
      },
    }),
    route({
      method: 'post',
      path: '/admin/quizzes/{id}/judge',
      access: 'admin',
      tag: 'admin',
      summary: 'What a game would say to a guess at this quiz, and why',
      params,
      body: judgeQuizBody,
      response: judgeData,
      changesNothing: true,
      precheck: ({ params: { id } }) => existing(id),
      handle: ({ body, found: { quiz } }) => explainGuess({ ...quiz, ...body }),
    }),
    decision('withdraw', { action: 'quiz.withdraw', summary: 'Take a quiz out of the game' }),
    decision('approve', {
      action: 'quiz.approve',
      summary: 'Put a quiz back into the game, or leave it there; what was reported is settled',
    }),
    change({
      method: 'post',
      path: '/admin/quizzes/{id}/settle',
      action: 'quiz.settle',
      summary: 'Close what was reported, and leave the quiz as it is, in the game or out of it',
      params,
      precheck: ({ id }) => existing(id),
      async change(tx, { params: { id } }) {
        const closed = await feedback.settleReports(tx, id)
        return { target: id, before: { reports: closed }, after: { reports: 0 }, data: undefined }
      },
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
