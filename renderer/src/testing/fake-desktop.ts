import { vi } from 'vitest'
import type { DesktopApi } from '#shared/desktop/desktop-api.ts'
import type { Finding, FoundParty } from '#shared/desktop/host-process.ts'
import type { DesktopEvents, EventName, GoogleGrant, Keeping, UpdateState } from '#shared/desktop/ipc.ts'
import type { PartyState } from '#shared/desktop/party.ts'

/** The bridge of a desktop app, whose system a test plays. */
export function fakeDesktop({
  version = '1.40.0',
  keeping = 'system' as Keeping,
  token = null as string | null,
  party = { kind: 'none' } as PartyState,
} = {}) {
  const listeners = new Map<EventName, Set<(data: never) => void>>()
  const emit = <Name extends EventName>(name: Name, data: DesktopEvents[Name]): void => {
    for (const listener of listeners.get(name) ?? []) (listener as (data: DesktopEvents[Name]) => void)(data)
  }
  const desktop = {
    launch: { server: location.origin, version, system: 'linux', bigScreen: null },
    ready: vi.fn(async () => undefined),
    token: {
      read: vi.fn(async () => ({ token, keeping })),
      write: vi.fn(async () => keeping),
    },
    setLanguage: vi.fn(async () => undefined),
    setPlaying: vi.fn(async () => undefined),
    notify: vi.fn(async () => undefined),
    authorizeWithGoogle: vi.fn(async (): Promise<GoogleGrant | null> => null),
    updates: {
      read: vi.fn(async (): Promise<UpdateState> => ({ kind: 'idle' })),
      install: vi.fn(async () => undefined),
    },
    party: {
      read: vi.fn(async (): Promise<PartyState> => party),
      start: vi.fn(async (): Promise<PartyState> => party),
      stop: vi.fn(async () => undefined),
      open: vi.fn(async () => undefined),
      close: vi.fn(async () => undefined),
      allowStandbys: vi.fn(async () => undefined),
      goOnAlone: vi.fn(async () => undefined),
      check: vi.fn(async (): Promise<Finding[] | null> => null),
      browse: vi.fn(async () => undefined),
      find: vi.fn(async (): Promise<FoundParty | null> => null),
      standBy: vi.fn(async () => undefined),
    },
    openBigScreen: vi.fn(async () => undefined),
    on(name, listener) {
      const ofName = listeners.get(name) ?? new Set()
      listeners.set(name, ofName)
      ofName.add(listener as (data: never) => void)
      return () => void ofName.delete(listener as (data: never) => void)
    },
  } satisfies DesktopApi
  return { desktop, emit }
}
