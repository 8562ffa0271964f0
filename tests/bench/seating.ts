import { setTimeout as sleep } from 'node:timers/promises'
import type { Account } from './accounts.ts'
import { type BenchClient, connect } from './bench-client.ts'
import type { Contender } from './contenders.ts'
import { audienceOf, type Layout } from './layouts.ts'
import { cpuOf, residentOf } from './process-usage.ts'
import { createTally, type Tally } from './tally.ts'
import { forEach } from './wait.ts'

const JOINS_AT_ONCE = 16
/** A server that has just started, or has just let many in, is still tidying up. */
const CALM_MS = 500

export interface Room {
  readonly id: string
  readonly host: Account
  readonly speakers: BenchClient[]
  readonly listeners: BenchClient[]
}

export interface SeatedCrowd {
  readonly rooms: readonly Room[]
  readonly tally: Tally
  /** Microseconds of the server's processor for one more player in a room that is open. */
  readonly cpuPerJoin: number
  /** Bytes of the server's memory for each client, over what it took when nobody was there. */
  readonly memoryPerClient: number
}

interface Newcomer {
  readonly room: Room
  readonly account: Account
  readonly spectates: boolean
}

/** Fills the rooms of a layout: hosts first, then all others, whose joins are measured. */
export async function seatEveryone(
  contender: Contender,
  layout: Layout,
  accounts: readonly Account[],
): Promise<SeatedCrowd> {
  const { pid } = contender.process
  const tally = createTally()
  await sleep(CALM_MS)
  const idleMemory = residentOf(pid)

  const sit = async ({ room, account, spectates }: Newcomer) => {
    const url = await contender.enter(room.id, account, spectates)
    const { headers } = account
    const client = await connect({ url, headers, seated: contender.seated, tally })
    if (spectates) room.listeners.push(client)
    else room.speakers.push(client)
  }

  const parties = partiesOf(layout, accounts)
  const rooms: Room[] = []
  const others: Newcomer[] = []
  await forEach(parties, JOINS_AT_ONCE, async ({ host, players, spectators }) => {
    const room: Room = { id: await contender.openRoom(host), host, speakers: [], listeners: [] }
    rooms.push(room)
    for (const account of players) others.push({ room, account, spectates: false })
    for (const account of spectators) others.push({ room, account, spectates: true })
    await sit({ room, account: host, spectates: false })
  })
  await sleep(CALM_MS)
  const before = cpuOf(pid)
  await forEach(others, JOINS_AT_ONCE, sit)
  const cpuPerJoin = (cpuOf(pid) - before) / others.length
  await sleep(CALM_MS)
  const memoryPerClient = (residentOf(pid) - idleMemory) / (rooms.length + others.length)
  return { rooms, tally, cpuPerJoin, memoryPerClient }
}

/** Who sits together. */
function partiesOf(layout: Layout, accounts: readonly Account[]) {
  const size = audienceOf(layout)
  return Array.from({ length: layout.rooms }, (_, room) => {
    const [host, ...others] = accounts.slice(room * size, (room + 1) * size)
    if (host === undefined) throw new Error(`there are too few accounts for ${layout.name}`)
    const players = others.slice(0, layout.speakers - 1)
    return { host, players, spectators: others.slice(layout.speakers - 1) }
  })
}
