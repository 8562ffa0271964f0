import { Hono } from 'hono'
import { fromPrivateBody, parseParams, type RoomsService } from '#host-engine/index.ts'
import { inviteData, inviteParams } from '#shared/schemas/invite.ts'
import {
  joinByCodeBody,
  joinRoomBody,
  listRoomsQuery,
  readyBody,
  roomData,
  roomListData,
} from '#shared/schemas/room.ts'
import {
  changeRoomBody,
  createPrivateRoomBody,
  createRoomBody,
  ownQuizzesData,
} from '#shared/schemas/room-settings.ts'
import { openStageBody, stageData } from '#shared/schemas/stage.ts'
import type { Calls } from './calls.ts'
import { LIMITS } from './limits.ts'
import type { PartyEnv } from './party-env.ts'
import { readBody } from './read-body.ts'

/** The rooms of the party: as in the cloud, but that guests may make them (GUEST-2). */
export function roomRoutes({ player, limited, query, answer, done, once }: Calls, rooms: RoomsService) {
  return (
    new Hono<PartyEnv>()
      .get('/invite/:code', limited(LIMITS.invite), async (c) => {
        const { code } = parseParams(inviteParams, c.req.param()) as { code: string }
        return answer(c, inviteData, { invite: await rooms.invite(code) })
      })
      .post('/stage', limited(LIMITS.stage), async (c) => {
        const { code } = await readBody(c, openStageBody)
        return answer(c, stageData, await rooms.openStageByCode(code))
      })
      // All that follow need a login.
      .use(player)
      .get('/', async (c) => answer(c, roomListData, await rooms.list(query(c, listRoomsQuery))))
      .post('/', limited(LIMITS.createRoom), async (c) => {
        const body = await readBody(c, createRoomBody)
        const made = await once(c, body, () => rooms.create(c.get('player'), body, 'quick'))
        return answer(c, roomData, made, { status: 201 })
      })
      .post('/private', limited(LIMITS.createRoom), async (c) => {
        const body = fromPrivateBody(await readBody(c, createPrivateRoomBody))
        const made = await once(c, body, () => rooms.create(c.get('player'), body, 'private'))
        return answer(c, roomData, made, { status: 201 })
      })
      .post('/join-by-code', limited(LIMITS.joinByCode), async (c) => {
        const { inviteCode, ...options } = await readBody(c, joinByCodeBody)
        return answer(c, roomData, await rooms.joinByCode(c.get('player'), inviteCode, options))
      })
      .get('/:id', async (c) => answer(c, roomData, await rooms.get(c.get('player'), c.req.param('id'))))
      .patch('/:id', async (c) => {
        const id = c.req.param('id')
        await rooms.requireHost(c.get('player'), id)
        const changes = await readBody(c, changeRoomBody)
        return answer(c, roomData, await rooms.change(c.get('player'), id, changes))
      })
      .get('/:id/quizzes', async (c) =>
        answer(c, ownQuizzesData, await rooms.ownQuizzes(c.get('player'), c.req.param('id'))),
      )
      .delete('/:id', async (c) => {
        await rooms.requireHost(c.get('player'), c.req.param('id'))
        await rooms.close(c.get('player'), c.req.param('id'))
        return done(c)
      })
      .post('/:id/join', limited(LIMITS.joinRoom), async (c) => {
        const id = c.req.param('id')
        await rooms.existing(c.get('player'), id)
        return answer(c, roomData, await rooms.join(c.get('player'), id, await readBody(c, joinRoomBody)))
      })
      .post('/:id/leave', async (c) => {
        await rooms.existing(c.get('player'), c.req.param('id'))
        await rooms.leave(c.get('player'), c.req.param('id'))
        return done(c)
      })
      .post('/:id/stage', async (c) =>
        answer(c, stageData, await rooms.openStageAsHost(c.get('player'), c.req.param('id'))),
      )
      .post('/:id/ready', async (c) => {
        const id = c.req.param('id')
        await rooms.requireMember(c.get('player'), id)
        const { isReady } = await readBody(c, readyBody)
        return answer(c, roomData, await rooms.setReady(c.get('player'), id, isReady))
      })
  )
}
