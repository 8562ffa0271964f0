import { ulid } from 'ulid'
import { type Db, openDatabase } from '#cloud/db/client.ts'
import { migrate } from '#cloud/db/migrate.ts'
import { createLogger } from '#cloud/logger.ts'
import { seasonAt } from '#shared/seasons.ts'

/** How many play, and how many of them are on the leaderboard. */
export interface CrowdSize {
  readonly players: number
  readonly onBoard: number
}

/** A Postgres database of its own, full of them: those on the board come first. */
export interface Crowd extends CrowdSize {
  readonly db: Db
  readonly drop: () => Promise<void>
}

const DAY_MS = 86_400_000

/** Ids in the form of ours, in the order of their numbers. */
export const playerId = (index: number): string => `01BENCH${String(index).padStart(19, '0')}`
const ID = "'01BENCH' || lpad(n::text, 19, '0')"

/** One statement a table: a million single ones would take an hour. */
const FILL = [
  'create temp table given as select cast(:players as int) as players, cast(:onBoard as int) as on_board,' +
    ' cast(:season as int) as season, cast(:now as bigint) as now, cast(:day as bigint) as day',
  `insert into users (id, username, username_folded, email, email_folded, email_verified, avatar, tutorial_step, role,
                      collection_private, created_at)
   select ${ID}, 'bench_' || n, 'bench_' || n, n || '@example.org', n || '@example.org', true, 'thumbs-01', 0, 'player',
          false, now from given, generate_series(0, players - 1) as n`,
  'insert into player_stats (user_id, games, wins, stars, xp) select id, 0, 0, 0, 0 from users',
  // Points as the simulated season has them: from 1,850 on ever fewer, a hundred more on average.
  `insert into rank_standings (user_id, mu, sigma, points, rank, season, reached_at, awake_until, leaver_step, leaver_at)
   select ${ID}, 45, 1.5, case when n < on_board then floor(1850 - 100 * ln(1 - random())) else floor(1850 * random()) end,
          case when n < on_board then 'enigmaster' else 'sage' end, season, now - floor(random() * 14 * day),
          now + 7 * day, 0, 0 from given, generate_series(0, players - 1) as n`,
  `insert into leaderboard (user_id, season, rank, points, reached_at, awake_until)
   select user_id, season, rank, points, reached_at, case when rank = 'enigmaster' then awake_until end from rank_standings`,
  `insert into leaderboard_counts (season, rank, points, players)
   select season, rank, points, count(*) from leaderboard group by season, rank, points`,
]

async function fill(db: Db, { players, onBoard }: CrowdSize, now: number): Promise<void> {
  await db.transaction(async (tx) => {
    const given = { players, onBoard, season: seasonAt(now), now, day: DAY_MS }
    for (const [index, statement] of FILL.entries()) await tx.raw(statement, index === 0 ? given : {})
  })
  // As the database does by itself, a minute later.
  await db.raw('vacuum analyze')
}

export async function createCrowd(server: string, size: CrowdSize, now: number): Promise<Crowd> {
  const logger = createLogger({ mode: 'test' })
  const name = `rr_bench_${ulid().toLowerCase()}`
  const admin = openDatabase({ kind: 'postgres', url: server }, logger)
  await admin.raw('create database ??', [name])
  const url = new URL(server)
  url.pathname = `/${name}`
  const db = openDatabase({ kind: 'postgres', url: url.href }, logger)
  const drop = async () => {
    await db.destroy()
    await admin.raw('drop database ?? with (force)', [name])
    await admin.destroy()
  }
  try {
    await migrate(db)
    await fill(db, size, now)
    return { ...size, db, drop }
  } catch (error) {
    await drop()
    throw error
  }
}
