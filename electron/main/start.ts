import { join } from 'node:path'
import {
  app,
  type BrowserWindow,
  ipcMain,
  Menu,
  powerMonitor,
  protocol,
  safeStorage,
  session,
  shell,
} from 'electron'
import { APP_ORIGIN, APP_SCHEME, LINK_SCHEME } from '#shared/constants/desktop.ts'
import type { Language } from '#shared/constants/game.ts'
import { registerAppImage } from './deep-links/desktop-entry.ts'
import { type DeepLink, deepLinkIn, parseDeepLink } from './deep-links/parse-deep-link.ts'
import { authorizeWithGoogle } from './google/authorize.ts'
import { returnPage } from './google/return-page.ts'
import { callHandlers } from './ipc/call-handlers.ts'
import { createPageEvents } from './ipc/page-events.ts'
import { registerCalls } from './ipc/register-calls.ts'
import { partyAtHome } from './local-host/party-at-home.ts'
import { appMenu, type PartyItems } from './menu/app-menu.ts'
import { createNotifications } from './notifications/notifications.ts'
import { showNotification } from './notifications/show-notification.ts'
import { appPages } from './security/app-protocol.ts'
import { limitContents } from './security/limit-contents.ts'
import { limitRequests } from './security/limit-requests.ts'
import { limitPermissions } from './security/permissions.ts'
import { serverAddress } from './server-address.ts'
import { openShellState } from './shell-state.ts'
import { smallFile } from './small-file.ts'
import { languageOf, textsIn } from './texts.ts'
import { createTokenVault } from './token/token-vault.ts'
import { feedUpdater } from './updates/feed-updater.ts'
import { createPlayWatch } from './updates/play-watch.ts'
import { createUpdates } from './updates/updates.ts'
import { createMainWindow, showWindow } from './windows/main-window.ts'

const UPDATES_ASKED_EVERY_MS = 4 * 3_600_000
const CLIENT = join(import.meta.dirname, '../../web')
const SYSTEMS = { win32: 'windows', darwin: 'mac' } as const

const systemName = () => SYSTEMS[process.platform as keyof typeof SYSTEMS] ?? 'linux'
const userFile = (name: string) => smallFile(join(app.getPath('userData'), name))
const openExternal = (address: string) => shell.openExternal(address)
let mainWindow: BrowserWindow | null = null
const focusWindow = (): void => {
  if (mainWindow) showWindow(mainWindow)
}

/** Starts the app; from top to bottom, this is what happens. */
export function start(): void {
  // A second start hands its arguments to the first, and ends.
  if (!app.requestSingleInstanceLock()) {
    app.quit()
    return
  }
  const server = serverAddress(process.env.RIDDLE_ROOMS_SERVER)
  secureBeforeReady(server)

  const page = createPageEvents(() => mainWindow?.webContents ?? null)
  followLinks((link) => {
    focusWindow()
    if (link.path !== null) page.navigate(link.path)
  })
  app.on('window-all-closed', () => {
    if (process.platform !== 'darwin') app.quit()
  })
  app
    .whenReady()
    .then(() => begin(server, page), fail)
    .catch(fail)
}

/** What has no effect any more once the app is ready. */
function secureBeforeReady(server: string): void {
  app.enableSandbox()
  protocol.registerSchemesAsPrivileged([
    { scheme: APP_SCHEME, privileges: { standard: true, secure: true, supportFetchAPI: true, stream: true } },
  ])
  app.on('web-contents-created', (_, contents) => limitContents(contents, { server, openExternal }))
}

/** macOS tells links by an event, even the one that starts the app; Windows and Linux by arguments. */
function followLinks(follow: (link: DeepLink) => void): void {
  const followIf = (link: DeepLink | null) => link && follow(link)
  app.on('open-url', (event, url) => {
    event.preventDefault()
    followIf(parseDeepLink(url))
  })
  // A second start without a link wants the window, too.
  app.on('second-instance', (_, argv) => follow(deepLinkIn(argv) ?? { path: null }))
  followIf(deepLinkIn(process.argv))
}

async function begin(server: string, page: ReturnType<typeof createPageEvents>): Promise<void> {
  const state = await openShellState(userFile('shell.json'))
  const language = () => state.current().language ?? languageOf(app.getLocale())
  const launch = { server, version: app.getVersion(), system: systemName() }
  registerLinks()
  app.setAppUserModelId('app.riddlerooms.desktop')
  protocol.handle(APP_SCHEME, appPages(CLIENT, server))
  limitPermissions(session.defaultSession)
  limitRequests(session.defaultSession, server)

  const updates = createUpdates(feedUpdater(server, app.isPackaged), (now) => page.send('update', now))
  const setPlaying = createPlayWatch(updates)
  const lead = (path: string | null) => {
    focusWindow()
    if (path !== null) page.navigate(path)
  }
  const notifications = createNotifications({ show: showNotification, open: lead })
  const party = partyAtHome({
    page,
    launch,
    webRoot: CLIENT,
    language,
    mainWindow: () => mainWindow,
    focusWindow,
    notify: notifications.schedule,
    changed({ kind }) {
      setPlaying('party', kind === 'running')
      refreshMenu()
    },
  })
  const refreshMenu = () => {
    const isHosting = party.host.current().kind === 'running'
    showMenu(language(), {
      host: () => lead('/party'),
      join: () => lead('/party/join'),
      bigScreen: isHosting ? party.openOwnBigScreen : null,
    })
  }
  refreshMenu()
  const handlers = callHandlers({
    page,
    vault: createTokenVault(safeStorage, userFile('login')),
    updates,
    notifications,
    host: party.host,
    openBigScreen: party.bigScreen.open,
    setPlaying: (playing) => setPlaying('page', playing),
    async setLanguage(chosen) {
      await state.change({ language: chosen })
      refreshMenu()
      party.refreshTray()
    },
    async authorizeWithGoogle(clientId, signal) {
      const returned = (done: boolean) => returnPage(language(), done)
      const grant = await authorizeWithGoogle({ clientId, signal, openExternal, page: returned })
      if (grant !== null) focusWindow()
      return grant
    },
  })
  registerCalls(ipcMain, (sender) => sender === mainWindow?.webContents, handlers)
  powerMonitor.on('resume', () => page.send('resumed', null))
  app.on('before-quit', party.hold)
  app.on('will-quit', notifications.stop)

  const openWindow = async () => {
    const window = createMainWindow({ ...launch, bigScreen: null }, state)
    mainWindow = window
    window.webContents.on('did-start-navigation', ({ isMainFrame, isSameDocument }) => {
      if (!isMainFrame || isSameDocument) return
      page.gone()
      party.host.browse(false)
    })
    // On macOS the app, and its party, outlive the window.
    if (process.platform !== 'darwin') window.on('close', party.hold)
    window.once('closed', () => {
      mainWindow = null
      party.bigScreen.close()
    })
    await window.loadURL(`${APP_ORIGIN}/`)
  }
  app.on('activate', () => {
    if (!mainWindow) openWindow().catch(fail)
  })
  await openWindow()
  void updates.check()
  setInterval(() => void updates.check(), UPDATES_ASKED_EVERY_MS).unref()
}

/** In development the links stay with the app that is installed. */
function registerLinks(): void {
  if (!app.isPackaged) return
  const appImage = process.env.APPIMAGE
  if (process.platform !== 'linux' || appImage === undefined) app.setAsDefaultProtocolClient(LINK_SCHEME)
  // Without it the app works all the same, save for links.
  else registerAppImage(appImage).catch(() => undefined)
}

function showMenu(language: Language, party: PartyItems): void {
  const { menu: texts } = textsIn(language)
  const isMac = process.platform === 'darwin'
  const items = appMenu({ texts, isMac, isPackaged: app.isPackaged, party })
  Menu.setApplicationMenu(Menu.buildFromTemplate(items))
}

/** A shell that cannot start must not stay in the background. */
function fail(error: unknown): void {
  process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`)
  app.exit(1)
}
