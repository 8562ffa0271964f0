import { Hono } from 'hono'
import { explainGuess, type GameService } from '#host-engine/index.ts'
import {
  activeRoomsData,
  answerBody,
  answerData,
  gameSessionData,
  queueStatusData,
  startGameBody,
} from '#shared/schemas/game.ts'
import { judgeBody, judgeData } from '#shared/schemas/judge.ts'
import { roomData } from '#shared/schemas/room.ts'
import type { Calls } from './calls.ts'
import { LIMITS } from './limits.ts'
import type { PartyEnv } from './party-env.ts'
import { readBody } from './read-body.ts'

/** Playing by HTTP: the same game as by room play. */
export function gameRoutes({ player, answer, once }: Calls, game: GameService) {
  const routes = new Hono<PartyEnv>()
    .use(player)
    .get('/player/queue-status', async (c) =>
      answer(c, queueStatusData, await game.queueStatus(c.get('player'))),
    )
    .get('/player/active-colyseus-rooms', async (c) =>
      answer(c, activeRoomsData, await game.activeRooms(c.get('player'))),
    )
    .post('/start', async (c) => {
      const { roomId } = await readBody(c, startGameBody)
      return answer(c, gameSessionData, await game.start(c.get('player'), roomId))
    })
    .get('/:id', async (c) => answer(c, gameSessionData, await game.get(c.get('player'), c.req.param('id'))))
  // The rest is for members of the game.
  routes.use('/:id/*', async (c, next) => {
    await game.requireMember(c.get('player'), c.req.param('id'))
    await next()
  })
  return routes
    .post('/:id/answer', async (c) => {
      const { answer: guess } = await readBody(c, answerBody)
      return answer(c, answerData, await game.answer(c.get('player'), c.req.param('id'), guess))
    })
    .post('/:id/round/start', async (c) =>
      answer(c, gameSessionData, await game.startRound(c.get('player'), c.req.param('id'))),
    )
    .post('/:id/round/end', async (c) =>
      answer(c, gameSessionData, await game.endRound(c.get('player'), c.req.param('id'))),
    )
    .post('/:id/end', async (c) =>
      answer(c, gameSessionData, await game.end(c.get('player'), c.req.param('id'))),
    )
    .post('/:id/rematch', async (c) => {
      const again = () => game.rematch(c.get('player'), c.req.param('id'))
      return answer(c, roomData, await once(c, undefined, again))
    })
}

export const quizRoutes = ({ player, limited, answer }: Calls) =>
  new Hono<PartyEnv>().post('/judge', player, limited(LIMITS.judge), async (c) =>
    answer(c, judgeData, explainGuess(await readBody(c, judgeBody))),
  )
