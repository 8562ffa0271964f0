import type { Page } from '@playwright/test'
import type { FoundParty } from '#shared/desktop/host-process.ts'
import type { UpdateState } from '#shared/desktop/ipc.ts'
import type { PartyState } from '#shared/desktop/party.ts'
import { answer } from './answers.ts'
import type { Visit } from './visit.ts'

const NO_PARTY: PartyState = { kind: 'none' }
const running = (name: string): PartyState => ({
  kind: 'running',
  name,
  isInherited: false,
  port: 8790,
  code: 'K7QX2M',
  isOpen: true,
  openFailure: null,
  isFrozen: false,
  standsByFor: null,
  hasStandby: true,
  allowsStandbys: true,
  addresses: [
    { address: '192.168.1.20', isPreferred: true, interface: 'Wi-Fi' },
    { address: '10.8.0.2', isPreferred: false, interface: 'tun0' },
  ],
  players: 5,
  rooms: 1,
})
const found = (name: string): FoundParty => ({
  partyId: '01ABC',
  name,
  origin: 'http://192.168.1.30:8790',
  version: '1.39.2',
  players: 1,
  needsPassword: true,
})

/** What the shell would answer. */
interface Shell {
  party: PartyState
  parties: FoundParty[]
  update: UpdateState
}

/** As in the desktop app, whose shell no browser has. */
async function withShell(page: Page, url: string, shell: Shell): Promise<void> {
  await page.addInitScript(
    ({ server, shell }) => {
      const nothing = async () => undefined
      const told: Record<string, unknown> = { parties: shell.parties }
      const desktop = {
        launch: { server, version: '1.40.0', system: 'linux', bigScreen: null },
        ready: nothing,
        token: { read: async () => ({ token: null, keeping: 'system' }), write: async () => 'system' },
        setLanguage: nothing,
        setPlaying: nothing,
        updates: { read: async () => shell.update, install: nothing },
        party: { read: async () => shell.party, check: async () => null, browse: nothing },
        on(name: string, listener: (data: unknown) => void) {
          if (name in told) setTimeout(listener, 0, told[name])
          return () => undefined
        },
      }
      Object.assign(window, { desktop })
    },
    { server: url, shell },
  )
}

/** Hosting a party, finding one, and the gate before the app when it is too old. */
export async function desktopScenes({ cast, camera, texts, newBrowser, url }: Visit): Promise<void> {
  const { hosting, desktop } = texts
  const open = async (path: string, shell: Partial<Shell>) => {
    const page = await (await newBrowser()).newPage()
    await withShell(page, url, { party: NO_PARTY, parties: [], update: { kind: 'idle' }, ...shell })
    await answer(page, '/version', { minVersion: '1.41.0' })
    await page.goto(url + path)
    return page
  }
  const form = await open('/party', {})
  await form.getByLabel(hosting.form.name).waitFor()
  await camera.take(form, 'hosting')
  const host = await open('/party', { party: running(cast.rooms.table) })
  await host.getByTestId('party-code').waitFor()
  await camera.take(host, 'hosting-party', { whole: true })
  const guest = await open('/party/join', { parties: [found(cast.rooms.own)] })
  await guest.getByText(cast.rooms.own).waitFor()
  await camera.take(guest, 'hosting-join', { whole: true })
  const late = await open('/', { update: { kind: 'downloading', version: '1.41.0', percent: 62 } })
  await late.getByRole('heading', { name: desktop.gate.outdatedTitle }).waitFor()
  await camera.take(late, 'update-gate')
  for (const page of [form, host, guest, late]) await page.context().close()
}
