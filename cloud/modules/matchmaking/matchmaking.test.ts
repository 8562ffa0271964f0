/**
 * @module-tag postgres
 * Locks; queries of queue-repository.ts and rooms-repository.ts.
 */
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { eventually, ROOM, roomCalls } from '#cloud/testing/room-calls.ts'
import { startTestCloud, type TestCloud, type TestPlayer } from '#cloud/testing/test-cloud.ts'

let cloud: TestCloud
let calls: ReturnType<typeof roomCalls>
beforeAll(async () => {
  cloud = await startTestCloud()
  calls = roomCalls(cloud)
})
afterAll(() => cloud.stop())
afterEach(() => cloud.db('queue_tickets').delete())

const start = (player: TestPlayer | null, gameModeId: unknown = 'quick_match') =>
  calls.as(player, 'POST', '/gamemode/matchmaking/start', { gameModeId })
const status = async (player: TestPlayer) =>
  (await calls.as(player, 'GET', '/gamemode/matchmaking/status')).body.data
const queueIdOf = async (player: TestPlayer): Promise<string> => (await status(player)).queueId
const cancel = (player: TestPlayer) => calls.as(player, 'POST', '/gamemode/matchmaking/cancel')
const speaks = (player: TestPlayer, language: string) =>
  calls.as(player, 'PATCH', '/auth/language', { language })

const registered = (count: number): Promise<TestPlayer[]> =>
  Promise.all(Array.from({ length: count }, () => cloud.register()))
const newPlayer = () => cloud.register()

/** The room that a player was put into, as soon as they are. */
async function matchOf(player: TestPlayer) {
  const { body } = await eventually(
    () => calls.as(player, 'GET', '/game/player/queue-status'),
    (answer) => answer.body.data.activeRoom?.matched === true,
  )
  return body.data.activeRoom
}

/** Moves the clock that the queue reads. */
const wait = (ms: number) => cloud.clock.advance(ms)

/** Runs the act of a player after the next match has claimed its tickets and before its room opens. */
async function whileRoomOpens(act: () => Promise<unknown>): Promise<void> {
  const { users } = cloud.app.services
  const { listPublic } = users
  const acted = Promise.withResolvers<void>()
  vi.spyOn(users, 'listPublic').mockImplementationOnce(async (ids) => {
    await act().then(() => acted.resolve(), acted.reject)
    return listPublic(ids)
  })
  wait(6_000)
  await acted.promise
}
const roomOf = async (player: TestPlayer) =>
  (await calls.as(player, 'GET', '/game/player/queue-status')).body.data.activeRoom

describe('the calls', () => {
  it('[MM-3] start answers a place in the queue, a message and an estimate', async () => {
    const ada = await newPlayer()
    const { status: code, body } = await start(ada)
    expect(code).toBe(200)
    expect(body.data).toEqual({
      message: expect.stringMatching(/\w/),
      queueId: expect.stringMatching(/^\w{26}$/),
      estimatedWaitTime: expect.any(Number),
    })
    expect(body.data.estimatedWaitTime).toBeGreaterThanOrEqual(1_000)
  })

  it.each(['private_lobby', 'chess', 7, null])('[MM-3] start refuses the mode %j', async (mode) => {
    const ada = await newPlayer()
    const { status: code, body } = await start(ada, mode)
    expect([code, body.code]).toEqual([400, 'VALIDATION_FAILED'])
    expect(await status(ada)).toEqual({ isInQueue: false })
  })

  it('start asks for a login first', async () => {
    expect((await start(null, 'chess')).status).toBe(401)
  })

  it('[MM-4] cancel takes the player out of the queue, and does not mind when there is none', async () => {
    const ada = await newPlayer()
    await start(ada, 'ranked')
    expect((await cancel(ada)).status).toBe(200)
    expect(await status(ada)).toEqual({ isInQueue: false })
    expect((await cancel(ada)).status).toBe(200)
  })

  it('[MM-5] status goes on while a room is being opened, which may come to nothing', async () => {
    const ada = await newPlayer()
    const { body } = await start(ada, 'ranked')
    await cloud.db('queue_tickets').update({ room_id: 'claim-of-another-process' })
    expect(await status(ada)).toMatchObject({ isInQueue: true, queueId: body.data.queueId })
  })

  it('[MM-5] status says for what, where and for how long the player waits', async () => {
    const [ada, bob] = (await registered(2)) as [TestPlayer, TestPlayer]
    await speaks(ada, 'italian')
    await speaks(bob, 'italian')
    // Too far apart to be paired at once.
    await start(ada, 'ranked')
    await cloud.db('queue_tickets').update({ rating: 60 })
    wait(4_000)
    const { body } = await start(bob, 'ranked')
    expect(await status(bob)).toEqual({
      isInQueue: true,
      queueId: body.data.queueId,
      gameModeId: 'ranked',
      position: 2,
      others: 1,
      waitedMs: 0,
      estimatedWaitTime: expect.any(Number),
    })
    expect(await status(ada)).toMatchObject({ position: 1, others: 1, waitedMs: 4_000 })
  })

  it('[MM-5] status tells one who searches alone so, and when practice opponents come, if they do', async () => {
    const [ada, bob] = (await registered(2)) as [TestPlayer, TestPlayer]
    expect((await start(ada)).body.data.estimatedWaitTime).toBe(15_000)
    wait(4_000)
    expect(await status(ada)).toMatchObject({
      others: 0,
      waitedMs: 4_000,
      estimatedWaitTime: 11_000,
      practiceInMs: 11_000,
    })
    const { body } = await start(bob, 'ranked')
    expect(await status(bob)).toEqual({
      isInQueue: true,
      queueId: body.data.queueId,
      gameModeId: 'ranked',
      position: 1,
      others: 0,
      waitedMs: 0,
    })
  })

  it('[MM-8, MM-9, MM-10] the calls below /game do the same, by the id of one’s own place', async () => {
    const [ada, bob] = (await registered(2)) as [TestPlayer, TestPlayer]
    const body = { gameMode: 'ranked', criteria: { difficulty: 'hard' } }
    const { body: started } = await calls.as(ada, 'POST', '/game/matchmaking/start', body)
    const { queueId } = started.data
    expect(started.data).toMatchObject({
      message: expect.any(String),
      estimatedWaitTime: expect.any(Number),
    })
    const path = `/game/matchmaking/${queueId}`
    const own = await calls.as(ada, 'GET', `/game/matchmaking/status/${queueId}`)
    expect(own.body.data).toMatchObject({ isInQueue: true, queueId, gameModeId: 'ranked' })
    expect((await calls.as(bob, 'GET', `/game/matchmaking/status/${queueId}`)).status).toBe(404)
    expect((await calls.as(bob, 'DELETE', path)).status).toBe(404)
    expect((await calls.as(ada, 'DELETE', path)).status).toBe(200)
    expect(await status(ada)).toEqual({ isInQueue: false })
    expect((await calls.as(ada, 'DELETE', path)).status).toBe(404)
    expect((await calls.as(ada, 'GET', `/game/matchmaking/status/${queueId}`)).status).toBe(404)
  })

  it('[MM-8] refuses a mode that has no queue by that name too', async () => {
    const ada = await newPlayer()
    const answer = await calls.as(ada, 'POST', '/game/matchmaking/start', { gameMode: 'private_lobby' })
    expect([answer.status, answer.body.code]).toEqual([400, 'VALIDATION_FAILED'])
  })
})

describe('a search that ends while the room of its match opens', () => {
  it('[MM-4] cancels for the player who asked, and the others play', async () => {
    const [ada, bob, cam] = (await registered(3)) as [TestPlayer, TestPlayer, TestPlayer]
    for (const player of [ada, bob, cam]) await start(player)
    await whileRoomOpens(async () => expect((await cancel(ada)).status).toBe(200))
    const room = await matchOf(bob)
    await eventually(
      () => calls.seatsOf(bob, room.id),
      (seated) => seated.length === 2,
    )
    expect((await calls.seatsOf(bob, room.id)).toSorted()).toEqual([bob.user.id, cam.user.id].toSorted())
    expect(await roomOf(ada)).toBeNull()
    expect(await status(ada)).toEqual({ isInQueue: false })
  })

  it.each(['quick_match', 'ranked'])('[MM-4] returns the only opponent to the %s queue', async (mode) => {
    const [ada, bob] = (await registered(2)) as [TestPlayer, TestPlayer]
    await start(ada, mode)
    const { queueId } = (await start(bob, mode)).body.data
    wait(14_000)
    await whileRoomOpens(async () =>
      expect((await calls.as(ada, 'DELETE', `/game/matchmaking/${await queueIdOf(ada)}`)).status).toBe(200),
    )
    await eventually(
      () => cloud.db('queue_tickets').where({ user_id: bob.user.id, room_id: null }),
      (tickets) => tickets.length === 1,
    )
    expect(await status(bob)).toMatchObject({ queueId, waitedMs: 20_000 })
    expect([await roomOf(ada), await roomOf(bob)]).toEqual([null, null])
  })

  it('[MM-11] frees the seat of a player who logs out', async () => {
    const [ada, bob, cam] = (await registered(3)) as [TestPlayer, TestPlayer, TestPlayer]
    for (const player of [ada, bob, cam]) await start(player)
    await whileRoomOpens(async () => {
      await calls.as(ada, 'POST', '/auth/logout')
      await eventually(
        () => cloud.db('queue_tickets').where({ user_id: ada.user.id }),
        (tickets) => tickets.length === 0,
      )
    })
    const room = await matchOf(bob)
    await eventually(
      () => calls.seatsOf(bob, room.id),
      (seated) => !seated.includes(ada.user.id),
    )
  })

  it('[MM-11] leaves a player where they sat down by hand', async () => {
    const [ada, bob, cam] = (await registered(3)) as [TestPlayer, TestPlayer, TestPlayer]
    for (const player of [ada, bob, cam]) await start(player)
    await whileRoomOpens(() => calls.create(ada))
    const room = await matchOf(bob)
    await eventually(
      () => calls.seatsOf(bob, room.id),
      (seated) => !seated.includes(ada.user.id),
    )
    expect(await roomOf(ada)).toMatchObject({ matched: false })
    expect(await status(ada)).toEqual({ isInQueue: false })
  })

  it('[MM-4, MM-10] is refused with the room once that is ready', async () => {
    const [ada, bob] = (await registered(2)) as [TestPlayer, TestPlayer]
    const { queueId } = (await start(ada)).body.data
    await start(bob)
    wait(6_000)
    const { id } = await matchOf(ada)
    await eventually(
      () => cloud.db('queue_tickets').where({ room_id: id }),
      (tickets) => tickets.length === 2,
    )
    for (const refused of [await cancel(ada), await calls.as(ada, 'DELETE', `/game/matchmaking/${queueId}`)])
      expect([refused.status, refused.body.code, refused.body.details]).toEqual([
        409,
        'MATCH_IS_READY',
        { roomId: id },
      ])
    expect((await roomOf(ada)).id).toBe(id)
    await calls.leave(ada, id)
    expect((await cancel(ada)).status).toBe(200)
  })
})

describe('one queue a player', () => {
  it('[MM-11] starting again in the same mode answers the same place', async () => {
    const ada = await newPlayer()
    const ids = await Promise.all(Array.from({ length: 5 }, () => start(ada, 'ranked')))
    expect(new Set(ids.map(({ body }) => body.data.queueId)).size).toBe(1)
  })

  it('starting in the other mode ends the first', async () => {
    const ada = await newPlayer()
    const first = await start(ada, 'ranked')
    const second = await start(ada, 'quick_match')
    expect(second.body.data.queueId).not.toBe(first.body.data.queueId)
    expect(await status(ada)).toMatchObject({ gameModeId: 'quick_match' })
    expect(await cloud.db('queue_tickets').where({ user_id: ada.user.id })).toHaveLength(1)
  })

  it('[MM-11] logging out leaves the queue', async () => {
    const ada = await newPlayer()
    await start(ada, 'ranked')
    await calls.as(ada, 'POST', '/auth/logout')
    await eventually(
      () => cloud.db('queue_tickets').where({ user_id: ada.user.id }),
      (rows) => rows.length === 0,
    )
  })

  it('[MM-11] joining or making a room by hand leaves the queue', async () => {
    const [ada, bob] = (await registered(2)) as [TestPlayer, TestPlayer]
    await start(ada, 'ranked')
    await start(bob, 'ranked')
    await cloud.db('queue_tickets').where({ user_id: bob.user.id }).update({ rating: 60 })
    const room = await calls.create(ada)
    expect(await status(ada)).toEqual({ isInQueue: false })
    expect((await calls.join(bob, room.id)).status).toBe(200)
    expect(await status(bob)).toEqual({ isInQueue: false })
  })

  it('a player in a game cannot search (409), and the start of a game ends the searches of its players', async () => {
    const [ada, bob] = (await registered(2)) as [TestPlayer, TestPlayer]
    const room = await calls.create(ada)
    await calls.join(bob, room.id)
    expect((await start(bob, 'ranked')).status).toBe(200)
    await calls.as(ada, 'POST', '/game/start', { roomId: room.id })
    await eventually(
      () => calls.as(bob, 'GET', `/rooms/${room.id}`),
      ({ body }) => body.data.room.status === 'in_progress',
    )
    await eventually(
      () => status(bob),
      (found) => found.isInQueue === false,
    )
    const refused = await start(ada)
    expect([refused.status, refused.body.code]).toEqual([409, 'ALREADY_IN_ACTIVE_GAME'])
  })

  it('drops the ticket of a player who was not heard of for a minute', async () => {
    const ada = await newPlayer()
    await start(ada, 'ranked')
    wait(61_000)
    await eventually(
      () => cloud.db('queue_tickets').where({ user_id: ada.user.id }),
      (rows) => rows.length === 0,
    )
  })
})

describe('matches', () => {
  it('[MM-12] quick match brings together who speaks the same language, once they had time to gather', async () => {
    const [ada, bob, cam, dan] = (await registered(4)) as [TestPlayer, TestPlayer, TestPlayer, TestPlayer]
    await speaks(cam, 'italian')
    await speaks(dan, 'italian')
    for (const player of [ada, bob, cam, dan]) await start(player)
    wait(6_000)
    const [english, italian] = await Promise.all([matchOf(ada), matchOf(cam)])
    expect(english).toMatchObject({ mode: 'quick', language: 'english', status: 'waiting', matched: true })
    expect(english.players.map((one: { userId: string }) => one.userId).toSorted()).toEqual(
      [ada.user.id, bob.user.id].toSorted(),
    )
    expect(italian).toMatchObject({ language: 'italian' })
    expect(italian.id).not.toBe(english.id)
    const startsWithin = Date.parse(english.startsBy) - Date.parse(english.createdAt)
    expect(Math.abs(startsWithin - 30_000)).toBeLessThan(1_000)
    expect(await status(ada)).toEqual({ isInQueue: false })
    const again = await start(bob)
    expect(again.body.data).toMatchObject({ roomId: english.id, estimatedWaitTime: 0 })
  })

  it('[MM-13] a player who waits alone gets practice opponents after 15 s, and not before', async () => {
    const ada = await newPlayer()
    await start(ada)
    wait(14_000)
    // By now the queues have been paired.
    await new Promise((resolve) => setTimeout(resolve, 2_500))
    expect(await status(ada)).toMatchObject({ isInQueue: true })
    wait(1_000)
    const room = await matchOf(ada)
    expect(room.players.map(({ isBot }: { isBot: boolean }) => isBot)).toEqual([false, true, true])
    expect(room.players.slice(1).every(({ isReady }: { isReady: boolean }) => isReady)).toBe(true)
  })

  it('[MM-15] a player alone in ranked waits on, however long', async () => {
    const ada = await newPlayer()
    await start(ada, 'ranked')
    for (let minute = 0; minute < 3; minute++) {
      wait(50_000)
      await status(ada)
      await new Promise((resolve) => setTimeout(resolve, 1_200))
    }
    expect(await status(ada)).toMatchObject({ isInQueue: true, gameModeId: 'ranked' })
  })

  it('[MM-16] ranked pairs by rating, and farther apart the longer they wait', async () => {
    const [ada, bob] = (await registered(2)) as [TestPlayer, TestPlayer]
    await start(ada, 'ranked')
    await start(bob, 'ranked')
    await cloud.db('queue_tickets').where({ user_id: bob.user.id }).update({ rating: 35 })
    wait(25_000)
    await status(ada)
    await status(bob)
    await new Promise((resolve) => setTimeout(resolve, 2_500))
    expect(await status(ada)).toMatchObject({ isInQueue: true })
    wait(20_000)
    const room = await matchOf(ada)
    expect(room).toMatchObject({ mode: 'ranked' })
    expect(room.players).toHaveLength(2)
  })

  it('[RANK-15] before a ranked game its players, and nobody else, see ranks and what is at stake', async () => {
    const [ada, bob, eve] = (await registered(3)) as [TestPlayer, TestPlayer, TestPlayer]
    await start(ada, 'ranked')
    await start(bob, 'ranked')
    wait(25_000)
    const { id } = await matchOf(ada)
    const stakes = (player: TestPlayer, room: string) => calls.as(player, 'GET', `/ranked/stakes/${room}`)
    const { status: code, body } = await stakes(ada, id)
    expect(code).toBe(200)
    expect(body.data).toEqual({
      players: [ada, bob].map(({ user }) => ({ userId: user.id, rank: 'apprentice', points: 0 })),
      yours: { win: 1, loss: 0 },
    })
    expect((await stakes(eve, id)).body.code).toBe('NOT_A_MEMBER')
    expect((await stakes(eve, 'nowhere')).status).toBe(404)
    const own = await calls.create(eve, ROOM)
    expect((await stakes(eve, own.id)).status).toBe(404)
  })

  it('[ROOM-45] a matched room is listed nowhere and refuses strangers', async () => {
    const [ada, bob, eve] = (await registered(3)) as [TestPlayer, TestPlayer, TestPlayer]
    await start(ada)
    await start(bob)
    wait(6_000)
    const room = await matchOf(ada)
    const list = await calls.as(eve, 'GET', '/rooms?limit=100')
    expect(list.body.data.rooms.map(({ id }: { id: string }) => id)).not.toContain(room.id)
    for (const refused of [await calls.join(eve, room.id), await calls.as(eve, 'GET', `/rooms/${room.id}`)])
      expect([refused.status, refused.body.code]).toEqual([403, 'FORBIDDEN'])
    const byCode = await calls.as(eve, 'POST', '/rooms/join-by-code', { inviteCode: room.inviteCode })
    expect(byCode.status).toBe(403)
  })

  it('a player who sat in another waiting room leaves it for the match', async () => {
    const [ada, bob, cam] = (await registered(3)) as [TestPlayer, TestPlayer, TestPlayer]
    const room = await calls.create(ada, ROOM)
    await calls.join(cam, room.id)
    await start(ada)
    await start(bob)
    wait(6_000)
    await matchOf(ada)
    expect(await calls.seatsOf(cam, room.id)).toEqual([cam.user.id])
  })

  it('a spectator may look for a game, and leaves the watched one for it', async () => {
    const [ada, bob, cam, dan] = (await registered(4)) as [TestPlayer, TestPlayer, TestPlayer, TestPlayer]
    const { id } = await calls.create(ada, { ...ROOM, allowSpectators: true, timePerRound: 60 })
    await calls.join(bob, id)
    await calls.join(cam, id, { spectate: true })
    await calls.as(ada, 'POST', '/game/start', { roomId: id })
    await eventually(
      () => calls.as(ada, 'GET', `/rooms/${id}`),
      ({ body }) => body.data.room.status === 'in_progress',
    )
    await start(cam)
    await start(dan)
    wait(6_000)
    const room = await matchOf(cam)
    expect(room.players).toHaveLength(2)
    expect((await calls.as(ada, 'GET', `/rooms/${id}`)).body.data.room.spectators).toBe(0)
  })

  it('[MM-23] a player whose only opponent plays already stays in the queue, without practice opponents', async () => {
    const [ada, bob, cam] = (await registered(3)) as [TestPlayer, TestPlayer, TestPlayer]
    const { id } = await calls.create(ada, { ...ROOM, timePerRound: 60 })
    await calls.join(bob, id)
    await calls.as(ada, 'POST', '/game/start', { roomId: id })
    await eventually(
      () => calls.as(ada, 'GET', `/rooms/${id}`),
      ({ body }) => body.data.room.status === 'in_progress',
    )
    const { queueId } = (await start(cam)).body.data
    // Simulates a game that begins while the tickets are read.
    const [ticket] = await cloud.db('queue_tickets').where({ id: queueId })
    await cloud.db('queue_tickets').insert({ ...ticket, id: 'of-a-player', user_id: ada.user.id })
    wait(6_000)
    await eventually(
      () => cloud.db('queue_tickets').where({ id: 'of-a-player' }),
      (tickets) => tickets.length === 0,
    )
    await eventually(
      () => cloud.db('queue_tickets').where({ id: queueId, room_id: null }),
      (tickets) => tickets.length === 1,
    )
    expect(await status(cam)).toMatchObject({ isInQueue: true, queueId, waitedMs: 6_000 })
    expect(await roomOf(cam)).toBeNull()
  })

  it('[MM-14] nobody who had not come is back in the queue when a ranked match falls apart', async () => {
    const [ada, bob] = (await registered(2)) as [TestPlayer, TestPlayer]
    await start(ada, 'ranked')
    const { queueId } = (await start(ada, 'ranked')).body.data
    await start(bob, 'ranked')
    wait(21_000)
    const room = await matchOf(ada)
    await calls.as(bob, 'POST', `/rooms/${room.id}/leave`)
    // Neither had connected, so none of them had come.
    await eventually(
      () => cloud.db('queue_tickets').where({ id: queueId }),
      (tickets) => tickets.length === 0,
    )
    expect(await status(ada)).toEqual({ isInQueue: false })
  })

  it('a finished search tells later ones how long it took', async () => {
    const [ada, bob] = (await registered(2)) as [TestPlayer, TestPlayer]
    await start(ada)
    await start(bob)
    wait(6_000)
    await matchOf(ada)
    const rows = await eventually(
      () => cloud.db('queue_waits').where({ at: cloud.clock.now() }),
      (found) => found.length > 0,
    )
    expect(rows).toEqual([
      expect.objectContaining({ mode_id: 'quick_match', language: 'english', waited_ms: 6_000 }),
      expect.objectContaining({ mode_id: 'quick_match', language: 'english', waited_ms: 6_000 }),
    ])
  })
})
