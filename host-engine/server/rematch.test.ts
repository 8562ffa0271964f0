import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { Room } from '#shared/schemas/room.ts'
import type { GameResult } from '../rules/transition.ts'
import { inMemoryPorts } from '../testing/in-memory-ports.ts'
import { matchOf, openMatchIn } from '../testing/match-of.ts'
import { SETTINGS } from '../testing/room-driver.ts'
import { createGameServer, type GameServer } from './create-game-server.ts'

const player = (userId: string) => ({ userId, username: userId, avatar: 'thumbs-01', loginId: userId })

let games: GameServer
const results: GameResult[] = []
beforeAll(async () => {
  const settle = async (result: GameResult) => {
    results.push(result)
    return null
  }
  games = createGameServer(inMemoryPorts({ results: { noteLeaver: async () => undefined, settle } }))
  await games.start()
})
afterAll(() => games.stop())

const RULES = { ...SETTINGS, mode: 'quick', rounds: 1, timePerRound: 1, joinInProgress: false } as const

async function finish(roomId: string, ...userIds: string[]): Promise<void> {
  for (const userId of userIds) {
    await games.enterByAccount(roomId, userId, `connection of ${userId}`)
    await games.perform(roomId, { type: 'set_ready', userId, isReady: true })
  }
  await vi.waitFor(
    async () => expect((await games.session(`game-${roomId}`, userIds[0] ?? ''))?.status).toBe('finished'),
    { timeout: 10_000 },
  )
}
async function again(userId: string, roomId: string): Promise<Room> {
  const reply = await games.rematch(player(userId), `game-${roomId}`)
  if (!reply.ok) throw new Error(reply.code)
  return (reply.data as { room: Room }).room
}
const bots = ({ players }: Room) => players.filter(({ isBot }) => isBot).length

describe('a quick match played again', () => {
  it('[GAME-38, MM-13] takes practice opponents along for one, and does not count as a match', async () => {
    const roomId = await openMatchIn(games, matchOf(['ada'], RULES))
    await finish(roomId, 'ada')
    const room = await again('ada', roomId)
    expect(room).toMatchObject({ matched: true, status: 'waiting', mode: 'quick' })
    expect(bots(room)).toBe(2)
    await finish(room.id, 'ada')
    expect(results.slice(-2).map(({ matched }) => matched)).toEqual([true, false])
  }, 30_000)

  it('[GAME-38, ROOM-10] is for its people alone, and none of them hosts it', async () => {
    const roomId = await openMatchIn(games, matchOf(['bob', 'cam'], RULES))
    await finish(roomId, 'bob', 'cam')
    const room = await again('bob', roomId)
    expect(bots(room)).toBe(0)
    expect(await games.join(player('dan'), room.id, {})).toMatchObject({ code: 'FORBIDDEN' })
    expect((await again('cam', roomId)).players.map(({ userId }) => userId)).toEqual(['bob', 'cam'])
    expect(await games.changeRoom(room.id, 'bob', { rounds: 2 })).toMatchObject({ code: 'FORBIDDEN' })
  }, 30_000)

  it('[GAME-38] never is in ranked', async () => {
    const roomId = await openMatchIn(games, matchOf(['eve', 'fay'], { ...RULES, mode: 'ranked' }))
    await finish(roomId, 'eve', 'fay')
    expect(await games.rematch(player('eve'), `game-${roomId}`)).toMatchObject({ code: 'FORBIDDEN' })
  }, 30_000)
})
