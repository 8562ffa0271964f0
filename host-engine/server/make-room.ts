import { matchMaker } from '@colyseus/core'
import { AppError } from '#shared/errors/app-error.ts'
import type { QuizRoomOptions } from '../rooms/quiz-room.ts'
import type { RestoredRoom } from '../snapshots/room-snapshot.ts'
import { withTimeout } from './with-timeout.ts'

export const ROOM_HANDLER = 'quiz_room'
/** A room that could not be listed in this time is nobody's, and closes by itself when it has been empty for long. */
const OPEN_MS = 4_000

/** Answers its id. Throws SERVICE_UNAVAILABLE when it cannot be listed in time. */
export async function makeRoom(options: QuizRoomOptions | RestoredRoom): Promise<string> {
  const work = matchMaker.createRoom(ROOM_HANDLER, options)
  return (await withTimeout(work, OPEN_MS, () => new AppError('SERVICE_UNAVAILABLE'))).roomId
}
