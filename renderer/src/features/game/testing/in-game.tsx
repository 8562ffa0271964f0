import { act } from '@testing-library/react'
import { vi } from 'vitest'
import { GamePage } from '#renderer/features/game/game-page.tsx'
import { inRoom } from '#renderer/realtime/testing/in-room.ts'
import { quiz, score, session, view } from '#renderer/realtime/testing/room-fixtures.ts'
import { renderRoutes } from '#renderer/testing/render.tsx'

/** Ada in the first round of a game with Bo, before its screen is drawn. */
export function inGame() {
  const line = inRoom()
  const tell: typeof line.tell = (name, payload) => act(() => line.tell(name, payload))
  const startRound = (round: number, prompt = 'Which city is the capital of France?') =>
    line.tell('round_started', {
      gameSessionId: 'game-r1',
      round,
      rounds: 3,
      quiz: quiz({ id: `q${round}`, prompt }),
      durationMs: 30_000,
      seats: 3,
      remainingMs: 30_000,
      endsAt: '2026-11-21T10:02:00.000Z',
    })
  const finish = (winner: { userId: string; username: string } | null) =>
    tell('game_finished', { winner, scores: [score('Bo', 210, 2), score('Ada', 90, 1)], rewards: null })
  line.tell('room_view', view({ phase: 'between', gameSession: session() }))
  startRound(1)
  const draw = () => renderRoutes([{ path: '/game/:gameId', Component: GamePage }], '/game/game-r1')
  /** The table once its round is a second old. */
  const drawSettled = async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    draw()
    await act(() => vi.dynamicImportSettled())
    await act(() => vi.advanceTimersByTimeAsync(1000))
    vi.useRealTimers()
  }
  return {
    line,
    tell,
    startRound,
    finish,
    draw,
    drawSettled,
  }
}
