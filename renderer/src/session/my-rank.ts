import { api } from '#renderer/lib/http-client.ts'
import { userRankData } from '#shared/schemas/ranks.ts'
import type { UserRank } from '#shared/schemas/user.ts'

/** The player's own rank as the server has it now. */
export async function fetchMyRank({ signal }: { signal?: AbortSignal } = {}): Promise<UserRank> {
  const { userRank } = await api.get('/ranks/me', { schema: userRankData, signal })
  return userRank
}
