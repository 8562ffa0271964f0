import { makeRoutes } from '#renderer/app/routes.tsx'
import { setLanguage } from '#renderer/lib/i18n.ts'
import { queryClient } from '#renderer/lib/query-client.ts'
import { forgetStart } from '#renderer/session/session-start.ts'
import { SIGNED_OUT, setSession } from '#renderer/session/session-store.ts'
import { type Place, renderRoutes } from '#renderer/testing/render.tsx'
import { sampleModes, sampleProfile, sampleQuests } from '#renderer/testing/samples.ts'
import { ok, stubServer } from '#renderer/testing/server.ts'
import { STORAGE_KEYS } from '#shared/constants/storage-keys.ts'
import type { Room } from '#shared/schemas/room.ts'
import type { User } from '#shared/schemas/user.ts'

interface Visit {
  user?: User | null
  rooms?: Room[]
  /** Answers that differ from a server in order. */
  server?: Parameters<typeof stubServer>[0]
}

/** Opens the whole app at an address, before a server that answers what every page asks. */
export function visit(path: Place, { user = null, rooms = [], server: answers = {} }: Visit = {}) {
  queryClient.clear()
  forgetStart()
  setSession({ ...SIGNED_OUT, user, isAuthenticated: user !== null })
  setLanguage(user?.preferredLanguage ?? 'english')
  if (user) localStorage.setItem(STORAGE_KEYS.authToken, 't')
  const server = stubServer({
    'GET /auth/validate': () => ok({ valid: true, user }),
    'GET /auth/profile': () => ok(sampleProfile(user ?? undefined)),
    'GET /quests/daily': () => ok(sampleQuests),
    'GET /gamemode/modes': () => ok({ gameModes: sampleModes }),
    'GET /rooms': () => ok({ rooms, total: rooms.length, page: 1, limit: 100 }),
    'GET /status': () =>
      ok({ maintenance: false, minVersion: '1.40.0', timestamp: '2026-01-01T00:00:00.000Z', kind: 'cloud' }),
    ...answers,
  })
  return { server, ...renderRoutes(makeRoutes(), path) }
}
