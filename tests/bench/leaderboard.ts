import { loadavg } from 'node:os'
import { findPostgres } from '#cloud/db/testing/find-postgres.ts'
import { createLeaderboard } from '#cloud/modules/ranks/leaderboard-service.ts'
import { member, resultOf } from '#cloud/testing/game-result.ts'
import { testResults, testUsers } from '#cloud/testing/services.ts'
import { seededRandom } from '#host-engine/rules/random.ts'
import { type Crowd, type CrowdSize, createCrowd, playerId } from './leaderboard-crowd.ts'
import { median } from './statistics.ts'

// node tests/bench/leaderboard.ts: whether the leaderboard costs the same with a thousand players as with a million.

const SIZES: readonly CrowdSize[] = [
  { players: 1_000, onBoard: 1_000 },
  // As many Enigmasters as the simulated season has of a million players.
  { players: 1_000_000, onBoard: 42_000 },
  { players: 1_000_000, onBoard: 1_000_000 },
]
const PAGE = 100
const WARM_UPS = 30
const PASSES = 151

type Task = (pass: number) => Promise<unknown>

/** What is measured, each as the service does it, names of the players and the caller's own place included. */
function tasksOf({ db, players, onBoard }: Crowd, now: number): Record<string, Task> {
  const random = seededRandom(onBoard)
  const anyone = () => playerId(Math.floor(random() * onBoard))
  const users = testUsers({ db, now: () => now })
  const board = createLeaderboard({ db, users, now: () => now })
  const results = testResults({ db, now: () => now }, { users })
  const page = (number: number) => board.page(anyone(), { page: number, limit: PAGE })
  const pages = onBoard / PAGE
  return {
    'first page': () => page(1),
    'page in the middle': () => page(Math.floor(pages / 2)),
    'last page': () => page(pages),
    'own position': () => board.position(anyone()),
    'neighbours in any rank': () => board.neighbours(playerId(Math.floor(random() * players)), 'sage'),
    'settling a game of two': (pass) => {
      const pair = [playerId(2 * pass), playerId(2 * pass + 1)].map((userId) => member(userId))
      const outcome = { kind: 'finished', winner: playerId(2 * pass) } as const
      return results.settle(
        resultOf({ mode: 'ranked', matched: true, outcome, players: pair, finishedAt: now }),
      )
    },
  }
}

async function timed(task: Task, pass: number): Promise<number> {
  const begun = performance.now()
  await task(pass)
  return performance.now() - begun
}

/** In turn, so that no size has the machine's better minutes. */
async function measure(crowds: readonly Crowd[], now: number): Promise<void> {
  const tasks = crowds.map((crowd) => tasksOf(crowd, now))
  for (const name of Object.keys(tasks[0] ?? {})) {
    const times: number[][] = crowds.map(() => [])
    for (let pass = 0; pass < WARM_UPS + PASSES; pass++)
      for (const [index, { [name]: task }] of tasks.entries()) {
        const ms = await timed(task as Task, pass)
        if (pass >= WARM_UPS) times[index]?.push(ms)
      }
    const medians = times.map(median)
    const ratios = medians.slice(1).map((ms) => (ms / (medians[0] as number)).toFixed(2))
    console.log(
      `${name}: ${medians.map((ms) => `${ms.toFixed(2)} ms`).join(', ')}; ratios ${ratios.join(', ')}`,
    )
  }
}

const now = Date.now()
const server = await findPostgres()
if (server === null) process.exit(1)
const crowds: Crowd[] = []
try {
  for (const size of SIZES) crowds.push(await createCrowd(server, size, now))
  const told = SIZES.map(({ players, onBoard }) => `${onBoard} of ${players}`).join(', ')
  console.log(`load of the machine: ${loadavg()[0]?.toFixed(2)}; medians of ${PASSES}; on the board ${told}`)
  await measure(crowds, now)
} finally {
  for (const { drop } of crowds) await drop()
}
