import { z } from 'zod'
import { type Route, route } from '#cloud/http/route.ts'
import { generateBody, generationData } from '#shared/schemas/quiz-generation.ts'
import type { Generations } from './generations-service.ts'

const tag = 'quizzes'
const params = z.object({ id: z.string().max(64) })

export const generationRoutes = (generations: Generations): Route[] => [
  route({
    method: 'post',
    path: '/quizzes/generate',
    access: 'account',
    feature: 'quiz_making',
    tag,
    summary: 'Have quizzes made: a job at once, one at a time; kept for a day',
    body: generateBody,
    response: generationData,
    status: 201,
    rateLimit: { name: 'quiz-generate', points: 30, seconds: 3600 },
    handle: async ({ caller, body }) => ({ job: await generations.start(caller.userId, body) }),
  }),
  route({
    method: 'get',
    path: '/quizzes/generate/{id}',
    access: 'account',
    tag,
    summary: 'How far one’s own job is, with the quizzes so far',
    params,
    response: generationData,
    handle: async ({ caller, params }) => ({ job: await generations.get(caller.userId, params.id) }),
  }),
  route({
    method: 'delete',
    path: '/quizzes/generate/{id}',
    access: 'account',
    tag,
    summary: 'Cancel one’s own job; one that has ended stays as it is',
    params,
    response: generationData,
    handle: async ({ caller, params }) => ({ job: await generations.cancel(caller.userId, params.id) }),
  }),
]
