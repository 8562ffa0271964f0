import { type ChildProcess, spawn } from 'node:child_process'
import { chmodSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, chromium } from '@playwright/test'
import { chromiumPath } from '../../build/chromium.ts'
import type { House } from './house.ts'
import { freePort } from './product.ts'
import { relay } from './relay.ts'

const ROOT = join(import.meta.dirname, '../..')
const ANNOUNCED = /Riddle Rooms party at (http:\/\/\S+), code ([A-Z2-9]{6})/
const RELAY = join(import.meta.dirname, 'relay.ts')
const STARTS_WITHIN_MS = 60_000

export interface PartyOnMachine {
  /** As it says itself. */
  readonly url: string
  readonly code: string
  readonly process: ChildProcess
  stop(): Promise<void>
}

/** `npm run lan-host` on a machine of the house. */
export async function hostPartyOn(house: House, machine: string, dataDir?: string): Promise<PartyOnMachine> {
  const folder = dataDir ?? mkdtempSync(join(tmpdir(), 'riddle-rooms-party-'))
  const { command, args } = house.on(machine, process.execPath, join(ROOT, 'build/lan-host.ts'))
  const child = spawn(command, args, {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, DATA_DIR: folder },
  })
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const announced = Promise.withResolvers<readonly string[]>()
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString()
      const found = ANNOUNCED.exec(output)
      if (found) announced.resolve(found)
    })
  const fail = () => {
    child.kill('SIGKILL')
    announced.reject(new Error(`no party on ${machine}:\n${output}`))
  }
  const impatience = setTimeout(fail, STARTS_WITHIN_MS)
  void ended.then(fail)
  const [, url = '', code = ''] = await announced.promise
    .catch((error: unknown) => {
      child.kill()
      throw error
    })
    .finally(() => clearTimeout(impatience))
  return {
    url,
    code,
    process: child,
    async stop() {
      child.kill('SIGTERM')
      await ended
      if (dataDir === undefined) rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** A browser that runs on a machine of the house. Playwright speaks with it over pipes, which need no network. */
export async function openBrowserOn(house: House, machine: string): Promise<Browser> {
  const folder = mkdtempSync(join(tmpdir(), 'riddle-rooms-browser-'))
  const program = join(folder, 'chromium')
  const { command, args } = house.on(machine, chromiumPath() ?? '')
  writeFileSync(program, `#!/bin/sh\nexec ${[command, ...args].join(' ')} "$@"\n`)
  chmodSync(program, 0o755)
  const browser = await chromium.launch({
    executablePath: program,
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'],
  })
  browser.once('disconnected', () => rmSync(folder, { recursive: true, force: true }))
  return browser
}

/** Where the desktop app can be started: on a machine of the house, whose ports are reached from here one by one. */
export function desktopOn(house: House, machine: string) {
  const folder = mkdtempSync(join(tmpdir(), 'riddle-rooms-relay-'))
  const ends: (() => void)[] = [() => rmSync(folder, { recursive: true, force: true })]
  return {
    on: (...program: string[]) => house.on(machine, ...program),
    /** The port here that leads to this one there. */
    async reach(port: number): Promise<number> {
      const socket = join(folder, String(port))
      const { command, args } = house.on(machine, process.execPath, RELAY, socket, String(port))
      const there = spawn(command, args, { stdio: 'inherit' })
      ends.push(() => there.kill())
      const until = Date.now() + STARTS_WITHIN_MS
      while (!existsSync(socket)) {
        if (Date.now() > until) throw new Error(`no way to port ${port} on ${machine}`)
        await new Promise((resolve) => setTimeout(resolve, 20))
      }
      const here = await freePort()
      const server = relay(here, socket)
      ends.push(() => server.close())
      return here
    },
    close() {
      for (const end of ends.toReversed()) end()
    },
  }
}
