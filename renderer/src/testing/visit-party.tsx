import { makePartyRoutes } from '#renderer/app/party/party-routes.tsx'
import { endpoint } from '#renderer/lib/endpoint.ts'
import { setLanguage } from '#renderer/lib/i18n.ts'
import { queryClient } from '#renderer/lib/query-client.ts'
import { useParty } from '#renderer/realtime/party/party-store.ts'
import { party as partyOf } from '#renderer/realtime/party/testing/party-fixtures.ts'
import { forgetStart } from '#renderer/session/session-start.ts'
import { SIGNED_OUT, setSession } from '#renderer/session/session-store.ts'
import { renderRoutes } from '#renderer/testing/render.tsx'
import { sampleProfile, sampleUser } from '#renderer/testing/samples.ts'
import { ok, stubServer } from '#renderer/testing/server.ts'
import { STORAGE_KEYS } from '#shared/constants/storage-keys.ts'
import type { EveningGame, Party } from '#shared/schemas/party.ts'
import type { Room } from '#shared/schemas/room.ts'

/** Makes the endpoint of this file's client a LAN host, as the tag in its page would have. */
export const atParty = (origin = location.origin): void =>
  void Object.assign(endpoint, { kind: 'lan', origin, namespace: `lan:${origin}:` })

export const partyGuest = sampleUser({
  role: 'guest',
  email: null,
  emailVerified: false,
  balance: 0,
  username: 'Mira',
})

interface PartyVisit {
  /** Whether the guest is in already. */
  inside?: boolean
  party?: Partial<Party> | null
  rooms?: Room[]
  games?: EveningGame[]
  server?: Parameters<typeof stubServer>[0]
}

/** Opens a party's client at an address, before a host that answers what it may be asked. */
export function visitParty(
  path: string,
  { inside = false, party, rooms = [], games = [], server: answers = {} }: PartyVisit = {},
) {
  atParty()
  queryClient.clear()
  forgetStart()
  setSession({ ...SIGNED_OUT, user: inside ? partyGuest : null, isAuthenticated: inside })
  setLanguage('english')
  if (inside) localStorage.setItem(STORAGE_KEYS.authToken, 't')
  useParty.setState({ party: party === null ? null : partyOf(party), lead: 'led' })
  const server = stubServer({
    'POST /auth/guest': () => ok({ token: 't', user: partyGuest, deviceToken: 'd'.repeat(43) }),
    'GET /auth/validate': () => ok({ valid: true, user: partyGuest }),
    'GET /auth/profile': () => ok(sampleProfile(partyGuest)),
    'GET /rooms': ({ query }) => {
      const wanted = query.get('status')
      const found = rooms.filter(({ status }) => wanted === null || wanted === status)
      return ok({ rooms: found, total: found.length, page: 1, limit: 100 })
    },
    'GET /party/evening': () => ok({ evening: { party: { name: 'Riddles' }, games } }),
    ...answers,
  })
  return { server, ...renderRoutes(makePartyRoutes(), path) }
}
