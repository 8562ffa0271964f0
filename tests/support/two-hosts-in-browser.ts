import { rmSync } from 'node:fs'
import { chromium } from '@playwright/test'
import config from '../../playwright.config.ts'
import { startFaultyProxy } from './faulty-proxy.ts'
import { startHostProgram } from './host-program.ts'
import { newDataDir } from './party.ts'
import { freePort } from './product.ts'

/** From where the hosts see the standby, and the browser's pages, come: neither is on their own computer. */
const STANDBY_ADDRESS = '127.0.0.2'
const BROWSER_ADDRESS = '127.0.0.3'

/** A host, a desktop that stands by for it, and a browser on a third computer, all of them on one. */
export async function startTwoHosts() {
  const ports = [await freePort(), await freePort()] as const
  const dataDirs = [newDataDir(), newDataDir()] as const
  const first = await startHostProgram({ port: ports[0], dataDir: dataDirs[0] })
  const second = await startHostProgram({
    port: ports[1],
    dataDir: dataDirs[1],
    standBy: first.origin,
    routes: { [`127.0.0.1:${ports[0]}`]: { from: STANDBY_ADDRESS } },
  })
  const ways = await Promise.all(ports.map((port) => startFaultyProxy(port, BROWSER_ADDRESS)))
  const rules = ports.map((port, at) => `MAP 127.0.0.1:${port} 127.0.0.1:${ways[at]?.port}`)
  const { launchOptions } = config.use ?? {}
  const browser = await chromium.launch({
    ...launchOptions,
    args: [...(launchOptions?.args ?? []), `--host-resolver-rules=${rules.join(',')}`],
  })
  return {
    first,
    second,
    browser,
    async stop() {
      await browser.close()
      for (const program of [first, second]) await program.kill('SIGKILL')
      for (const way of ways) await way.close()
      for (const dataDir of dataDirs) rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
export type TwoHostsInBrowser = Awaited<ReturnType<typeof startTwoHosts>>
