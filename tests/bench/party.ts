import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildDesktopIfStale } from '../../build/desktop/build.ts'
import { SERVER, startProduct } from '../support/product.ts'
import { type Memory, memoryOfBareColyseus, memoryOfHost } from './party-memory.ts'
import { median } from './statistics.ts'
import { STAND_IN_ORIGIN, timeOfApp, timeOfBlankShell } from './window-time.ts'

// npm run bench:party: what a party costs the computer that hosts it, beside a bare Colyseus server; and how long the
// desktop app takes to its window, beside a blank page in the same stand-in.

const RUNS = 3
const MEGABYTE = 1_000_000

const directory = mkdtempSync(join(tmpdir(), 'riddle-rooms-bench-'))
const runs: { host: Memory; bare: Memory }[] = []
try {
  for (let run = 0; run < RUNS; run++)
    runs.push({
      host: await memoryOfHost(join(directory, String(run))),
      bare: await memoryOfBareColyseus(directory),
    })
} finally {
  rmSync(directory, { recursive: true, force: true })
}
const row = (what: string, of: (memory: Memory) => number) => {
  const [host, bare] = [runs.map(({ host }) => of(host)), runs.map(({ bare }) => of(bare))]
  const ratio = median(runs.map(({ host, bare }) => of(host) / of(bare)))
  const inMegabytes = (values: number[]) => (median(values) / MEGABYTE).toFixed(0)
  console.log(
    `${what}: ${inMegabytes(host)} MB, bare Colyseus ${inMegabytes(bare)} MB, ${ratio.toFixed(2)} ×`,
  )
}
row('memory of the host, nobody there', ({ idle }) => idle)
row('memory of the host, 20 players and a big screen in a round', ({ playing }) => playing)

buildDesktopIfStale()
const product = await startProduct({ PUBLIC_URL: STAND_IN_ORIGIN }, [process.execPath, SERVER])
const starts: { app: number; blank: number }[] = []
try {
  for (let run = 0; run < RUNS; run++)
    starts.push({ app: await timeOfApp(product.url), blank: await timeOfBlankShell(product.url) })
} finally {
  await product.stop()
}
const [app, blank] = [median(starts.map(({ app }) => app)), median(starts.map(({ blank }) => blank))]
const ratio = median(starts.map(({ app, blank }) => app / blank)).toFixed(2)
console.log(
  `from the start of the process to a window with a field that takes text, in the stand-in for Electron: ${app.toFixed(0)} ms, ` +
    `a blank page ${blank.toFixed(0)} ms, ${ratio} ×`,
)
process.exit(0)
