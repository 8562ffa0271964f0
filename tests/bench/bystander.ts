import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs, promisify } from 'node:util'
import { registerAccounts } from './accounts.ts'
import { ATTACKS, type Attacker, type Door, type Toll } from './attacks.ts'
import { type Contender, startContender } from './contenders.ts'
import { encodeFrame } from './frames.ts'
import { startGames } from './games.ts'
import type { Layout } from './layouts.ts'
import { pace } from './pace.ts'
import { pinDriver } from './pinned-process.ts'
import { cpuOf } from './process-usage.ts'
import { type Room, type SeatedCrowd, seatEveryone } from './seating.ts'
import { median, percentile } from './statistics.ts'

// npm run bench:bystander [-- --door NAME]: what others notice while one account does its worst at each door.

const { values: flags } = parseArgs({ options: { door: { type: 'string' } } })
const DOORS = (Object.keys(ATTACKS) as Door[]).filter((door) => (flags.door ?? door) === door)

/** Forty people who guess, and eight who have filled a chat with long lines. */
const TABLES: Layout = { name: '6 × 8', rooms: 6, speakers: 8, listeners: 0 }
const PEOPLE = TABLES.rooms * TABLES.speakers
/** A round lasts 180 s. */
const DOORS_A_SERVER = 8
const CHAT_S = 26
const QUIET_S = 5
const ATTACK_S = 8
const PAUSE_MS = 2_000
const GOAL = 2

const ATTACK = join(import.meta.dirname, 'attack.ts')
const LONG = 'Un’ è '.repeat(83)

interface Look {
  readonly p95: number
  readonly worst: number
  readonly load: number
}
interface Row extends Look {
  readonly door: string
  readonly quiet: number
  readonly toll: Toll
}

/** Lets the people of these rooms chat until each chat is full. */
async function fillChats(rooms: readonly Room[]): Promise<void> {
  const speakers = rooms.flatMap(({ id, speakers }) => speakers.map((client) => ({ id, client })))
  const stop = pace(speakers, ({ id, client }) => client.send(chatLine(id)))
  await sleep(CHAT_S * 1_000)
  stop()
}

/** 500 characters, which the frames of the bench cannot hold. */
function chatLine(roomId: string): Buffer {
  const short = encodeFrame('chat_message', { roomId, message: '' })
  const bytes = Buffer.from(LONG)
  const head = Buffer.of(0xda, bytes.length >> 8, bytes.length & 0xff)
  return Buffer.concat([short.subarray(0, -1), head, bytes])
}

/** Begins guessing in all rooms; answers the milliseconds to each guess's acknowledgement, as they come. */
function guess(rooms: readonly Room[], games: ReadonlyMap<string, string>) {
  const waits: number[] = []
  let refs = 0
  const senders = rooms.flatMap(({ id, speakers }) =>
    speakers.map((client) => {
      let sentAt = 0
      client.listen((name) => {
        if (name === 'ack') waits.push(performance.now() - sentAt)
      })
      return () => {
        const frame = encodeFrame('submit_guess', {
          ref: `g${++refs}`,
          gameSessionId: games.get(id) ?? '',
          guess: `a candle ${refs % 50}`,
        })
        sentAt = performance.now()
        client.send(frame)
      }
    }),
  )
  return { waits, stop: pace(senders, (send) => send()) }
}

async function look(pid: number, waits: number[], seconds: number): Promise<Look> {
  waits.length = 0
  const [cpu, begun] = [cpuOf(pid), performance.now()]
  await sleep(seconds * 1_000)
  const load = (cpuOf(pid) - cpu) / ((performance.now() - begun) * 1_000)
  return { p95: percentile(waits, 0.95), worst: percentile(waits, 1), load }
}

/** On the driver's core, and behind the driver. */
async function attack(door: Door, attacker: Attacker): Promise<Toll> {
  const { stdout } = await promisify(execFile)('nice', [
    '-n',
    '19',
    process.execPath,
    ATTACK,
    door,
    String(ATTACK_S),
    JSON.stringify(attacker),
  ])
  return JSON.parse(stdout) as Toll
}

async function measureDoors(
  { process: { pid, url } }: Contender,
  crowd: SeatedCrowd,
  attackers: readonly Attacker[],
  doors: readonly Door[],
): Promise<Row[]> {
  const guessing = crowd.rooms.slice(0, -1)
  const games = await startGames(url, { ...crowd, rooms: guessing })
  const { waits, stop } = guess(guessing, games)
  const rows: Row[] = []
  await sleep(PAUSE_MS)
  for (const [index, door] of doors.entries()) {
    const attacker = attackers[index]
    if (attacker === undefined) throw new Error('there are too few attackers')
    const before = await look(pid, waits, QUIET_S)
    const toll = attack(door, attacker)
    // The attacker's process takes a moment to start.
    await sleep(700)
    const attacked = await look(pid, waits, ATTACK_S - 1)
    rows.push({ door, ...attacked, quiet: before.p95, toll: await toll })
    await sleep(PAUSE_MS)
    console.log(rowOf(rows.at(-1) as Row, before.p95))
  }
  stop()
  return rows
}

const cells = (...parts: readonly string[]): string =>
  parts.map((part, column) => (column === 0 ? part.padEnd(24) : part.padStart(10))).join(' |')

const rowOf = ({ door, p95, worst, load, toll }: Row, quiet: number): string =>
  cells(
    door,
    quiet.toFixed(1),
    p95.toFixed(1),
    (p95 / quiet).toFixed(1),
    p95 / quiet <= GOAL ? 'pass' : 'MISS',
    worst.toFixed(1),
    `${(load * 100).toFixed(0)} %`,
    String(toll.asked),
    String(toll.refused),
    `${(toll.bytes / ATTACK_S / 1_000).toFixed(0)} kB/s`,
  )

async function measure(directory: string): Promise<void> {
  const store = await registerAccounts(PEOPLE + DOORS.length, directory)
  const rows: Row[] = []
  console.log(
    cells(
      'door',
      'quiet p95',
      'p95, ms',
      'ratio',
      'goal ≤ 2',
      'worst, ms',
      'load',
      'asked',
      'refused',
      'drawn',
    ),
  )
  for (let first = 0; first < DOORS.length; first += DOORS_A_SERVER) {
    const doors = DOORS.slice(first, first + DOORS_A_SERVER)
    const contender = await startContender('ours', store, directory)
    try {
      const crowd = await seatEveryone(contender, TABLES, store.accounts)
      await fillChats(crowd.rooms)
      const roomId = crowd.rooms.at(-1)?.id ?? ''
      const attackers = doors.map((_, index): Attacker => {
        const { token, headers } = store.accounts[PEOPLE + first + index] ?? { token: '', headers: {} }
        return { url: contender.process.url, token, address: headers['x-forwarded-for'] ?? '', roomId }
      })
      rows.push(...(await measureDoors(contender, crowd, attackers, doors)))
    } finally {
      await contender.process.stop()
    }
  }
  const quiet = median(rows.map((row) => row.quiet))
  console.log(`\nBeside the median of all quiet windows, ${quiet.toFixed(1)} ms:`)
  for (const row of rows) console.log(rowOf(row, quiet))
}

const directory = mkdtempSync(join(tmpdir(), 'riddle-rooms-bystander-'))
try {
  pinDriver()
  await measure(directory)
} finally {
  rmSync(directory, { recursive: true, force: true })
}
process.exit(0)
