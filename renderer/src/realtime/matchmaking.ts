import { z } from 'zod/mini'
import { announce } from '#renderer/lib/announcer.ts'
import { errorText } from '#renderer/lib/error-text.ts'
import { formatSpan } from '#renderer/lib/format-span.ts'
import { i18n } from '#renderer/lib/i18n.ts'
import { toast } from '#renderer/lib/toast.ts'
import type { QueueMode } from '#shared/constants/game.ts'
import { followActiveGame } from './active-room.ts'
import { mayEnter } from './entry-check.ts'
import { followInvitation } from './invitations.ts'
import { leaveMatchmakingQueue, type MatchmakingError, startMatchmaking } from './matchmaking-calls.ts'
import { followFlag } from './matchmaking-poll.ts'
import { beginSearch, endSearch, setMatchmaking } from './matchmaking-store.ts'
import { entryError } from './room-entry-error.ts'

followFlag()

/** Asks for a game: one that is there already is joined, else the search begins. */
export async function startSearch(modeId: QueueMode): Promise<void> {
  try {
    if (!mayEnter()) return
  } catch (justLeft) {
    toast.error(entryError(justLeft).message)
    return
  }
  const started = await startMatchmaking(modeId)
  if (!started.success) return refused(modeId, started.error)
  const { roomId, estimatedWaitTime } = started.data
  if (roomId !== undefined) {
    await followInvitation({ roomId })
    return
  }
  beginSearch(modeId, { estimatedWaitTime })
  const words = { mode: i18n.t(`lobby.modes.${modeId}.name`), time: formatSpan(estimatedWaitTime) }
  announce(i18n.t('matchmaking.started', words))
}

const shut = z.object({ details: z.object({ retryAfter: z.number() }) })

/** Whoever left ranked games waits until ranked opens for them again: that is told with more words than a toast has. */
function refused(modeId: QueueMode, { code, message, cause }: MatchmakingError): void {
  const wait = modeId === 'ranked' && code === 'RATE_LIMITED' ? shut.safeParse(cause).data : undefined
  if (wait) {
    setMatchmaking({ rankedShutUntil: Date.now() + wait.details.retryAfter * 1000 })
    return
  }
  followActiveGame(cause)
  toast.error(message)
}

/** Gives the place in the queue up. Until the server has said yes the search goes on. */
export async function cancelSearch(): Promise<void> {
  const left = await leaveMatchmakingQueue()
  if (!left.success) {
    toast.error(errorText(left.error.cause, i18n.t('matchmaking.failed.cancel')))
    return
  }
  endSearch()
  announce(i18n.t('matchmaking.cancelled'))
}
