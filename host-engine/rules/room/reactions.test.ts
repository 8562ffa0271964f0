import { describe, expect, it } from 'vitest'
import { ANSWERS, driveRoom } from '../../testing/room-driver.ts'

const react = (room: ReturnType<typeof driveRoom>, userId: string) =>
  room.perform({ type: 'react', userId, emote: 'wow' })

describe('a reaction', () => {
  it('[GAME-43] reaches everyone in the waiting room, between rounds and on the podium', () => {
    const room = driveRoom({ rounds: 1 })
    room.enter('ada', 'bob')
    expect(react(room, 'bob')).toEqual({ ok: true })
    expect(room.heard('reaction', 'ada')).toEqual([{ userId: 'bob', emote: 'wow' }])
    room.play()
    room.pass(21_000)
    expect(react(room, 'bob')).toEqual({ ok: true })
    room.perform({ type: 'settled', rewards: null })
    expect(room.heard('game_finished', 'ada')).toHaveLength(1)
    expect(react(room, 'ada')).toEqual({ ok: true })
    expect(room.heard('reaction', 'bob')).toHaveLength(3)
  })

  it('[GAME-43] in a round is for those who have answered, and from them', () => {
    const room = driveRoom()
    room.play('ada', 'bob', 'cleo')
    room.join('eve', { spectate: true })
    expect(react(room, 'ada')).toMatchObject({ code: 'FORBIDDEN' })
    expect(react(room, 'eve')).toMatchObject({ code: 'FORBIDDEN' })
    room.guess('ada', ANSWERS[0])
    room.guess('bob', ANSWERS[0])
    expect(react(room, 'ada')).toEqual({ ok: true })
    expect(room.heard('reaction', 'bob')).toHaveLength(1)
    expect(room.heard('reaction', 'cleo')).toEqual([])
    expect(room.heard('reaction', 'eve')).toEqual([])
  })

  it('[GAME-43] comes at most five times in ten seconds', () => {
    const room = driveRoom()
    room.enter('ada', 'bob')
    for (let sent = 0; sent < 5; sent++) {
      expect(react(room, 'ada')).toEqual({ ok: true })
      room.pass(1_000)
    }
    expect(react(room, 'ada')).toEqual({ ok: false, code: 'RATE_LIMITED', details: { retryAfter: 5 } })
    expect(react(room, 'bob')).toEqual({ ok: true })
    room.pass(5_000)
    expect(react(room, 'ada')).toEqual({ ok: true })
  })

  it('[GAME-43] is no member’s when a stranger sends it', () => {
    const room = driveRoom()
    room.enter('ada')
    expect(react(room, 'nobody')).toMatchObject({ code: 'NOT_A_MEMBER' })
  })
})
