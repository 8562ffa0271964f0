import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { FLOW_STATES, type FlowEvent, type FlowState, isCritical, nextFlow } from './flow-machine.ts'

const ENDINGS = [
  'return_to_lobby',
  'force_disconnect',
  'game_ended_and_cleaned',
  'room_gone',
  'disconnect',
  'leave_room',
] as const
const ready: FlowEvent = { name: 'matchmaking_room_ready' }
const joined: FlowEvent = { name: 'room_joined', success: true }
const event = fc.oneof(
  fc.constantFrom<FlowEvent>(
    ready,
    joined,
    { name: 'room_joined', success: false },
    { name: 'room_view', phase: 'waiting' },
    { name: 'room_view', phase: 'starting' },
    { name: 'room_view', phase: 'paused' },
    { name: 'all_players_ready' },
    { name: 'game_starting' },
    { name: 'game_start_cancelled' },
    { name: 'game_started' },
  ),
  fc.constantFrom<FlowEvent>(...ENDINGS.map((name) => ({ name }))),
)
const walk = (events: readonly FlowEvent[]): FlowState => events.reduce<FlowState>(nextFlow, 'idle')

describe('the client flow', () => {
  it('[RT-45] knows five states and is critical in all but idle', () => {
    expect(FLOW_STATES.filter((state) => !isCritical(state))).toEqual(['idle'])
    expect(FLOW_STATES).toHaveLength(5)
  })

  it('[RT-46] goes to joining_room when a match is ready', () => {
    for (const state of FLOW_STATES) expect(nextFlow(state, ready)).toBe('joining_room')
  })

  it('[RT-47] goes to in_room on a successful join, and stays where it is on a failed one', () => {
    expect(walk([ready, joined])).toBe('in_room')
    expect(walk([ready, { name: 'room_joined', success: false }])).toBe('joining_room')
    expect(walk([{ name: 'room_view', phase: 'waiting' }])).toBe('in_room')
  })

  it('[RT-48] goes to game_starting and back again when the countdown stops', () => {
    expect(walk([joined, { name: 'all_players_ready' }])).toBe('game_starting')
    expect(walk([joined, { name: 'game_starting' }])).toBe('game_starting')
    expect(walk([joined, { name: 'game_starting' }, { name: 'game_start_cancelled' }])).toBe('in_room')
    expect(walk([joined, { name: 'game_started' }, { name: 'game_start_cancelled' }])).toBe('in_game')
  })

  it('[RT-49] goes to in_game when the game starts', () => {
    expect(walk([joined, { name: 'game_starting' }, { name: 'game_started' }])).toBe('in_game')
  })

  it.each(ENDINGS)('[RT-50][RT-51] %s leads from everywhere to idle', (name) => {
    for (const state of FLOW_STATES) expect(nextFlow(state, { name })).toBe('idle')
  })

  it('[RT-45] never leaves idle by what a room says late, and never leaves the five states', () => {
    fc.assert(
      fc.property(fc.array(event), event, (before, last) => {
        const from = walk(before)
        const to = nextFlow(from, last)
        expect(FLOW_STATES).toContain(to)
        const leadsIn = ['matchmaking_room_ready', 'room_joined', 'room_view'].includes(last.name)
        if (from === 'idle' && !leadsIn) expect(to).toBe('idle')
        if ((ENDINGS as readonly string[]).includes(last.name)) expect(isCritical(to)).toBe(false)
      }),
    )
  })

  it('[RT-45] takes a room view from anywhere to the state of its phase, whatever came before', () => {
    fc.assert(
      fc.property(fc.array(event), (before) => {
        expect(nextFlow(walk(before), { name: 'room_view', phase: 'answering' })).toBe('in_game')
      }),
    )
  })
})
