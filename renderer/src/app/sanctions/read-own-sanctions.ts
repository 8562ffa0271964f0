import { api } from '#renderer/lib/http-client.ts'
import { sessionState } from '#renderer/session/session-store.ts'
import { ownSanctionsData } from '#shared/schemas/own-sanctions.ts'

/** Whether something was told: then the next answer may have to take it away. */
let told = false

/**
 * Reads what admins have to tell this player. What tells it is fetched only if there is something, which is rare. What
 * fails is read at the next visit.
 */
export async function readOwnSanctions(): Promise<void> {
  const userId = sessionState().user?.id
  const own = await api.get('/sanctions', { schema: ownSanctionsData }).catch(() => null)
  if (own === null || sessionState().user?.id !== userId) return
  if (own.mute === null && own.warnings.length === 0 && !told) return
  const tell = await import('#renderer/app/sanctions/tell-own-sanctions.tsx').catch(() => null)
  if (tell === null) return
  told = true
  await tell.tellOwnSanctions(own)
}
