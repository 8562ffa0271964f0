import { expect, it } from 'vitest'
import { isRoundGap } from '#renderer/app/new-version/round-gap.ts'
import { emptyModel, type RoomModel } from '#renderer/realtime/room/room-model.ts'
import { BETWEEN_ROUNDS_MS } from '#shared/constants/timings.ts'
import { ROOM_PHASES } from '#shared/protocol/room-view.ts'

const running = (phase: RoomModel['phase'], leftMs: number): RoomModel => ({
  ...emptyModel('ada'),
  phase,
  countdown: { kind: 'running', endsAt: 1_000 + leftMs, durationMs: leftMs },
})

it('[NAV-28] a game reloads between two rounds and after the last, never while a player could answer', () => {
  const gaps = ROOM_PHASES.filter((phase) => isRoundGap(running(phase, BETWEEN_ROUNDS_MS), 1_000))
  expect(gaps).toEqual(['between', 'finished'])
  expect(isRoundGap(emptyModel('ada'), 1_000)).toBe(false)
})

it('[NAV-28] a gap that is too short to come back in is left out', () => {
  expect(isRoundGap(running('between', 3_000), 1_000)).toBe(true)
  expect(isRoundGap(running('between', 2_999), 1_000)).toBe(false)
})
