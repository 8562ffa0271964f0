import { api } from '#renderer/lib/http-client.ts'
import { matchmakingStatusData } from '#shared/schemas/matchmaking.ts'
import { beginSearch } from './matchmaking-store.ts'

export const fetchMatchmakingStatus = () =>
  api.get('/gamemode/matchmaking/status', { schema: matchmakingStatusData })

/** After a page load: continues a search that the server still has. */
export async function resumeSearch(): Promise<void> {
  const status = await fetchMatchmakingStatus().catch(() => null)
  if (status?.isInQueue && status.gameModeId) beginSearch(status.gameModeId, status)
}
