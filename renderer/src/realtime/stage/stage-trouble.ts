import { ApiError } from '#renderer/lib/api-error.ts'
import { joinFailure } from '#renderer/realtime/transport/join-failure.ts'
import type { StageTrouble } from './stage-store.ts'

const FULL = 409

/** What an attempt to show the room has come to; `no_pass` when only another pass can help. */
export function troubleOf(error: unknown): StageTrouble | 'no_pass' {
  if (error instanceof ApiError) {
    if (error.code === 'ROOM_REQUIRES_PASSWORD') return 'password'
    return error.status === 404 || error.status === 400 ? 'no_room' : 'lost'
  }
  const { kind, code } = joinFailure(error)
  if (kind === 'gone') return 'no_pass'
  return Number(code) === FULL ? 'full' : 'lost'
}
