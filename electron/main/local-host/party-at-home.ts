import { join } from 'node:path'
import { app, type BrowserWindow } from 'electron'
import type { Language } from '#shared/constants/game.ts'
import type { Launch, Notice } from '#shared/desktop/ipc.ts'
import type { PartyState } from '#shared/desktop/party.ts'
import type { PageEvents } from '../ipc/page-events.ts'
import { textsIn } from '../texts.ts'
import { createPartyTray } from '../tray/party-tray.ts'
import { createBigScreen } from '../windows/big-screen.ts'
import { askStop } from './ask-stop.ts'
import { forkHost } from './fork-host.ts'
import { holdQuit } from './hold-quit.ts'
import { createLocalHost } from './local-host.ts'

interface HomeParts {
  readonly page: PageEvents
  readonly launch: Omit<Launch, 'bigScreen'>
  /** The built client, for the browsers of the guests. */
  readonly webRoot: string
  language(): Language
  mainWindow(): BrowserWindow | null
  focusWindow(): void
  notify(notice: Notice): void
  changed(party: PartyState): void
}

/** The party on this computer with all that belongs to it: its process, the tray, the big screen, and the question at the end. */
export function partyAtHome({ page, launch, webRoot, language, mainWindow, notify, ...parts }: HomeParts) {
  const texts = () => textsIn(language())
  const bigScreen = createBigScreen(launch, mainWindow)
  const host = createLocalHost({
    fork: forkHost,
    setting: () => ({ dataDir: join(app.getPath('userData'), 'party'), webRoot }),
    tell,
    tellParties: (parties) => page.send('parties', parties),
  })

  const ask = (why: 'stop' | 'quit') => askStop(mainWindow(), why, texts().party)
  const showTray = createPartyTray(() => texts().tray, {
    openWindow: parts.focusWindow,
    openBigScreen: () => openOwnBigScreen(),
    async stopParty() {
      if (await ask('stop')) await host.stop()
    },
  })

  function tell(party: PartyState): void {
    page.send('party', party)
    showTray(party)
    parts.changed(party)
    if (party.kind === 'ended' && party.end.reason === 'crashed')
      notify({ title: texts().party.crashed, body: texts().party.crashedBody, path: '/party' })
  }

  function openOwnBigScreen(): void {
    const party = host.current()
    if (party.kind !== 'running') return
    const { code, port, standsByFor } = party
    bigScreen
      .open({ code, lanHost: standsByFor ?? `http://127.0.0.1:${port}`, pass: null })
      .catch(() => undefined)
  }

  return {
    host,
    bigScreen,
    openOwnBigScreen,
    /** In the language of the moment. */
    refreshTray: () => showTray(host.current()),
    hold: holdQuit({
      isNeeded: host.isEngaged,
      async ask() {
        const party = host.current()
        // Where it only stands by, the party goes on without this computer.
        return party.kind !== 'running' || party.standsByFor !== null || ask('quit')
      },
      end: host.end,
      quit: () => app.quit(),
    }),
  }
}
