import { ApiError, type ApiErrorCode } from '#renderer/lib/api-error.ts'
import { errorText } from '#renderer/lib/error-text.ts'
import { api } from '#renderer/lib/http-client.ts'
import { i18n } from '#renderer/lib/i18n.ts'
import type { QueueMode } from '#shared/constants/game.ts'
import { queueStatusData } from '#shared/schemas/game.ts'
import { matchmakingStartData } from '#shared/schemas/matchmaking.ts'
import { fetchMatchmakingStatus } from './matchmaking-status.ts'

/** `message` is in the player's language; `cause` is what the server or the network said. */
export interface MatchmakingError {
  code: ApiErrorCode
  message: string
  cause: unknown
}
export type Outcome<Data> = { success: true; data: Data } | { success: false; error: MatchmakingError }

/** None of these calls throws: a search goes on when a poll fails. */
async function outcomeOf<Data>(
  call: Promise<Data>,
  messageOf: (cause: unknown) => string,
): Promise<Outcome<Data>> {
  try {
    return { success: true, data: await call }
  } catch (cause) {
    const code = cause instanceof ApiError ? cause.code : 'UNKNOWN_ERROR'
    return { success: false, error: { code, message: messageOf(cause), cause } }
  }
}

export const startMatchmaking = (gameModeId: QueueMode) =>
  outcomeOf(
    api.post('/gamemode/matchmaking/start', { body: { gameModeId }, schema: matchmakingStartData }),
    (cause) => errorText(cause, i18n.t('matchmaking.failed.start')),
  )

export const checkMatchmakingStatus = () =>
  outcomeOf(fetchMatchmakingStatus(), () => i18n.t('matchmaking.failed.status'))

export const leaveMatchmakingQueue = () =>
  outcomeOf(api.post('/gamemode/matchmaking/cancel'), () => i18n.t('matchmaking.failed.leave'))

export const playerQueueStatus = () =>
  outcomeOf(api.get('/game/player/queue-status', { schema: queueStatusData }), () =>
    i18n.t('matchmaking.failed.queueStatus'),
  )
