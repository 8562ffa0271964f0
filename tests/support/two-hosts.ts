import { rmSync } from 'node:fs'
import { hostname } from 'node:os'
import { setTimeout as pause } from 'node:timers/promises'
import type { Party } from '#shared/schemas/party.ts'
import { startFaultyProxy } from './faulty-proxy.ts'
import { type GameAtParty, playIntoSecondRound, type Seat } from './game-at-party.ts'
import { type HostProgram, startHostProgram } from './host-program.ts'
import { newDataDir } from './party.ts'
import { freePort } from './product.ts'
import { reroute } from './reroute.ts'

const LOOK_EVERY_MS = 50

/** Who asks under this name comes from a phone. */
const PHONE = `${hostname()
  .toLowerCase()
  .replace(/\.local$/, '')}.local`
const PHONE_ADDRESS = '127.0.0.3'
const SECOND_ADDRESS = '127.0.0.2'

const originAt = (port: number): string => `http://127.0.0.1:${port}`

export async function askParty(origin: string): Promise<Party | null> {
  try {
    const response = await fetch(`${origin}/api/party`, { signal: AbortSignal.timeout(1_000) })
    return ((await response.json()) as { data: { party: Party } }).data.party
  } catch {
    return null
  }
}

/** Resolves with the milliseconds that it took. */
export async function timeUntil(isSo: () => boolean | Promise<boolean>, patience: number): Promise<number> {
  const begun = performance.now()
  while (performance.now() - begun < patience) {
    if (await isSo()) return performance.now() - begun
    await pause(LOOK_EVERY_MS)
  }
  return Number.POSITIVE_INFINITY
}

/**
 * Two computers with a cable between them, on one: a host, and one that stands by for it or does nothing. Ada sits at the
 * first, Bob at the second; Cam has a phone, which reaches both over the air.
 */
export async function setUpTwoHosts({ hasStandby }: { hasStandby: boolean }) {
  const ports = { first: await freePort(), second: await freePort() }
  const first = originAt(ports.first)
  const second = originAt(ports.second)
  // The server sees that it is another computer which asks.
  const cable = [
    await startFaultyProxy(ports.first, SECOND_ADDRESS),
    await startFaultyProxy(ports.second, SECOND_ADDRESS),
  ] as const
  reroute(`localhost:${ports.first}`, { port: cable[0].port })
  reroute(`localhost:${ports.second}`, { port: cable[1].port })
  for (const port of Object.values(ports)) reroute(`${PHONE}:${port}`, { from: PHONE_ADDRESS })

  const dataDirs = { first: newDataDir(), second: newDataDir() }
  const startFirst = () =>
    startHostProgram({
      port: ports.first,
      dataDir: dataDirs.first,
      routes: { [`127.0.0.1:${ports.second}`]: { port: cable[1].port } },
    })
  const programs: HostProgram[] = [await startFirst()]
  if (hasStandby)
    programs.push(
      await startHostProgram({
        port: ports.second,
        dataDir: dataDirs.second,
        standBy: first,
        routes: { [`127.0.0.1:${ports.first}`]: { port: cable[0].port } },
      }),
    )

  /** Everybody by their way; only what goes over the cable goes through it. */
  const over = (name: string, far: string) => (origin: string) =>
    origin === far ? origin.replace('127.0.0.1', name) : origin
  const ada: Seat = { nickname: 'Ada', reach: over('localhost', second) }
  const bob: Seat = { nickname: 'Bob', reach: over('localhost', first) }
  const cam: Seat = { nickname: 'Cam', reach: (origin) => origin.replace('127.0.0.1', PHONE) }

  let game: GameAtParty | undefined
  let isWatching = true
  let mostLeaders = 0
  async function watch(): Promise<void> {
    while (isWatching) {
      const leading = await Promise.all([first, second].map(askParty))
      mostLeaders = Math.max(mostLeaders, leading.filter((party) => party?.isLeading).length)
      await pause(LOOK_EVERY_MS)
    }
  }

  return {
    first,
    second,
    seats: { ada, bob, cam },
    /** The most that said at one time that they lead. */
    mostLeaders: () => mostLeaders,

    async play(seats: readonly Seat[]): Promise<GameAtParty> {
      game = await playIntoSecondRound(first, seats)
      if (hasStandby) {
        const party = await askParty(first)
        await timeUntil(async () => (await askParty(second))?.partyId === party?.partyId, 10_000)
      }
      void watch()
      return game
    },
    kill: (which: 'first' | 'second') => (programs[which === 'first' ? 0 : 1] as HostProgram).kill('SIGKILL'),
    async restartFirst(): Promise<void> {
      programs[0] = await startFirst()
    },
    cut: () => Promise.all(cable.map((proxy) => proxy.break({ kind: 'silent' }))),
    mend: () => Promise.all(cable.map((proxy) => proxy.mend())),

    async stop(): Promise<void> {
      isWatching = false
      for (const player of game?.players ?? []) player.leave()
      for (const program of programs) await program.kill('SIGKILL')
      for (const proxy of cable) await proxy.close()
      for (const dataDir of Object.values(dataDirs)) rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
export type TwoHosts = Awaited<ReturnType<typeof setUpTwoHosts>>
