import { createDeadline } from '#cloud/answer-in-time.ts'
import type { GameServer } from '#host-engine/index.ts'
import { AppError } from '#shared/errors/app-error.ts'
import { type AnswerParts, limit } from './answer-route.ts'
import { readBody } from './body.ts'
import type { Middleware } from './context.ts'

const BODY_LIMIT = 4 * 1024
const PATH = /^\/matchmake\/([A-Za-z]{1,20})\/([\w-]{1,64})$/
const RATE = { name: 'matchmake', points: 300, seconds: 60 }

/** Colyseus's matchmaking call. Its client reads code and text from the body, so a refusal has status 200, too. */
export function matchmakeMiddleware(
  games: Pick<GameServer, 'matchmake'>,
  parts: Pick<AnswerParts, 'limiter' | 'exemptLoopback'>,
): Middleware {
  return async (ctx, next) => {
    if (!ctx.path.startsWith('/matchmake')) return next()
    const [, method, roomId] = PATH.exec(ctx.path) ?? []
    if (!method || !roomId) throw new AppError('NOT_FOUND')
    if (ctx.method !== 'POST') {
      ctx.set('Allow', 'POST, OPTIONS')
      throw new AppError('METHOD_NOT_ALLOWED')
    }
    await limit(parts, RATE, { ip: ctx.state.ip })
    const bearer = /^Bearer (.+)$/.exec(ctx.get('Authorization'))?.[1]
    const body = await readBody(ctx, BODY_LIMIT)
    ctx.body = await createDeadline().inTime(() => games.matchmake({ method, roomId, body, bearer }))
    ctx.status = 200
  }
}
