import { mkdtempSync, rmSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { registerAccounts } from './accounts.ts'
import type { Patience } from './drive.ts'
import { clientsOf } from './layouts.ts'
import { measureFirstLines, measureLinesByEngine, measureMemory } from './measure-speech.ts'
import { pinDriver } from './pinned-process.ts'
import { median, percentile } from './statistics.ts'
import { giveVoices, measureTalk, TALKERS, type TalkingGame } from './talking-game.ts'

// npm run bench:voices: what a spoken line costs by engine and language, beside packing its sound alone; and what eight
// players who talk cost their game, beside the same game in silence.

const RUNS = 3
const PATIENCE: Patience = { warmUpMs: 10_000, windowMs: 40_000 }
const MEGABYTE = 1_000_000

const ms = (value: number): string => `${value.toFixed(value < 10 ? 1 : 0)} ms`

async function measureEngines(): Promise<void> {
  const { loaded, busy, ms: loadMs } = await measureMemory()
  console.log(
    `the thread: ${(loaded / MEGABYTE).toFixed(0)} MB once all is loaded, in ${ms(loadMs)}; ${(busy / MEGABYTE).toFixed(0)} MB after many lines`,
  )
  for (const { name, coldMs, preparedMs } of await measureFirstLines())
    console.log(
      `first line of a thread, ${name}: ${ms(coldMs)}; after a rehearsal ${ms(preparedMs)}, ${(preparedMs / coldMs).toFixed(2)} ×`,
    )
  for (const { name, seconds, lines } of await measureLinesByEngine()) {
    const all = lines.map((line) => line.ms)
    const processor = median(lines.map((line) => line.cpuMs))
    const ratio = median(lines.map((line) => line.cpuMs / line.packingMs)).toFixed(1)
    console.log(
      `a line of 60 characters, ${name}: ${ms(median(all))} (95 of 100 within ${ms(percentile(all, 0.95))}) for ${seconds.toFixed(1)} s of sound; ` +
        `${ms(processor)} of the processor, ${ratio} × packing it alone`,
    )
  }
}

const tell = (what: string, game: TalkingGame): void =>
  console.log(
    `${what}: a guess is acknowledged within ${ms(percentile(game.waits, 0.5))} (p50), ${ms(percentile(game.waits, 0.99))} (p99) of ${game.waits.length}; ` +
      `server at ${(game.serverLoad * 100).toFixed(1)} % of its core, ${(game.spoken * 100).toFixed(0)} % of the lines spoken`,
  )

/** In turn, so that neither has the machine's better minutes. */
async function measureGames(directory: string): Promise<void> {
  pinDriver()
  const store = await registerAccounts(clientsOf(TALKERS), directory)
  await giveVoices(store)
  const runs: { silent: TalkingGame; talking: TalkingGame }[] = []
  for (let run = 0; run < RUNS; run++) {
    const silent = await measureTalk(false, store, directory, PATIENCE)
    tell(`run ${run + 1}, in silence`, silent)
    const talking = await measureTalk(true, store, directory, PATIENCE)
    tell(`run ${run + 1}, talking`, talking)
    runs.push({ silent, talking })
  }
  const ratio = (of: (game: TalkingGame) => number) =>
    median(runs.map(({ silent, talking }) => of(talking) / of(silent))).toFixed(2)
  const loads = (of: 'silent' | 'talking') => (median(runs.map((run) => run[of].serverLoad)) * 100).toFixed(1)
  console.log(`Eight players, each a line in 2 s; the server with all its threads on one core:`)
  console.log(`server: ${loads('silent')} % of a core in silence, ${loads('talking')} % talking`)
  for (const share of [0.5, 0.99])
    console.log(
      `p${share * 100} of a guess's acknowledgement: ${ms(median(runs.map(({ silent }) => percentile(silent.waits, share))))} in silence, ` +
        `${ms(median(runs.map(({ talking }) => percentile(talking.waits, share))))} talking, ${ratio(({ waits }) => percentile(waits, share))} ×`,
    )
}

console.log(`load of the machine before: ${loadavg()[0]?.toFixed(2)}`)
const directory = mkdtempSync(join(tmpdir(), 'riddle-rooms-bench-'))
try {
  await measureEngines()
  await measureGames(directory)
} finally {
  rmSync(directory, { recursive: true, force: true })
}
process.exit(0)
