import { describe, expect, it } from 'vitest'
import { ANSWERS, driveRoom } from '../../testing/room-driver.ts'
import { viewFor } from '../view.ts'

const skip = (room: ReturnType<typeof driveRoom>, userId: string) =>
  room.perform({ type: 'skip_round', userId })
const lastVotes = (room: ReturnType<typeof driveRoom>) => room.heard('skip_wanted').at(-1)

describe('a vote to skip a round', () => {
  it('[GAME-45, GAME-48] ends it when more than half of those still guessing want it, and tells no answer', () => {
    const room = driveRoom()
    room.play('ada', 'bob', 'cleo', 'dan')
    expect(skip(room, 'ada')).toEqual({ ok: true })
    expect(lastVotes(room)).toEqual({ round: 1, votes: 1, needed: 3 })
    expect(skip(room, 'ada')).toEqual({ ok: true })
    skip(room, 'bob')
    expect(room.heard('round_ended')).toEqual([])
    expect(viewFor(room.state, 'cleo', room.now).skip).toEqual({ round: 1, votes: 2, needed: 3 })
    skip(room, 'cleo')
    expect(room.heard('round_ended')).toMatchObject([{ round: 1, answer: null }])
  })

  it('[GAME-45, GAME-48] tells the answer from half of the time on', () => {
    const room = driveRoom()
    room.play('ada', 'bob')
    room.pass(10_000)
    skip(room, 'ada')
    skip(room, 'bob')
    expect(room.heard('round_ended')).toMatchObject([{ answer: ANSWERS[0] }])
  })

  it('[GAME-45] counts neither those who have answered nor those who are away', () => {
    const room = driveRoom()
    room.play('ada', 'bob', 'cleo', 'dan')
    skip(room, 'ada')
    room.guess('bob', ANSWERS[0])
    expect(lastVotes(room)).toEqual({ round: 1, votes: 1, needed: 2 })
    expect(skip(room, 'bob')).toMatchObject({ ok: false, code: 'FORBIDDEN' })
    room.perform({ type: 'disconnect', userId: 'cleo' })
    expect(lastVotes(room)).toEqual({ round: 1, votes: 1, needed: 2 })
    room.perform({ type: 'leave', userId: 'dan' })
    expect(room.heard('round_ended')).toMatchObject([{ round: 1, answer: null }])
  })

  it('[GAME-45] begins anew with each round', () => {
    const room = driveRoom()
    room.play('ada', 'bob')
    skip(room, 'ada')
    room.pass(25_000)
    expect(viewFor(room.state, 'ada', room.now).skip).toEqual({ round: 2, votes: 0, needed: 2 })
  })

  it('[GAME-45] is refused to strangers and spectators, and while no round runs', () => {
    const room = driveRoom()
    room.play('ada', 'bob')
    room.join('eve', { spectate: true })
    expect(skip(room, 'eve')).toMatchObject({ code: 'FORBIDDEN' })
    expect(skip(room, 'nobody')).toMatchObject({ code: 'NOT_A_MEMBER' })
    room.pass(21_000)
    expect(skip(room, 'ada')).toMatchObject({ code: 'NO_ROUND_RUNNING' })
  })

  it('[GAME-45] is never taken in ranked', () => {
    const room = driveRoom({ mode: 'ranked' })
    const players = ['ada', 'bob'].map((userId) => ({ userId, username: userId, avatar: 'thumbs-01' }))
    room.perform({ type: 'seat_match', players, bots: false })
    for (const { userId } of players) {
      room.perform({ type: 'connect', userId })
      room.perform({ type: 'set_ready', userId, isReady: true })
    }
    room.deal()
    room.pass(3_000)
    expect(room.heard('round_started')).toHaveLength(1)
    expect(skip(room, 'ada')).toMatchObject({ code: 'FORBIDDEN' })
    expect(viewFor(room.state, 'ada', room.now).skip).toBeUndefined()
  })
})
