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

/** The server's count and the client's differ by the latency; a clock that jumps would be worse. */
const NOTICEABLE_MS = 1_500

let timer: ReturnType<typeof setInterval> | undefined
let polling = false

/** Polls the server from now on, whenever a search is set in the store. */
export function startPolling(): void {
  useMatchmaking.subscribe(togglePolling)
  togglePolling(useMatchmaking.getState())
  // After joining a room, by hand or by a match, the server has taken the player out of the queue.
  useRoomStore.subscribe((now, before) => {
    if (now.joinStatus === 'success' && before.joinStatus !== 'success') endSearch()
  })
  onSignedOut(endSearch)
  onAccountEvent('force_disconnect', endSearch)
}

function togglePolling({ search }: { search: Search | null }): void {
  if ((search !== null) === (timer !== undefined)) return
  clearInterval(timer)
  timer = undefined
  if (!search) return
  timer = setInterval(() => void poll(), MATCHMAKING_POLL_MS)
  void poll()
}

async function poll(): Promise<void> {
  if (polling) return
  polling = true
  const polledBy = timer
  const status = await checkMatchmakingStatus()
  polling = false
  const search = currentSearch()
  // Cancelled meanwhile, and perhaps started again: the answer is about another search.
  if (!search || timer !== polledBy) return
  if (!status.success) setMatchmaking({ search: { ...search, silent: true } })
  else if (status.data.isInQueue) setMatchmaking({ search: updated(search, status.data) })
  else await handleSearchOver()
}

function updated(search: Search, status: MatchmakingStatus): Search {
  const since = performance.now() - (status.waitedMs ?? 0)
  const isNews = status.waitedMs !== undefined && Math.abs(since - search.since) > NOTICEABLE_MS
  return {
    modeId: status.gameModeId ?? search.modeId,
    since: isNews ? since : search.since,
    position: status.position ?? null,
    others: status.others ?? null,
    practiceInMs: status.practiceInMs ?? null,
    estimateMs: status.estimatedWaitTime ?? null,
    silent: false,
  }
}

const isBusy = (): boolean => roomState().flow !== 'idle' || currentSearch() !== null

/** No longer in the queue: opens the room whose event may have been missed; without one the player is told. */
async function handleSearchOver(): Promise<void> {
  endSearch()
  if (isBusy()) return
  const status = await playerQueueStatus()
  if (isBusy()) return
  if (!status.success) return void notify('refused', { text: status.error.message })
  const room = status.data.activeRoom
  if (room) goTo(pathOfRoom(room.id, room.status === 'in_progress'))
  else notify('search_ended', null)
}
