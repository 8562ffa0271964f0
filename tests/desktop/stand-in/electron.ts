// Stands in for the module `electron`, in a plain Node process: as much of it as the app uses. Its window is a page of a real
// Chromium, which runs the real preload. It shows nothing of Electron's own: no world isolation, sandbox, menus or installers.
import { type ChildProcess, fork } from 'node:child_process'
import { EventEmitter } from 'node:events'
import { readFileSync, rmSync } from 'node:fs'
import http from 'node:http'
import { createConnection, createServer } from 'node:net'
import { join } from 'node:path'
import { deserialize, serialize } from 'node:v8'
import {
  type BrowserContext,
  chromium,
  type Frame,
  type Page,
  type Route,
  type WebSocketRoute,
} from '@playwright/test'
import { WebSocket } from 'ws'
import type { Command, Deed, ToStandIn } from './protocol.ts'

const env = (name: string): string => process.env[name] ?? ''
const USER_DATA = env('STAND_IN_USER_DATA')
// Electron's own, which Node's type does not have.
Object.assign(process, { resourcesPath: join(USER_DATA, 'resources') })
/** Chromium knows no scheme of ours: the page comes from here, and main is told the real address. */
const ALIAS = 'http://riddle-rooms.localhost'
const REAL = 'app://riddle-rooms'
const toReal = (url: string) => (url.startsWith(ALIAS) ? REAL + url.slice(ALIAS.length) : url)
const toAlias = (url: string) => (url.startsWith(REAL) ? ALIAS + url.slice(REAL.length) : url)

const deed = (what: string, value: unknown = null): void => {
  process.send?.({ deed: { what, with: value } satisfies Deed })
}
/** As the structured clone between processes does it. */
const clone = <T>(value: T): T => deserialize(serialize(value))

// ------------------------------------------------------------------------------------------------ app

const ready = Promise.withResolvers<void>()
class App extends EventEmitter {
  isPackaged = env('STAND_IN_PACKAGED') === 'yes'
  whenReady = () => ready.promise
  getVersion = () => env('STAND_IN_VERSION') || '1.40.0'
  getName = () => 'riddle-rooms'
  getLocale = () => env('STAND_IN_LOCALE') || 'en-GB'
  getAppPath = () => process.cwd()
  getPath = () => USER_DATA
  enableSandbox = () => deed('enableSandbox')
  setAppUserModelId = () => undefined
  setAsDefaultProtocolClient = (scheme: string) => deed('setAsDefaultProtocolClient', scheme)
  /** One answers on a socket in the user's folder; whoever comes second hands it its arguments. */
  requestSingleInstanceLock = (): boolean => {
    const isSecond = env('STAND_IN_SECOND') === 'yes'
    if (!isSecond) listenForSecond()
    return !isSecond
  }
  quit = () => void end(0)
  exit = (code: number) => void end(code)
  relaunch = () => deed('relaunch')
}
export const app = new App()

const lockPath = join(USER_DATA, 'lock')
function listenForSecond(): void {
  rmSync(lockPath, { force: true })
  createServer((socket) => {
    socket.on('data', (data) =>
      app.emit('second-instance', {}, JSON.parse(data.toString()), process.cwd(), null),
    )
  })
    .listen(lockPath)
    .unref()
}
async function handOver(): Promise<void> {
  const socket = createConnection(lockPath)
  await new Promise<void>((resolve) => socket.end(JSON.stringify(process.argv), () => resolve()))
}

let ending = false
async function end(code: number): Promise<void> {
  if (ending) return
  if (env('STAND_IN_SECOND') === 'yes') await handOver()
  if (!asks(app, 'before-quit')) return
  for (const window of BrowserWindow.all) if (!window.mayClose()) return
  ending = true
  app.emit('will-quit', {})
  app.emit('quit', {}, code)
  // Electron ends its helper processes itself.
  for (const child of children) child.kill()
  // What the handlers write has a moment.
  setTimeout(async () => {
    await context?.close()
    process.exit(code)
  }, 200)
}

/** Whether nobody prevents it. */
function asks(of: EventEmitter, event: string): boolean {
  let prevented = false
  of.emit(event, {
    preventDefault: () => {
      prevented = true
    },
  })
  if (prevented) deed(`${event}-prevented`)
  return !prevented
}

// ------------------------------------------------------------------------------------------------ IPC

type Frameish = { url: string; parent: object | null }
type Invoked = (event: { sender: WebContents; senderFrame: Frameish }, ...args: unknown[]) => unknown
const calls = new Map<string, Invoked>()
export const ipcMain = { handle: (name: string, listener: Invoked) => void calls.set(name, listener) }

const invoke = async (
  sender: WebContents,
  frame: Frameish,
  name: string,
  args: unknown[],
): Promise<unknown> => {
  const listener = calls.get(name)
  if (!listener) throw new Error(`No handler registered for '${name}'`)
  return clone(await listener({ sender, senderFrame: frame }, ...clone(args)))
}

// ------------------------------------------------------------------------------------------------ window

let context: BrowserContext | undefined

/** What a sandboxed preload may require, built upon the bindings below. */
const PRELOAD_MODULE = `
  const listeners = new Map()
  globalThis.__fromMain = (name, data) => { for (const one of listeners.get(name) ?? []) one({}, data) }
  const electron = {
    contextBridge: {
      exposeInMainWorld(name, api) {
        const freeze = (value) => {
          if (typeof value === 'object' && value !== null) { Object.freeze(value); Object.values(value).forEach(freeze) }
          return value
        }
        Object.defineProperty(globalThis, name, { value: freeze(api), enumerable: true })
      },
    },
    ipcRenderer: {
      async invoke(name, ...args) {
        const { value, error } = await globalThis.__toMain(name, args)
        if (error !== undefined) throw new Error("Error invoking remote method '" + name + "': " + error)
        return value
      },
      on(name, listener) { listeners.set(name, [...(listeners.get(name) ?? []), listener]) },
      off(name, listener) { listeners.set(name, (listeners.get(name) ?? []).filter((one) => one !== listener)) },
    },
  }`

class WebContents extends EventEmitter {
  page: Page | undefined
  openHandler: (details: { url: string }) => { action: string } = () => ({ action: 'allow' })
  setWindowOpenHandler(handler: WebContents['openHandler']): void {
    this.openHandler = handler
  }
  send(name: string, data: unknown): void {
    const args = [name, clone(data ?? null)] as const
    this.page
      ?.evaluate(([event, sent]) => (globalThis as never as FromMain).__fromMain(event, sent), args)
      .catch(() => undefined)
  }
}
interface FromMain {
  __fromMain(name: string, data: unknown): void
}

const isOfLanHost = (url: URL | string): boolean => {
  const { protocol: scheme, origin } = new URL(url)
  const asked = origin.replace(/^ws/, 'http')
  return /^(http|ws):$/.test(scheme) && asked !== ALIAS && asked !== env('RIDDLE_ROOMS_SERVER')
}

/** A LAN host knows the app's own origin, which Chromium cannot send. */
async function askLanHost(route: Route): Promise<void> {
  const request = route.request()
  try {
    const answer = await route.fetch({ headers: { ...request.headers(), origin: REAL } })
    const headers = answer.headers()
    if (headers['access-control-allow-origin'] === REAL) headers['access-control-allow-origin'] = ALIAS
    await route.fulfill({ response: answer, headers })
  } catch {
    await route.abort('connectionfailed').catch(() => undefined)
  }
}

/** Playwright's sockets take options for protocols and fail later; the browser's throw at once, and colyseus.js knows it. */
const STRICT_SOCKETS = `
  const Socket = globalThis.WebSocket
  globalThis.WebSocket = class extends Socket {
    constructor(url, protocols) {
      if (typeof protocols === 'object' && !Array.isArray(protocols)) throw new SyntaxError('no protocols')
      super(url, protocols)
    }
  }`

function connectLanHost(socket: WebSocketRoute): void {
  const host = new WebSocket(socket.url(), { origin: REAL })
  const unsent: (string | Buffer)[] = []
  socket.onMessage((data) => {
    if (host.readyState === WebSocket.OPEN) host.send(data)
    else unsent.push(data)
  })
  socket.onClose((code, reason) => host.close(code, reason))
  host.on('open', () => {
    for (const data of unsent) host.send(data)
  })
  host.on('message', (data: Buffer, isBinary) => socket.send(isBinary ? data : data.toString()))
  host.on('close', (code, reason) => void socket.close({ code, reason: reason.toString() }))
  host.on('error', () => void socket.close({ code: 1006 }).catch(() => undefined))
}

interface Options {
  width: number
  height: number
  webPreferences?: { preload: string; additionalArguments: string[] }
}

export class BrowserWindow extends EventEmitter {
  static all: BrowserWindow[] = []
  static getAllWindows = () => BrowserWindow.all
  webContents = new WebContents()
  #options: Options
  constructor(options: Options) {
    super()
    this.#options = options
    BrowserWindow.all.push(this)
    deed('window', clone({ ...options }))
    app.emit('web-contents-created', {}, this.webContents)
  }
  isMinimized = () => false
  isMaximized = () => false
  maximize = () => deed('maximize')
  restore = () => undefined
  show = () => deed('show')
  focus = () => deed('focus')
  getNormalBounds = () => ({ x: 40, y: 30, width: this.#options.width, height: this.#options.height })
  getBounds = this.getNormalBounds
  mayClose = () => asks(this, 'close')
  destroy(): void {
    BrowserWindow.all = BrowserWindow.all.filter((one) => one !== this)
    void this.webContents.page?.close()
    this.emit('closed')
  }

  async loadURL(url: string): Promise<void> {
    const page = await openPage(this.#options)
    this.webContents.page = page
    await page.exposeBinding(
      '__toMain',
      async ({ frame }: { frame: Frame }, name: string, args: unknown[]) => {
        const parent = frame.parentFrame()
        try {
          return { value: await invoke(this.webContents, { url: toReal(frame.url()), parent }, name, args) }
        } catch (error) {
          return { error: error instanceof Error ? error.message : String(error) }
        }
      },
    )
    await page.exposeBinding('__open', (_, to: string) => void this.webContents.openHandler({ url: to }))
    await page.addInitScript(this.#preload())
    await page.route('**/*', async (route) => {
      const request = route.request()
      const to = toReal(request.url())
      if (request.isNavigationRequest() && !this.#mayNavigate(to, request.frame()))
        return route.abort('aborted')
      const { protocol: scheme } = new URL(to)
      const handler = handlers.get(scheme.slice(0, -1))
      if (!handler && (await isCancelled(to))) return route.abort('blockedbyclient')
      if (!handler) return isOfLanHost(to) ? askLanHost(route) : route.continue()
      const answer = await handler(new Request(to, { method: request.method() }))
      await route.fulfill({
        status: answer.status,
        headers: Object.fromEntries(answer.headers),
        body: Buffer.from(await answer.arrayBuffer()),
      })
    })
    await page.routeWebSocket(isOfLanHost, connectLanHost)
    await page.addInitScript(STRICT_SOCKETS)
    await page.goto(toAlias(url))
    this.emit('ready-to-show')
  }

  /** Electron asks before a page leaves by itself; the first load, and a reload, are not asked about. */
  #mayNavigate(url: string, frame: Frame): boolean {
    const isMainFrame = frame.parentFrame() === null
    let prevented = false
    const event = {
      url,
      preventDefault: () => {
        prevented = true
      },
    }
    if (frame.url() !== 'about:blank') {
      if (isMainFrame) this.webContents.emit('will-navigate', event)
      this.webContents.emit('will-frame-navigate', event)
    }
    if (prevented) deed('navigation-prevented', url)
    else this.webContents.emit('did-start-navigation', { isMainFrame, isSameDocument: false, url })
    return !prevented
  }

  #preload(): string {
    const { preload, additionalArguments = [] } = this.#options.webPreferences ?? {}
    if (preload === undefined) return ''
    return `(() => {
      if (window !== window.top) return
      ${PRELOAD_MODULE}
      const require = (name) => {
        if (name !== 'electron') throw new Error('module not found: ' + name)
        return electron
      }
      const process = { argv: ${JSON.stringify(['electron', ...additionalArguments])} }
      const module = { exports: {} }
      ;(function (require, process, module, exports) { ${readFileSync(preload, 'utf8')}
      })(require, process, module, module.exports)
      window.open = (url) => { globalThis.__open(new URL(url, location.href).href); return null }
      addEventListener('click', (event) => {
        const link = event.target instanceof Element && event.target.closest('a[target=_blank]')
        if (!link) return
        event.preventDefault()
        globalThis.__open(link.href)
      }, true)
    })()`
  }
}

/** One browser for all windows; the first one is there from its start. */
async function openPage(options: Options): Promise<Page> {
  if (context === undefined) return openBrowser(options)
  const page = await context.newPage()
  await page.setViewportSize({ width: options.width, height: options.height })
  return page
}

async function openBrowser({ width, height }: Options): Promise<Page> {
  context = await chromium.launchPersistentContext(join(USER_DATA, 'chromium'), {
    executablePath: env('CHROMIUM_PATH'),
    viewport: { width, height },
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      // Its page comes from nowhere that Chromium knows, and calls a server on this computer.
      '--disable-features=LocalNetworkAccessChecks',
      `--remote-debugging-port=${env('STAND_IN_CDP_PORT')}`,
    ],
  })
  return context.pages()[0] ?? (await context.newPage())
}

const displays = Array.from({ length: env('STAND_IN_DISPLAYS') === '2' ? 2 : 1 }, (_, id) => {
  const bounds = { x: id * 1920, y: 0, width: 1920, height: 1080 }
  return { id, bounds, workArea: bounds }
})
export const screen = { getAllDisplays: () => displays, getDisplayMatching: () => displays[0] }

// ------------------------------------------------------------------------------------------------ the system

const handlers = new Map<string, (request: Request) => Promise<Response>>()
export const protocol = {
  registerSchemesAsPrivileged: (schemes: unknown) => deed('schemes', schemes),
  handle: (scheme: string, handler: (request: Request) => Promise<Response>) =>
    void handlers.set(scheme, handler),
}

type Decide = (
  contents: unknown,
  name: string,
  decide: (granted: boolean) => void,
  details: { requestingUrl: string },
) => void
let decide: Decide = (_, __, grant) => grant(true)
type BeforeRequest = (details: { url: string }, decide: (answer: { cancel: boolean }) => void) => void
let beforeRequest: BeforeRequest = (_, answer) => answer({ cancel: false })
/** Electron asks about those addresses only that the filter names. */
const isCancelled = (url: string) =>
  new Promise<boolean>((resolve) =>
    /^(http|ws):/.test(url) ? beforeRequest({ url }, ({ cancel }) => resolve(cancel)) : resolve(false),
  )
export const session = {
  defaultSession: {
    setPermissionRequestHandler: (handler: Decide) => {
      decide = handler
    },
    setPermissionCheckHandler: () => undefined,
    setDevicePermissionHandler: () => undefined,
    webRequest: {
      onBeforeRequest: (_: unknown, handler: BeforeRequest) => {
        beforeRequest = handler
      },
    },
  },
  fromPartition: () => ({}),
}

/** electron-updater downloads by this. */
export const net = {
  request({
    session: _,
    redirect: __,
    ...options
  }: http.RequestOptions & { session?: unknown; redirect?: unknown }) {
    return http.request(options)
  },
}

export const powerMonitor = new EventEmitter()
interface Item {
  label?: string
  enabled?: boolean
  click?: () => void
  submenu?: Item[]
}
let menu: Item[] = []
export const Menu = {
  buildFromTemplate: (items: Item[]) => items,
  setApplicationMenu(items: Item[]) {
    menu = items
    deed(
      'menu',
      items.map(({ label }) => label),
    )
  },
}
/** As a press does it: one that is disabled does nothing. */
function press(items: Item[], label: string): void {
  const item = items.flatMap((one) => [one, ...(one.submenu ?? [])]).find((one) => one.label === label)
  if (!item) throw new Error(`No item '${label}'`)
  if (item.enabled !== false) item.click?.()
}

export class Tray extends EventEmitter {
  static last: Tray | undefined
  items: Item[] = []
  constructor(icon: string) {
    super()
    readFileSync(icon)
    Tray.last = this
    deed('tray')
  }
  setToolTip = (text: string) => deed('tray-tip', text)
  setContextMenu(items: Item[]): void {
    this.items = items
    deed(
      'tray-menu',
      items.map(({ label }) => label),
    )
  }
  destroy(): void {
    Tray.last = undefined
    deed('tray-gone')
  }
}

/** What the test lets the player answer next; a question that nobody expects is refused. */
const answers: number[] = []
export const dialog = {
  async showMessageBox(...args: [unknown, object] | [object]) {
    deed('question', clone(args.at(-1)))
    return { response: answers.shift() ?? 1 }
  },
}

const children = new Set<ChildProcess>()
class HelperProcess extends EventEmitter {
  #child: ChildProcess
  constructor(path: string) {
    super()
    // The test may have another program in its place.
    this.#child = fork(env('STAND_IN_HOST') || path, [], { execArgv: [], stdio: 'inherit' })
    children.add(this.#child)
    deed('helper', this.#child.pid)
    this.#child.on('message', (message) => this.emit('message', message))
    this.#child.once('exit', (code) => {
      children.delete(this.#child)
      deed('helper-gone')
      this.emit('exit', code)
    })
  }
  postMessage = (message: object) => void this.#child.send(clone(message))
  kill = () => this.#child.kill()
}
export const utilityProcess = { fork: (path: string) => new HelperProcess(path) }
export const shell = { openExternal: async (url: string) => deed('openExternal', url) }

export class Notification extends EventEmitter {
  static last: Notification | undefined
  static isSupported = () => true
  #options: { title: string; body: string }
  constructor(options: { title: string; body: string }) {
    super()
    this.#options = options
    Notification.last = this
  }
  show = () => deed('notification', this.#options)
}

const isSafe = env('STAND_IN_KEYRING') !== 'none'
export const safeStorage = {
  isAsyncEncryptionAvailable: async () => isSafe,
  encryptStringAsync: async (text: string) => Buffer.from(text).map((byte) => byte ^ 0x5a),
  decryptStringAsync: async (bytes: Buffer) => ({
    result: Buffer.from(bytes.map((byte) => byte ^ 0x5a)).toString(),
  }),
}
export const contextBridge = {}
export const ipcRenderer = {}
/** electron-updater asks for it on macOS only. */
export const autoUpdater = new EventEmitter()
// biome-ignore lint/style/noDefaultExport: as Electron does it
export default { app, net, session, autoUpdater }

// ------------------------------------------------------------------------------------------------ the test

async function obey(command: Command): Promise<unknown> {
  switch (command.do) {
    case 'emit': {
      const event = { preventDefault: () => undefined }
      const [of, args] = command.of === 'app' ? [app, [event, ...command.args]] : [powerMonitor, command.args]
      return of.emit(command.event, ...args)
    }
    case 'click-notification':
      return Notification.last?.emit('click')
    case 'call': {
      const [main, other] = BrowserWindow.all
      const sender = (command.otherWindow ? other : main)?.webContents ?? new WebContents()
      return invoke(sender, { url: command.from, parent: null }, command.name, command.args)
    }
    case 'press':
      return press(command.of === 'menu' ? menu : (Tray.last?.items ?? []), command.label)
    case 'answer':
      return void answers.push(command.with)
    case 'close-window':
      return BrowserWindow.all[0]?.mayClose()
    case 'kill-helper':
      return [...children].map((child) => child.kill('SIGKILL'))
    case 'permission':
      return new Promise((resolve) => decide({}, command.name, resolve, { requestingUrl: command.from }))
    case 'quit':
      return void app.quit()
  }
}

process.on('message', async ({ number, ...command }: ToStandIn) => {
  try {
    process.send?.({ answer: number, value: await obey(command as Command) })
  } catch (error) {
    process.send?.({ answer: number, error: error instanceof Error ? error.message : String(error) })
  }
})
setImmediate(ready.resolve)
