import { describe, expect, it } from 'vitest'
import { driveRoom } from '../../testing/room-driver.ts'

const open = (mask: string | undefined) => (mask ?? '').replaceAll('_', '').length
function playing(...more: string[]) {
  const room = driveRoom()
  room.play('ada', 'bob', ...more)
  room.forget()
  return room
}
const hint = (room: ReturnType<typeof driveRoom>, userId: string) =>
  room.perform({ type: 'take_hint', userId })

describe('letters that open by themselves', () => {
  it('[GAME-25, RT-63] opens one at a half and one at three quarters of the time, for everyone', () => {
    const room = playing()
    room.pass(9_999)
    expect(room.heard('mask_updated')).toEqual([])
    room.pass(1)
    expect(room.heard('mask_updated', 'bob').map(({ mask }) => open(mask))).toEqual([1])
    room.pass(5_000)
    expect(room.heard('mask_updated', 'bob').map(({ mask }) => open(mask))).toEqual([1, 2])
    expect(room.heard('mask_updated', 'bob').at(-1)).toMatchObject({
      gameSessionId: 'game-room1',
      round: 1,
      hintsTaken: 0,
    })
  })

  it('[GAME-25, HINT-2] never opens the last hidden letter', () => {
    const quiz = { prompt: 'Two letters?', answers: ['ox'] }
    const room = driveRoom({ rounds: 1, customQuizzes: [quiz] })
    room.enter('ada', 'bob')
    room.perform({ type: 'start_game', userId: 'ada' })
    room.deal([{ id: 'q', language: 'english', difficulty: 'easy', kind: 'question', category: '', ...quiz }])
    room.pass(3_000)
    expect(hint(room, 'ada')).toMatchObject({ ok: true })
    expect(hint(room, 'ada')).toMatchObject({ code: 'NO_HINT_LEFT' })
    room.pass(19_000)
    for (const { mask } of room.heard('mask_updated')) expect(mask).toContain('_')
  })
})

describe('hints', () => {
  it('[HINT-1, RT-63] opens one more letter for the asker alone', () => {
    const room = playing()
    const reply = hint(room, 'bob')
    const told = room.heard('mask_updated', 'bob')[0]
    expect(told?.hintsTaken).toBe(1)
    expect(open(told?.mask)).toBe(1)
    expect(reply).toEqual({ ok: true, data: { mask: told?.mask, hintsTaken: 1 } })
    expect(room.heard('mask_updated', 'ada')).toEqual([])
  })

  it('[HINT-2] gives three a round, refuses a fourth for nothing, and begins anew', () => {
    const room = playing()
    for (const _ of [1, 2, 3]) expect(hint(room, 'bob')).toMatchObject({ ok: true })
    expect(hint(room, 'bob')).toMatchObject({ ok: false, code: 'NO_HINT_LEFT' })
    expect(room.guess('bob', 'lantern')).toMatchObject({ data: { points: 49 } })
    room.pass(25_000)
    expect(hint(room, 'bob')).toMatchObject({ ok: true, data: { hintsTaken: 1 } })
  })

  it('[HINT-3] is refused to those who have answered, while paused and between rounds', () => {
    const room = playing('cam')
    room.guess('bob', 'lantern')
    expect(hint(room, 'bob')).toMatchObject({ code: 'FORBIDDEN' })
    room.perform({ type: 'pause_game', userId: 'ada' })
    expect(hint(room, 'ada')).toMatchObject({ code: 'NO_ROUND_RUNNING' })
    room.perform({ type: 'resume_game', userId: 'ada' })
    room.pass(20_000)
    expect(hint(room, 'ada')).toMatchObject({ code: 'NO_ROUND_RUNNING' })
  })

  it('[RT-60] keeps the own mask for one who comes back', () => {
    const room = playing()
    const reply = hint(room, 'bob')
    room.perform({ type: 'disconnect', userId: 'bob' })
    room.perform({ type: 'connect', userId: 'bob' })
    const told = room.heard('mask_updated', 'bob')[0]
    expect(reply).toMatchObject({ data: { mask: told?.mask } })
  })
})
