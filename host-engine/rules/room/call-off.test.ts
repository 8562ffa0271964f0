import { describe, expect, it } from 'vitest'
import { driveMatch } from '../../testing/match-driver.ts'
import { driveRoom } from '../../testing/room-driver.ts'

/** The host's answer to the countdown that runs now. */
function callOff({ state, perform }: Pick<ReturnType<typeof driveRoom>, 'state' | 'perform'>) {
  if (state.phase.kind !== 'starting') throw new Error('nothing counts down')
  return perform({ type: 'call_off', startsAt: state.phase.startsAt })
}

describe('a game that may not begin', () => {
  it('[STATUS-3] leaves its players in the room, none of them ready', () => {
    const room = driveRoom()
    room.enter('ada', 'bob')
    for (const userId of ['ada', 'bob']) room.perform({ type: 'set_ready', userId, isReady: true })
    callOff(room)
    expect(room.state.phase.kind).toBe('waiting')
    expect(room.heard('game_start_cancelled')).toEqual([{ roomId: 'room1', reason: 'maintenance' }])
    expect(room.heard('room_state_updated').at(-1)?.room.players).toMatchObject([
      { isReady: false },
      { isReady: false },
    ])
    room.pass(60_000)
    expect(room.heard('game_started')).toEqual([])
  })

  it('[STATUS-3] sends the players of a match back to their queue', () => {
    const match = driveMatch(['ada', 'bob'])
    for (const userId of ['ada', 'bob']) match.perform({ type: 'set_ready', userId, isReady: true })
    callOff(match)
    expect(match.effects).toContainEqual({ type: 'requeue', userIds: ['ada', 'bob'] })
    expect(match.heard('return_to_lobby')).toEqual([{ roomId: 'room1', reason: 'maintenance' }])
    expect(match.results()).toEqual([])
  })

  it('[STATUS-3] is not the one of another countdown, nor one that has begun', () => {
    const room = driveRoom()
    room.enter('ada', 'bob')
    for (const userId of ['ada', 'bob']) room.perform({ type: 'set_ready', userId, isReady: true })
    const { phase } = room.state
    if (phase.kind !== 'starting') throw new Error('nothing counts down')
    room.perform({ type: 'call_off', startsAt: phase.startsAt - 1 })
    expect(room.state.phase.kind).toBe('starting')
    room.deal()
    room.pass(3_000)
    room.perform({ type: 'call_off', startsAt: phase.startsAt })
    expect(room.state.phase.kind).toBe('playing')
  })
})
