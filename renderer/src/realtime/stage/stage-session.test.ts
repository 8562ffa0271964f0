import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { roomState } from '#renderer/realtime/room/room-store.ts'
import { quiz, room, session, view } from '#renderer/realtime/testing/room-fixtures.ts'
import { failed, ok, stubServer } from '#renderer/testing/server.ts'
import { startStage } from './stage-session.ts'
import { useStage } from './stage-store.ts'

/** Each connection that the screen has opened, as its room would use it. */
const opened: { roomId: string; say: (name: string, payload: unknown) => void; close: () => void }[] = []
const closed = new Set<string>()
vi.mock('#renderer/realtime/transport/room-transport.ts', () => ({
  openStageSocket: async ({ roomId }: { roomId: string }) => {
    if (closed.has(roomId)) throw Object.assign(new Error('Room not found'), { code: 4212 })
    let hear: (name: string, payload: unknown) => void = () => undefined
    let end: () => void = () => undefined
    opened.push({ roomId, say: (name, payload) => hear(name, payload), close: () => end() })
    return {
      roomId,
      send: () => undefined,
      close: () => end(),
      onEvent: (listener: typeof hear) => {
        hear = listener
      },
      onClose: (listener: typeof end) => {
        end = listener
      },
    }
  },
}))

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})
const wait = (ms: number) => vi.advanceTimersByTimeAsync(ms)

it('[STAGE-6] looks under its first code again when the room that it had moved to is gone', async () => {
  /** Which room each code opens. */
  const rooms = new Map([['FIRST2', 'r1']])
  stubServer({
    'POST /rooms/stage': ({ body }) => {
      const roomId = rooms.get((body as { code: string }).code)
      return roomId === undefined
        ? failed(404, 'NO_ROOM_FOUND_WITH_CODE', 'No room')
        : ok({ roomId, stageToken: 'token' })
    },
  })
  const here = () => opened.at(-1) ?? expect.unreachable('no connection')
  const arriveAt = (roomId: string, inviteCode: string) =>
    here().say('room_view', view({ room: room({ id: roomId, inviteCode }) }))
  startStage('FIRST2', async () => undefined)
  await wait(10)
  arriveAt('r1', 'FIRST2')
  // A rematch, which has a code of its own.
  here().say('stage_moved', { roomId: 'r2', stageToken: 'token' })
  await wait(100)
  expect(here().roomId).toBe('r2')
  arriveAt('r2', 'AGAIN3')
  expect(useStage.getState().code).toBe('AGAIN3')

  // Everybody has left, and somebody opens a new room: at a party it has the party's code.
  rooms.set('FIRST2', 'r3')
  closed.add('r2')
  here().close()
  await wait(3_500)
  expect(opened.map(({ roomId }) => roomId)).toEqual(['r1', 'r2', 'r3'])
})

it('[STAGE-9] stops its clock while the connection is lost, and goes on with the time that is left then', async () => {
  stubServer({ 'POST /rooms/stage': () => ok({ roomId: 'r9', stageToken: 'token' }) })
  const here = () => opened.at(-1) ?? expect.unreachable('no connection')
  const inRound = (remainingMs: number) =>
    view({
      phase: 'answering',
      gameSession: session({ round: 1 }),
      quiz: quiz(),
      durationMs: 30_000,
      remainingMs,
    })
  startStage('CLOCK2', async () => undefined)
  await vi.waitFor(() => expect(here().roomId).toBe('r9'))
  here().say('room_view', inRound(20_000))
  await wait(4_000)
  here().close()
  await wait(0)
  expect(roomState().model.countdown).toEqual({ kind: 'stopped', remainingMs: 16_000, durationMs: 30_000 })
  const before = opened.length
  await wait(1_500)
  expect(opened.length).toBeGreaterThan(before)
  here().say('room_view', inRound(9_000))
  expect(roomState().model.countdown).toMatchObject({ kind: 'running', durationMs: 30_000 })
})
