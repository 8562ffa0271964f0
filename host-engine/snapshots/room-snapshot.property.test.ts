import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { RoomState } from '../rules/room-state.ts'
import type { RoomEvent } from '../rules/transition.ts'
import { type Move, playRandomly, randomMove, USERS } from '../testing/random-play.ts'
import { restore, snapshot } from './room-snapshot.ts'

const OPENING: Move[] = [
  ...USERS.slice(0, 3).flatMap((userId): Move[] => [
    { type: 'join', userId, spectate: false },
    { type: 'connect', userId },
  ]),
  { type: 'start_game', userId: 'ada' },
  { type: 'pass', ms: 3_000 },
]
const moves = fc.array(randomMove, { maxLength: 40 })
/** How far the clock of the other machine is ahead. */
const ahead = fc.integer({ min: -1e12, max: 1e12 })
const written = (state: RoomState, now: number): unknown =>
  JSON.parse(JSON.stringify(snapshot({ state, passwordDigest: null, stageToken: null }, now)))
/** By which clock a time is told, an event does not show. */
const withoutClock = (events: readonly RoomEvent[]): unknown =>
  JSON.parse(JSON.stringify(events), (_key, value) =>
    typeof value === 'string' && /^\d{4}-\d\d-\d\dT/.test(value) ? 'a time' : value,
  )

it('a room from a snapshot is the room that was written, at any step', () => {
  fc.assert(
    fc.property(moves, fc.boolean(), (played, opened) => {
      playRandomly(opened ? [...OPENING, ...played] : played, ({ state, now }) => {
        expect(restore(written(state, now), now).state).toEqual(state)
      })
    }),
    { numRuns: 25 },
  )
})

it('a room from a snapshot goes on as the room would have, by another clock', () => {
  fc.assert(
    fc.property(moves, moves, ahead, (before, after, offset) => {
      const { state, now } = playRandomly([...OPENING, ...before])
      const here = playRandomly(after, undefined, { state, now })
      const opened = restore(written(state, now), now + offset)
      const there = playRandomly(after, undefined, { state: opened.state, now: now + offset })
      expect(withoutClock(there.events)).toEqual(withoutClock(here.events))
      expect(written(there.state, there.now)).toEqual(written(here.state, here.now))
    }),
    { numRuns: 60 },
  )
})
