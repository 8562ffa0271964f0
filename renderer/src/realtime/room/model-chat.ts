import type { ChatMessage } from '#shared/protocol/parts.ts'
import type { Board, ChatLine, Note } from './room-model.ts'

/** More than anybody scrolls back through, and few enough to be drawn plainly. */
export const LINES_KEPT = 300
const ROOMS_KEPT = 5
const NO_LINES: readonly ChatLine[] = []

export const linesOf = (board: Board, roomId: string | null | undefined): readonly ChatLine[] =>
  (roomId ? board.chats[roomId] : undefined) ?? NO_LINES

function withLines(board: Board, roomId: string, lines: readonly ChatLine[]): Board {
  const { [roomId]: _old, ...others } = board.chats
  const kept = Object.entries(others).slice(-(ROOMS_KEPT - 1))
  return { ...board, chats: { ...Object.fromEntries(kept), [roomId]: lines.slice(-LINES_KEPT) } }
}

/** Adds a note to the chat of the present room. */
export function addNote(board: Board, note: Note): Board {
  if (!board.room) return board
  const line: ChatLine = { kind: 'note', id: `note-${board.seq + 1}`, note }
  const noted = { ...board, seq: board.seq + 1 }
  return withLines(noted, board.room.id, [...linesOf(board, board.room.id), line])
}

const lineOf = (message: ChatMessage, bySolver: boolean): ChatLine => ({
  kind: 'message',
  id: message.id,
  message,
  bySolver,
})

/** Where a message belongs among lines that are there already: after the last that is not younger. */
function placeFor(lines: readonly ChatLine[], { timestamp }: ChatMessage): number {
  const at = lines.findLastIndex((line) => line.kind === 'message' && line.message.timestamp <= timestamp)
  if (at >= 0) return at + 1
  const younger = lines.findIndex((line) => line.kind === 'message')
  return younger >= 0 ? younger : lines.length
}

export function addMessage(board: Board, message: ChatMessage): Board {
  const lines = linesOf(board, message.roomId)
  if (lines.some((line) => line.id === message.id)) return board
  const bySolver = board.phase === 'answering' && board.answered.includes(message.userId)
  return withLines(board, message.roomId, [...lines, lineOf(message, bySolver)])
}

/** Takes in a history: what is known stays where it is, what was missed goes to its place in time. */
export function mergeHistory(board: Board, roomId: string, messages: readonly ChatMessage[]): Board {
  const lines = [...linesOf(board, roomId)]
  const known = new Set(lines.map((line) => line.id))
  const missed = messages.filter((message) => !known.has(message.id))
  if (missed.length === 0) return board
  for (const message of missed) lines.splice(placeFor(lines, message), 0, lineOf(message, false))
  return withLines(board, roomId, lines)
}
