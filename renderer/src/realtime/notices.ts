import { createEmitter } from '#renderer/lib/emitter.ts'
import type { QueueMode } from '#shared/constants/game.ts'

/** What the player is to be told. Realtime only says so; the app decides how it is shown, spoken or sounded. */
export interface Notices {
  server_reconnected: null
  server_unreachable: null
  match_found: { roomId: string }
  checking_sessions: null
  /** Stays until `restore_ended`. */
  restoring: null
  restore_ended: null
  restored: null
  restore_failed: null
  returned_to_lobby: { reason: string }
  game_cleaned: null
  room_gone: null
  connection_lost: null
  displaced: null
  /** `message` is the server's English. */
  room_failed: { message: string }
  /** So many quizzes of the game that begins are of another difficulty. */
  quizzes_filled_up: { others: number }
  rate_limited: { retryAfter: number }
  search_started: { modeId: QueueMode; estimateMs: number }
  search_cancelled: null
  /** The server has no place in the queue and no room for the player. */
  search_ended: null
  /** Something that the player asked for was not done; `text` says why, in their language. */
  refused: { text: string }
}

const notices = createEmitter<Notices>()
export const onNotice = notices.on
export const notify = notices.emit
