import { ApiError } from '#renderer/lib/api-error.ts'
import { createApi } from '#renderer/lib/http-client.ts'
import { type Party, partyData } from '#shared/schemas/party.ts'

const SILENCE: ReadonlySet<string> = new Set(['NETWORK_ERROR', 'REQUEST_TIMEOUT'])

/** The party at an origin: `silent` when nobody answers there, `noParty` when somebody else does. */
export async function askParty(origin: string): Promise<Party | 'silent' | 'noParty'> {
  // It is nobody's login that asks.
  const api = createApi({ baseUrl: () => `${origin}/api`, readToken: () => null, refresh: async () => false })
  try {
    return (await api.get('/party', { schema: partyData })).party
  } catch (error) {
    return error instanceof ApiError && SILENCE.has(error.code) ? 'silent' : 'noParty'
  }
}
