import { describe, expect, it } from 'vitest'
import { z } from 'zod/mini'
import { roomViewSchema } from '#shared/protocol/room-view.ts'
import { driveRoom, type RoomDriver } from '../../testing/room-driver.ts'
import { STAGE } from '../room-state.ts'
import { viewFor } from '../view.ts'
import { reachesStages } from './stages.ts'

/** What big screens were told so far. */
const shown = ({ events }: RoomDriver) => events.filter(reachesStages)
const open = (room: RoomDriver, count = 1) => room.perform({ type: 'count_stages', open: count })

describe('a big screen', () => {
  it('[STAGE-1] is no member: only its number is known', () => {
    const room = driveRoom()
    room.enter('ada', 'bob')
    room.forget()
    const before = room.state
    open(room)
    expect(room.state).toEqual({ ...before, stages: 1 })
    expect(room.heard('stages_updated')).toEqual([{ roomId: 'room1', stages: 1 }])
    open(room)
    expect(room.heard('stages_updated')).toHaveLength(1)
    open(room, 0)
    expect(viewFor(room.state, 'bob', room.now).stages).toBe(0)
  })

  it('[STAGE-1] does not keep an empty room open', () => {
    const room = driveRoom()
    room.enter('ada')
    open(room)
    room.perform({ type: 'leave', userId: 'ada' })
    expect(room.state.phase.kind).toBe('closed')
  })

  it('[STAGE-2] sees what a player sees who has taken no hint and not answered', () => {
    const room = driveRoom()
    room.play('ada', 'bob', 'cam')
    room.perform({ type: 'take_hint', userId: 'ada' })
    room.guess('bob', 'lantern')
    room.pass(2_000)
    room.say('bob', 'it was the lantern')
    const view = viewFor(room.state, STAGE, room.now)
    expect(z.strictObject(roomViewSchema.shape).parse(view)).toEqual(view)
    expect(view).toMatchObject({
      mask: '_______',
      answered: ['bob'],
      chat: [],
      room: { inviteCode: 'ABC234' },
    })
    expect(view.you).toEqual({
      role: 'spectator',
      answered: false,
      hintsTaken: 0,
      score: 0,
      streak: 0,
      earned: null,
    })
    expect(JSON.stringify(view)).not.toContain('lantern')
    const guessing = viewFor(room.state, 'cam', room.now)
    expect({ ...view, you: null, chat: null }).toEqual({ ...guessing, you: null, chat: null })
  })

  it('[STAGE-2] is told who has it, the common hints and the answer in its time, and no line of anyone', () => {
    const room = driveRoom()
    room.play('ada', 'bob', 'cam')
    open(room)
    room.forget()
    room.perform({ type: 'take_hint', userId: 'ada' })
    room.guess('ada', 'a lamp?')
    room.guess('bob', 'lantern')
    room.pass(11_000)
    room.say('bob', 'it was the lantern')
    const names = shown(room).map(({ name }) => name)
    expect(names).toContain('correct_answer')
    expect(names.filter((name) => name === 'chat_message' || name === 'guess_result')).toEqual([])
    const masks = shown(room).filter(({ name }) => name === 'mask_updated')
    expect(masks).toHaveLength(1)
    expect(masks[0]?.payload).toMatchObject({
      hintsTaken: 0,
      mask: viewFor(room.state, STAGE, room.now).mask,
    })
    expect(JSON.stringify(shown(room))).not.toContain('lantern')
    room.pass(9_000)
    expect(shown(room).at(-1)).toMatchObject({ name: 'round_ended', payload: { answer: 'lantern' } })
  })

  it('[STAGE-6] comes back to a room from a snapshot by itself: until then none is counted', () => {
    const room = driveRoom()
    room.play('ada', 'bob')
    open(room)
    room.perform({ type: 'reopen' })
    expect(room.state.stages).toBe(0)
  })
})
