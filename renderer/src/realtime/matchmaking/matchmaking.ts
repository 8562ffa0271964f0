import { z } from 'zod/mini'
import { errorText } from '#renderer/lib/error-text.ts'
import { i18n } from '#renderer/lib/i18n.ts'
import { queryClient } from '#renderer/lib/query-client.ts'
import { notify } from '#renderer/realtime/notices.ts'
import { followActiveGame } from '#renderer/realtime/room/active-room.ts'
import { mayEnter } from '#renderer/realtime/room/entry-check.ts'
import { followInvitation } from '#renderer/realtime/room/invitations.ts'
import { entryError } from '#renderer/realtime/room/room-entry-error.ts'
import { noteTutorialAct } from '#renderer/session/tutorial-acts.ts'
import type { QueueMode } from '#shared/constants/game.ts'
import { errorDetails } from '#shared/errors/error-details.ts'
import { leaveMatchmakingQueue, type MatchmakingError, startMatchmaking } from './matchmaking-calls.ts'
import { startPolling } from './matchmaking-poll.ts'
import { beginSearch, endSearch, setMatchmaking } from './matchmaking-store.ts'

startPolling()

/** Asks for a game: one that is there already is joined, else the search begins. */
export async function startSearch(modeId: QueueMode): Promise<void> {
  try {
    if (!mayEnter()) return
  } catch (justLeft) {
    notify('refused', { text: entryError(justLeft).message })
    return
  }
  const started = await startMatchmaking(modeId)
  if (!started.success) return refused(modeId, started.error)
  if (modeId === 'quick_match') noteTutorialAct('click_quick_match')
  const { roomId, estimatedWaitTime } = started.data
  if (roomId !== undefined) {
    await followInvitation({ roomId })
    return
  }
  beginSearch(modeId, { estimatedWaitTime })
  notify('search_started', { modeId, estimateMs: estimatedWaitTime })
}

const matchReady = z.object({ code: z.literal('MATCH_IS_READY'), details: errorDetails.MATCH_IS_READY })
const rateLimited = z.object({ details: z.object({ retryAfter: z.number() }) })

/** A ranked ban has a dialog of its own, which says more than a toast. */
function refused(modeId: QueueMode, { code, message, cause }: MatchmakingError): void {
  const wait = modeId === 'ranked' && code === 'RATE_LIMITED' ? rateLimited.safeParse(cause).data : undefined
  if (wait) {
    setMatchmaking({ rankedBanUntil: Date.now() + wait.details.retryAfter * 1000 })
    return
  }
  // Where ranked is chosen, the player sees what is missing.
  if (code === 'RANKED_LOCKED') void queryClient.invalidateQueries({ queryKey: ['game-modes'] })
  followActiveGame(cause)
  notify('refused', { text: message })
}

/** Leaves the queue. The search goes on until the server confirms. A match that is ready by then is joined. */
export async function cancelSearch(): Promise<void> {
  const left = await leaveMatchmakingQueue()
  if (!left.success) {
    const ready = matchReady.safeParse(left.error.cause).data
    if (ready) return void (await followInvitation(ready.details))
    notify('refused', { text: errorText(left.error.cause, i18n.t('matchmaking.failed.cancel')) })
    return
  }
  endSearch()
  notify('search_cancelled', null)
}
