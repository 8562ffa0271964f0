import type { RoomView } from '#shared/protocol/room-view.ts'
import { mergeHistory } from './model-chat.ts'
import { takeRoom } from './model-players.ts'
import { type Board, type Countdown, clearedBoard, freshRound } from './room-model.ts'

function countdownOf(view: RoomView, at: number): Countdown | null {
  if (view.remainingMs === undefined) return null
  const durationMs = view.durationMs ?? null
  return view.phase === 'paused'
    ? { kind: 'stopped', remainingMs: view.remainingMs, durationMs }
    : { kind: 'running', endsAt: at + view.remainingMs, durationMs }
}

const pauseOf = (view: RoomView, at: number): Board['pause'] =>
  view.phase === 'paused' && view.pause
    ? { reason: view.pause.reason, of: view.quiz ? 'answering' : 'between', until: at + view.pause.waitMs }
    : null

/** What only events tell, and a view of the same round must not wipe out. */
function keptOfRound(board: Board, view: RoomView) {
  const round = view.gameSession?.round
  const same = board.room?.id === view.room.id && round !== undefined && board.session?.round === round
  if (!same) return { ...freshRound(), quiz: null, mask: null }
  const solved = board.earned !== null && view.quiz?.id === board.quiz?.id
  return {
    counts: board.counts && { ...board.counts, answered: view.answered.length },
    earned: board.earned,
    feedback: null,
    quiz: board.quiz,
    mask: solved ? board.mask : null,
  }
}

/** Everything anew from a view; only the chat is added to. */
export function boardFromView(board: Board, view: RoomView, at: number): Board {
  const base = board.room && board.room.id !== view.room.id ? clearedBoard(board) : board
  const kept = keptOfRound(base, view)
  const drawn: Board = {
    ...takeRoom(base, view.room),
    session: view.gameSession,
    phase: view.phase,
    ...kept,
    quiz: view.quiz ?? kept.quiz,
    mask: kept.mask ?? view.mask ?? null,
    countdown: countdownOf(view, at),
    pause: pauseOf(view, at),
    answered: view.answered,
    lastRound: view.lastRound ?? null,
    result: view.result ?? null,
    you: view.you,
    ended: null,
  }
  return mergeHistory(drawn, view.room.id, view.chat)
}
