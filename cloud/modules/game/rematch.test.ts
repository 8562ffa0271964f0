import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { eventually, roomCalls } from '#cloud/testing/room-calls.ts'
import { startTestCloud, type TestCloud, type TestPlayer } from '#cloud/testing/test-cloud.ts'
import type { CreateRoomBody } from '#shared/schemas/room-settings.ts'
import { createTable, type RunningGame, type Table } from '../../../tests/support/table.ts'

let cloud: TestCloud
let calls: ReturnType<typeof roomCalls>
let table: Table
let ada: TestPlayer
let bob: TestPlayer
let cem: TestPlayer
beforeAll(async () => {
  cloud = await startTestCloud()
  calls = roomCalls(cloud)
  table = createTable(cloud.url)
  ada = await cloud.register('ada')
  bob = await cloud.register('bob')
  cem = await cloud.register('cem')
})
afterEach(() => table.leave())
afterAll(() => cloud.stop())

const rematch = (player: TestPlayer, id: string) => calls.as(player, 'POST', `/game/${id}/rematch`)

/** A game that Ada and Bob have just played to its end. */
async function played(settings: Partial<CreateRoomBody> = {}): Promise<RunningGame> {
  const game = await table.play([ada, bob], settings)
  await calls.as(ada, 'POST', `/game/${game.gameSessionId}/round/end`)
  await game.clients[0]?.until('game_finished')
  return game
}

describe('POST /game/{id}/rematch', () => {
  it('[GAME-38, RT-32, MM-7] makes one room with the same settings and code for all who ask, and tells each', async () => {
    const { room, gameSessionId, clients } = await played({
      timePerRound: 33,
      maxPlayers: 3,
      allowSpectators: true,
    })
    expect((await rematch(cem, gameSessionId)).status).toBe(403)
    const answers = await Promise.all([
      rematch(ada, gameSessionId),
      rematch(bob, room.id),
      rematch(ada, room.id),
    ])
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    const ids = new Set(answers.map(({ body }) => body.data.room.id))
    expect(ids.size).toBe(1)
    const [id = ''] = ids
    expect(id).not.toBe(room.id)
    for (const client of clients)
      expect(await client.until('matchmaking_room_ready')).toEqual({ roomId: id, action: 'join_room' })
    const again = (await calls.as(ada, 'GET', `/rooms/${id}`)).body.data.room
    expect(again).toMatchObject({
      name: room.name,
      mode: room.mode,
      status: 'waiting',
      rounds: 1,
      timePerRound: 33,
      maxPlayers: 3,
      customQuizzes: true,
      allowSpectators: true,
    })
    expect(again.players).toHaveLength(2)
    expect(again.inviteCode).toBe(room.inviteCode)
    expect(again.host.id).toBe(ada.user.id)
    const byCode = await calls.as(cem, 'POST', '/rooms/join-by-code', {
      inviteCode: room.inviteCode,
      password: 'pear',
    })
    expect(byCode.body.data?.room.id ?? byCode.text).toBe(id)
    await calls.leave(cem, id)
    // The game before is still to be looked at.
    expect((await calls.as(ada, 'GET', `/game/${gameSessionId}`)).body.data.gameSession.album).toHaveLength(1)
    const { body } = await calls.as(bob, 'GET', '/game/player/active-colyseus-rooms')
    expect(body.data.primaryRoom.colyseusRoomId).toBe(id)
    // The old room's end changes nothing for those in the new one.
    await calls.leave(ada, room.id)
    await calls.leave(bob, room.id)
    expect(await calls.seatsOf(ada, id)).toHaveLength(2)
    expect((await calls.as(bob, 'GET', '/game/player/active-colyseus-rooms')).body.data.hasActiveRooms).toBe(
      true,
    )
  })

  it('[GAME-38] makes another room when the first one is empty and closed again', async () => {
    const { room } = await played()
    const first = (await rematch(ada, room.id)).body.data.room
    await calls.leave(ada, first.id)
    const second = await rematch(bob, room.id)
    expect(second.status).toBe(200)
    expect(second.body.data.room.id).not.toBe(first.id)
    expect(second.body.data.room.host.id).toBe(bob.user.id)
  })

  it('[GAME-38, ROOM-24] leaves another waiting room, as a join does', async () => {
    const { room } = await played({ password: undefined })
    const elsewhere = await calls.create(cem)
    await calls.join(ada, elsewhere.id)
    expect((await rematch(ada, room.id)).status).toBe(200)
    expect(await calls.seatsOf(cem, elsewhere.id)).toEqual([cem.user.id])
  })

  it('[GAME-38, ERR-44] is refused to those who play elsewhere by now', { timeout: 30_000 }, async () => {
    const { room } = await played()
    const elsewhere = await table.play([cem, ada])
    const { status, body } = await rematch(ada, room.id)
    expect([status, body.code]).toEqual([409, 'ALREADY_IN_ACTIVE_GAME'])
    expect((await calls.seatsOf(cem, elsewhere.room.id)).toSorted()).toEqual(
      [ada.user.id, cem.user.id].toSorted(),
    )
    expect((await rematch(bob, room.id)).status).toBe(200)
    await calls.as(cem, 'POST', `/game/${elsewhere.gameSessionId}/end`)
    await eventually(
      () => calls.as(ada, 'GET', `/rooms/${elsewhere.room.id}`),
      ({ status }) => status === 404,
    )
  })
})
