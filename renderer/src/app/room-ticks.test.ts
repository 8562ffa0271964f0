import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { inRoom } from '#renderer/realtime/testing/in-room.ts'
import { quiz, session, view } from '#renderer/realtime/testing/room-fixtures.ts'

const played = vi.hoisted(() => vi.fn())
vi.mock('#renderer/lib/audio/sound.ts', () => ({ playSound: played }))
const { startRoomSounds } = await import('./room-sounds.ts')

let stop: () => void
let line: ReturnType<typeof inRoom>
const heard = () => played.mock.calls.map(([name]) => name).filter((name) => String(name).startsWith('tick'))
const startRound = () =>
  line.tell('round_started', {
    gameSessionId: 'game-r1',
    round: 1,
    rounds: 3,
    quiz: quiz(),
    durationMs: 30_000,
    seats: 3,
    remainingMs: 30_000,
    endsAt: '2026-11-21T10:02:00.000Z',
  })

beforeEach(() => {
  vi.useFakeTimers()
  line = inRoom()
  line.tell('room_view', view({ phase: 'between', gameSession: session() }))
  stop = startRoomSounds()
  played.mockClear()
})
afterEach(() => {
  stop()
  vi.useRealTimers()
})

it('ticks in the last five seconds of a round, the last two urgently', () => {
  startRound()
  vi.advanceTimersByTime(24_900)
  expect(heard()).toEqual([])
  vi.advanceTimersByTime(6_000)
  expect(heard()).toEqual(['tick', 'tick', 'tick', 'tickUrgent', 'tickUrgent'])
})

it('is silent for who has the answer, and while the clock stands still', () => {
  startRound()
  vi.advanceTimersByTime(25_500)
  expect(heard()).toHaveLength(1)
  line.tell('game_paused', { reason: 'players', remainingMs: 4_500, waitMs: 60_000 })
  vi.advanceTimersByTime(10_000)
  expect(heard()).toHaveLength(1)
  line.tell('game_resumed', { reason: 'players', remainingMs: 4_500 })
  vi.advanceTimersByTime(900)
  expect(heard()).toHaveLength(2)
  line.tell('guess_result', { result: 'correct', points: 60 })
  vi.advanceTimersByTime(10_000)
  expect(heard()).toHaveLength(2)
})

it('is silent for those who only watch', () => {
  line.tell(
    'room_view',
    view({
      phase: 'between',
      gameSession: session(),
      you: { role: 'spectator', answered: false, hintsTaken: 0, score: 0, streak: 0, earned: null },
    }),
  )
  startRound()
  vi.advanceTimersByTime(31_000)
  expect(heard()).toEqual([])
})

it('counts the start of a game down', () => {
  line.tell('game_starting', { roomId: 'r1', startsInMs: 3_000 })
  vi.advanceTimersByTime(4_000)
  expect(heard()).toEqual(['tick', 'tick'])
})
