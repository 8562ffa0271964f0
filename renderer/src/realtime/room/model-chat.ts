import type { ChatMessage } from '#shared/protocol/parts.ts'
import type { ChatLine, Note, RoomModel } from './room-model.ts'

/** As many as a history brings at most, and few enough for a slow machine to draw while everybody talks. */
export const LINES_KEPT = 100
const ROOMS_KEPT = 5
const NO_LINES: readonly ChatLine[] = []

export const linesOf = (model: RoomModel, roomId: string | null | undefined): readonly ChatLine[] =>
  (roomId ? model.chats[roomId] : undefined) ?? NO_LINES

function withLines(model: RoomModel, roomId: string, lines: readonly ChatLine[]): RoomModel {
  const { [roomId]: _old, ...others } = model.chats
  const kept = Object.entries(others).slice(-(ROOMS_KEPT - 1))
  return { ...model, chats: { ...Object.fromEntries(kept), [roomId]: lines.slice(-LINES_KEPT) } }
}

/** Adds a note to the chat of the present room. */
export function addNote(model: RoomModel, note: Note): RoomModel {
  if (!model.room) return model
  const line: ChatLine = { kind: 'note', id: `note-${model.seq + 1}`, note }
  const noted = { ...model, seq: model.seq + 1 }
  return withLines(noted, model.room.id, [...linesOf(model, model.room.id), line])
}

const lineOf = (message: ChatMessage, bySolver: boolean): ChatLine => ({
  kind: 'message',
  id: message.id,
  message,
  bySolver,
})

/** The index at which a message belongs: after the last one that is not newer. */
function placeFor(lines: readonly ChatLine[], { timestamp }: ChatMessage): number {
  const at = lines.findLastIndex((line) => line.kind === 'message' && line.message.timestamp <= timestamp)
  if (at >= 0) return at + 1
  const younger = lines.findIndex((line) => line.kind === 'message')
  return younger >= 0 ? younger : lines.length
}

export function addMessage(model: RoomModel, message: ChatMessage): RoomModel {
  const lines = linesOf(model, message.roomId)
  if (lines.some((line) => line.id === message.id)) return model
  const bySolver = model.phase === 'answering' && model.answered.includes(message.userId)
  return withLines(model, message.roomId, [...lines, lineOf(message, bySolver)])
}

/** Merges a history: known lines stay where they are, missed ones are inserted by time. */
export function mergeHistory(model: RoomModel, roomId: string, messages: readonly ChatMessage[]): RoomModel {
  const lines = [...linesOf(model, roomId)]
  const known = new Set(lines.map((line) => line.id))
  const missed = messages.filter((message) => !known.has(message.id))
  if (missed.length === 0) return model
  for (const message of missed) lines.splice(placeFor(lines, message), 0, lineOf(message, false))
  return withLines(model, roomId, lines)
}
