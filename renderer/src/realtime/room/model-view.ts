import type { RoomView } from '#shared/protocol/room-view.ts'
import { mergeHistory } from './model-chat.ts'
import { withRoom } from './model-players.ts'
import { type Countdown, clearedModel, freshRound, type RoomModel } from './room-model.ts'

function countdownOf(view: RoomView, at: number): Countdown | null {
  if (view.remainingMs === undefined) return null
  const durationMs = view.durationMs ?? null
  return view.phase === 'paused'
    ? { kind: 'stopped', remainingMs: view.remainingMs, durationMs }
    : { kind: 'running', endsAt: at + view.remainingMs, durationMs }
}

const pauseOf = (view: RoomView, at: number): RoomModel['pause'] =>
  view.phase === 'paused' && view.pause
    ? { reason: view.pause.reason, of: view.quiz ? 'answering' : 'between', until: at + view.pause.waitMs }
    : null

/** Fields that only events carry; a view of the same round must keep them. */
function keptOfRound(model: RoomModel, view: RoomView) {
  const round = view.gameSession?.round
  const same = model.room?.id === view.room.id && round !== undefined && model.session?.round === round
  if (!same) return { ...freshRound(), quiz: null, mask: null }
  const solved = model.earned !== null && view.quiz?.id === model.quiz?.id
  return {
    counts: model.counts && { ...model.counts, answered: view.answered.length },
    feedback: null,
    quiz: model.quiz,
    mask: solved ? model.mask : null,
  }
}

/** Rebuilds the model from a view; only the chat is merged. */
export function modelFromView(model: RoomModel, view: RoomView, at: number): RoomModel {
  const base = model.room && model.room.id !== view.room.id ? clearedModel(model) : model
  const kept = keptOfRound(base, view)
  const drawn: RoomModel = {
    ...withRoom(base, view.room),
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
    seats: view.seats ?? base.seats,
    skip: view.skip ?? null,
    rematch: view.rematch ?? null,
    earned: view.you.earned,
    stages: view.stages ?? 0,
    ended: null,
  }
  return mergeHistory(drawn, view.room.id, view.chat)
}
