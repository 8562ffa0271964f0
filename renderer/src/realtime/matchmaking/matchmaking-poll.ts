import { goTo } from '#renderer/lib/navigation.ts'
import { notify } from '#renderer/realtime/notices.ts'
import { pathOfRoom } from '#renderer/realtime/room/active-room.ts'
import { roomState, useRoomStore } from '#renderer/realtime/room/room-store.ts'
import { onAccountEvent } from '#renderer/realtime/transport/account-events.ts'
import { onSignedOut } from '#renderer/session/session-events.ts'
import { MATCHMAKING_POLL_MS } from '#shared/constants/timings.ts'
import type { MatchmakingStatus } from '#shared/schemas/matchmaking.ts'
import { checkMatchmakingStatus, playerQueueStatus } from './matchmaking-calls.ts'
import { currentSearch, endSearch, type Search, setMatchmaking, useMatchmaking } from './matchmaking-store.ts'

/** The server's count and ours differ by the way that an answer takes: a clock that jumps about is worse. */
const NOTICEABLE_MS = 1_500

let timer: ReturnType<typeof setInterval> | undefined
let asking = false

/** From now on the server is asked for as long as the flag is set, by whomever. */
export function followFlag(): void {
  useMatchmaking.subscribe(keepAsking)
  keepAsking(useMatchmaking.getState())
  // Into a room, by hand or by a match: the server has taken the player out of the queue.
  useRoomStore.subscribe((now, before) => {
    if (now.joinStatus === 'success' && before.joinStatus !== 'success') endSearch()
  })
  onSignedOut(endSearch)
  onAccountEvent('force_disconnect', endSearch)
}

function keepAsking({ search }: { search: Search | null }): void {
  if ((search !== null) === (timer !== undefined)) return
  clearInterval(timer)
  timer = undefined
  if (!search) return
  timer = setInterval(() => void ask(), MATCHMAKING_POLL_MS)
  void ask()
}

async function ask(): Promise<void> {
  if (asking) return
  asking = true
  const asked = timer
  const status = await checkMatchmakingStatus()
  asking = false
  const search = currentSearch()
  // Cancelled meanwhile, and perhaps begun anew: the answer is about another search.
  if (!search || timer !== asked) return
  if (!status.success) setMatchmaking({ search: { ...search, silent: true } })
  else if (status.data.isInQueue) setMatchmaking({ search: updated(search, status.data) })
  else await searchIsOver()
}

function updated(search: Search, status: MatchmakingStatus): Search {
  const since = performance.now() - (status.waitedMs ?? 0)
  const isNews = status.waitedMs !== undefined && Math.abs(since - search.since) > NOTICEABLE_MS
  return {
    modeId: status.gameModeId ?? search.modeId,
    since: isNews ? since : search.since,
    position: status.position ?? null,
    estimateMs: status.estimatedWaitTime ?? null,
    silent: false,
  }
}

const isBusy = (): boolean => roomState().flow !== 'idle' || currentSearch() !== null

/** No longer in the queue. There is a room then, whose news may not have reached us; if not, the player is told. */
async function searchIsOver(): Promise<void> {
  endSearch()
  if (isBusy()) return
  const status = await playerQueueStatus()
  if (isBusy()) return
  if (!status.success) return void notify('refused', { text: status.error.message })
  const room = status.data.activeRoom
  if (room) goTo(pathOfRoom(room.id, room.status === 'in_progress'))
  else notify('search_ended', null)
}
