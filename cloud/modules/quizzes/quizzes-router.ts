import { type Route, route } from '#cloud/http/route.ts'
import { explainGuess } from '#host-engine/index.ts'
import { judgeBody, judgeData } from '#shared/schemas/judge.ts'

export const quizRoutes = (): Route[] => [
  route({
    method: 'post',
    path: '/quizzes/judge',
    access: 'player',
    tag: 'quizzes',
    summary: 'What a game in that language would say to a guess, and why',
    body: judgeBody,
    response: judgeData,
    rateLimit: { name: 'judge', points: 120, seconds: 60 },
    handle: ({ body }) => explainGuess(body),
  }),
]
