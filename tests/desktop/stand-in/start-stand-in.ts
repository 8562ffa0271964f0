import { type ChildProcess, spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Page } from '@playwright/test'
import { freePort } from '../../support/product.ts'
import type { Command, Deed, FromStandIn } from './protocol.ts'

const ROOT = join(import.meta.dirname, '../../..')
const MAIN = join(ROOT, 'dist/desktop/main/index.js')
const STARTS_WITHIN_MS = 60_000

export interface StandInOptions {
  /** The cloud's address. */
  server: string
  chromiumPath: string
  /** Kept over several starts; a new one each time when left out. */
  userData?: string
  /** Arguments of the start, such as a link. */
  args?: readonly string[]
  env?: Readonly<Record<string, string>>
  /** The program that is started; the compiled app when left out. */
  main?: string
  /** Where it runs; here when left out. */
  machine?: {
    on(...program: string[]): { command: string; args: string[] }
    reach(port: number): Promise<number>
  }
}

export interface StandIn {
  readonly page: Page
  /** All windows that are open, the app's own first. */
  windows(): Page[]
  /** What Electron was asked to do, so far. */
  readonly deeds: readonly Deed[]
  deedsOf(what: string): unknown[]
  tell(command: Command): Promise<unknown>
  /** Starts the app once more with these arguments, which ends by itself. */
  startAgain(...args: string[]): Promise<number | null>
  /** The exit code, when it ends. */
  readonly ended: Promise<number | null>
  stop(): Promise<number | null>
}

/** Starts the compiled main bundle in a Node process whose `electron` is the stand-in. */
export async function startStandIn(options: StandInOptions): Promise<StandIn> {
  const userData = options.userData ?? mkdtempSync(join(tmpdir(), 'rr-'))
  const port = await freePort()
  const environment = {
    ...process.env,
    RIDDLE_ROOMS_SERVER: options.server,
    CHROMIUM_PATH: options.chromiumPath,
    STAND_IN_USER_DATA: userData,
    STAND_IN_CDP_PORT: String(port),
    XDG_CACHE_HOME: join(userData, 'cache'),
    ...options.env,
  }
  const { machine } = options
  const run = (args: readonly string[], more: Record<string, string> = {}): ChildProcess => {
    const program = [
      process.execPath,
      '--disable-warning=ExperimentalWarning',
      '--import',
      join(import.meta.dirname, 'register.ts'),
      options.main ?? MAIN,
      ...args,
    ]
    const [here = '', ...itsArgs] = program
    const { command, args: all } = machine?.on(...program) ?? { command: here, args: itsArgs }
    return spawn(command, all, {
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
      env: { ...environment, ...more },
    })
  }
  const child = run(options.args ?? [])
  const ended = exitOf(child)

  const deeds: Deed[] = []
  const shown = Promise.withResolvers<void>()
  const waiting = new Map<number, PromiseWithResolvers<unknown>>()
  child.on('message', (message: FromStandIn) => {
    if ('deed' in message) {
      deeds.push(message.deed)
      if (message.deed.what === 'show') shown.resolve()
      return
    }
    const asked = waiting.get(message.answer)
    if (message.error === undefined) asked?.resolve(message.value)
    else asked?.reject(new Error(message.error))
  })
  let number = 0
  const tell = (command: Command): Promise<unknown> => {
    const asked = Promise.withResolvers<unknown>()
    waiting.set(++number, asked)
    child.send({ ...command, number })
    return asked.promise
  }

  const reachable = machine ? await machine.reach(port) : port
  const browser = await reach(`http://127.0.0.1:${reachable}`, ended)
  await Promise.race([shown.promise, ended])
  const page = browser.contexts()[0]?.pages()[0]
  if (!page) throw new Error('the stand-in has no page')
  return {
    page,
    windows: () => browser.contexts()[0]?.pages() ?? [],
    deeds,
    deedsOf: (what) => deeds.filter((deed) => deed.what === what).map((deed) => deed.with),
    tell,
    startAgain: (...args) => exitOf(run(args, { STAND_IN_SECOND: 'yes' })),
    ended,
    async stop() {
      // A party that runs is asked about.
      if (child.connected) child.send({ do: 'answer', with: 0, number: 0 })
      if (child.connected) child.send({ do: 'quit', number: 0 })
      const code = await ended
      await browser.close().catch(() => undefined)
      if (options.userData === undefined) rmSync(userData, { recursive: true, force: true })
      return code
    },
  }
}

const exitOf = (child: ChildProcess): Promise<number | null> =>
  new Promise((resolve) => child.once('exit', resolve))

/** The window's browser, as soon as it listens. */
async function reach(address: string, ended: Promise<number | null>) {
  let isOver = false
  void ended.then(() => {
    isOver = true
  })
  const until = Date.now() + STARTS_WITHIN_MS
  while (Date.now() < until && !isOver) {
    const up = await fetch(`${address}/json/version`).catch(() => null)
    if (up?.ok) return chromium.connectOverCDP(address)
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error(isOver ? 'the app ended before it had a window' : 'the app opened no window')
}

/** The file that electron-builder puts beside the app, for electron-updater. */
export function installedResources(folder: string, server: string): void {
  mkdirSync(folder, { recursive: true })
  writeFileSync(
    join(folder, 'app-update.yml'),
    `provider: generic\nurl: ${server}/updates\nupdaterCacheDirName: riddle-rooms-updater\n`,
  )
}
