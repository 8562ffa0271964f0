import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { inMemoryPorts } from '../testing/in-memory-ports.ts'
import { matchOf, openMatchIn } from '../testing/match-of.ts'
import { SETTINGS } from '../testing/room-driver.ts'
import { createGameServer, type GameServer } from './create-game-server.ts'

const player = (userId: string) => ({ userId, username: userId, avatar: 'thumbs-01', loginId: userId })

let games: GameServer
beforeAll(async () => {
  games = createGameServer(inMemoryPorts())
  await games.start()
})
afterAll(() => games.stop())

let hosts = 0
async function openRoom(password: string | null = null) {
  const host = `host${++hosts}`
  const opened = await games.createRoom(player(host), SETTINGS, password)
  if (!opened.ok) throw new Error(opened.code)
  return { host, roomId: (opened.data as { room: { id: string } }).room.id }
}

async function passOf(roomId: string, host: string | null = null): Promise<string> {
  const answer = await games.openStage(roomId, host)
  if (!answer.ok) throw new Error(answer.code)
  return answer.data.stageToken
}

const knock = (roomId: string, stageToken: string, method = 'joinById') =>
  games.matchmake({ method, roomId, body: { stageToken }, bearer: undefined })

describe('what puts a room on a big screen', () => {
  it('[STAGE-1] is had by the code, or with a password by the host alone', async () => {
    const open = await openRoom()
    expect(await passOf(open.roomId)).toBe(await passOf(open.roomId, open.host))
    const closed = await openRoom('swordfish')
    expect(await games.openStage(closed.roomId, null)).toMatchObject({ code: 'ROOM_REQUIRES_PASSWORD' })
    expect(await games.openStage(closed.roomId, open.host)).toMatchObject({ code: 'NOT_THE_HOST' })
    expect(await passOf(closed.roomId, closed.host)).not.toBe(await passOf(open.roomId))
    expect(await games.openStage('nowhere', null)).toMatchObject({ code: 'NO_ROOM_FOUND_WITH_CODE' })
    expect(await games.openStage('nowhere', 'ada')).toMatchObject({ code: 'ROOM_NOT_FOUND' })
  })

  it('[STAGE-1] is nobody’s in a matched room', async () => {
    const roomId = await openMatchIn(games, matchOf(['dan', 'eve']))
    expect(await games.openStage(roomId, null)).toMatchObject({ code: 'NO_ROOM_FOUND_WITH_CODE' })
    expect(await games.openStage(roomId, 'dan')).toMatchObject({ code: 'NOT_THE_HOST' })
  })

  it('[STAGE-1] opens its own room alone, and nothing but room play', async () => {
    const [one, other] = [await openRoom(), await openRoom()]
    const token = await passOf(one.roomId)
    expect(await knock(one.roomId, token)).toMatchObject({ room: { roomId: one.roomId } })
    await passOf(other.roomId)
    for (const [roomId, given] of [
      [other.roomId, token],
      [one.roomId, ''],
      [one.roomId, `${token}x`],
    ] as const)
      expect(await knock(roomId, given)).toMatchObject({ code: 4212 })
    expect(await knock(one.roomId, token, 'reconnect')).toMatchObject({ code: 401 })
    await games.closeRoom(one.roomId, 'room_closed')
    await expect.poll(() => games.room(one.roomId, null)).toBeNull()
    expect(await knock(one.roomId, token)).toMatchObject({ code: 4212 })
  })

  it('[STAGE-1] is another one after a change of the password', async () => {
    const { roomId, host } = await openRoom()
    const before = await passOf(roomId)
    expect(await games.changeRoom(roomId, host, { password: 'trout' })).toMatchObject({ ok: true })
    expect(await knock(roomId, before)).toMatchObject({ code: 4212 })
    expect(await knock(roomId, await passOf(roomId, host))).toMatchObject({ room: { roomId } })
  })

  it('[STAGE-1] lets its screen in however many guess at it', async () => {
    const { roomId } = await openRoom()
    const token = await passOf(roomId)
    for (let guess = 0; guess < 30; guess++)
      expect(await knock(roomId, `guess-${guess}`)).toMatchObject({ code: 4212 })
    expect(await knock(roomId, token)).toMatchObject({ room: { roomId } })
  })

  it('[STAGE-6] is kept by a room that moves to another host', async () => {
    const { roomId } = await openRoom()
    const token = await passOf(roomId)
    const written = JSON.parse(JSON.stringify(games.snapshot(roomId)))
    await games.closeRoom(roomId, 'room_closed')
    await expect.poll(() => games.room(roomId, null)).toBeNull()
    await games.openSnapshot(written)
    expect(await knock(roomId, token)).toMatchObject({ room: { roomId } })
  })
})
