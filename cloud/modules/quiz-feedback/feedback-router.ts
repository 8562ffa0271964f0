import { z } from 'zod'
import { type Route, route } from '#cloud/http/route.ts'
import { appealBody, reportQuizBody } from '#shared/schemas/quiz-feedback.ts'
import type { Feedback } from './feedback-service.ts'

const tag = 'quizzes'
const params = z.object({ id: z.string().max(64) })

/** About a quiz by the name that a game told. */
export const feedbackRoutes = (feedback: Feedback): Route[] => [
  route({
    method: 'post',
    path: '/quizzes/{id}/report',
    access: 'player',
    tag,
    summary: 'Report a quiz that one has met; 409 for a host’s own',
    params,
    body: reportQuizBody,
    status: 201,
    rateLimit: { name: 'quiz-report', points: 20, seconds: 86_400 },
    precheck: ({ caller, params }) => feedback.requireMetQuiz(caller.userId, params.id),
    handle: ({ caller, found, body }) => feedback.report(caller.userId, found, body),
  }),
  route({
    method: 'post',
    path: '/quizzes/{id}/appeal',
    access: 'account',
    tag,
    summary:
      '“I was right”: about a guess that was refused within the last day, once a round; 409 for a host’s own quiz',
    params,
    body: appealBody,
    status: 201,
    rateLimit: { name: 'quiz-appeal', points: 60, seconds: 3600 },
    precheck: ({ caller, params }) => feedback.requireMet(caller.userId, params.id),
    handle: ({ caller, found, body }) => feedback.appeal(caller.userId, found, body),
  }),
]
