import { Hono } from 'hono'
import type { GameServer } from '#host-engine/index.ts'
import { AppError } from '#shared/errors/app-error.ts'
import { bearerOf } from './bearer.ts'
import type { Calls } from './calls.ts'
import { LIMITS } from './limits.ts'
import type { PartyEnv } from './party-env.ts'
import { readJson } from './read-body.ts'

const METHOD = /^[A-Za-z]{1,20}$/
const ROOM = /^[\w-]{1,64}$/

/** Colyseus's matchmaking call. Its client reads code and text from the body, so a refusal has status 200, too. */
export const matchmakeRoute = ({ limited }: Calls, games: Pick<GameServer, 'matchmake'>) =>
  new Hono<PartyEnv>().post('/:method/:roomId', limited(LIMITS.matchmake), async (c) => {
    const { method, roomId } = c.req.param()
    if (!METHOD.test(method) || !ROOM.test(roomId)) throw new AppError('NOT_FOUND')
    const bearer = bearerOf(c.req.header('authorization')) ?? undefined
    return c.json(await games.matchmake({ method, roomId, body: await readJson(c), bearer }))
  })
