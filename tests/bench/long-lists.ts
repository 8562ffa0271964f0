import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Db, openDatabase } from '#cloud/db/client.ts'
import { migrate } from '#cloud/db/migrate.ts'
import { createLogger } from '#cloud/logger.ts'
import { seasonAt } from '#shared/seasons.ts'
import { makeDatabase } from '../faults/make-database.ts'

export const DATABASES = ['sqlite', 'postgres'] as const
export type DatabaseKind = (typeof DATABASES)[number]

/** A database whose every list has so many rows. */
export interface LongLists {
  readonly rows: number
  readonly db: Db
  readonly drop: () => Promise<void>
}

/** One report of so many is open. */
export const OPEN_OF = 10

const FIRST_ID = 1_000_000_000_000_000_000n
const FIRST_NAME = 10_000_000
/** Ids in the form of ours, and names: both in the order of their numbers. */
export const idOf = (n: number): string => `01BENCH${FIRST_ID + BigInt(n)}`
export const nameOf = (n: number): string => `bench_${FIRST_NAME + n}`
export const timeOf = (n: number): number => FIRST_TIME + n
const FIRST_TIME = 1_700_000_000_000

const ID = `'01BENCH' || cast(${FIRST_ID} + n as text)`
const NAME = `'bench_' || cast(${FIRST_NAME} + n as text)`
const TIME = `(${FIRST_TIME} + n)`
const QUIZ =
  '"language":"english","difficulty":"easy","kind":"riddle","category":"nature","prompt":"P?","answers":["A"]}'
const GAME = '{"scores":[],"rounds":[],"roundsPlanned":3,"rewards":null}'

/** One statement a table, in words that both databases know: a million single ones would take an hour. */
const FILL: readonly string[] = [
  'create table bench_rows (n bigint primary key)',
  `with recursive series(n) as (select 0 union all select n + 1 from series where n + 1 < :rows)
   insert into bench_rows select n from series`,
  `insert into users (id, username, username_folded, email, email_folded, email_verified, avatar, tutorial_step, role,
                      collection_private, created_at)
   select ${ID}, ${NAME}, ${NAME}, ${NAME} || '@example.org', ${NAME} || '@example.org', true, 'thumbs-01', 0, 'player',
          false, ${TIME} from bench_rows`,
  'insert into player_stats (user_id, games, wins, stars, xp) select id, 0, 0, 0, 0 from users',
  `insert into rank_standings (user_id, mu, sigma, points, rank, season, reached_at, awake_until, leaver_step, leaver_at)
   select ${ID}, 45, 1.5, 1850 + (n * 7919) % 400, 'enigmaster', :season, :now, :awake, 0, 0 from bench_rows`,
  `insert into leaderboard (user_id, season, rank, points, reached_at, awake_until)
   select user_id, season, rank, points, reached_at, awake_until from rank_standings`,
  `insert into leaderboard_counts (season, rank, points, players)
   select season, rank, points, count(*) from leaderboard group by season, rank, points`,
  `insert into wallet_movements ("key", reason, at) select 'bench:' || n, 'reward_won', ${TIME} from bench_rows`,
  `insert into wallet_entries (id, movement_key, account, amount, balance, number, currency, owed, reason, at)
   select ${ID}, 'bench:' || n, :player, 1, n + 1, n + 1, 'r3', 0, 'reward_won', ${TIME} from bench_rows`,
  `insert into wallet_balances (user_id, currency, balance, entries, gift, owed) values (:player, 'r3', :rows, :rows, 0, 0)`,
  `insert into admin_actions (id, admin_id, action, target, "before", "after", done_at)
   select ${ID}, :player, 'quiz.withdraw', 'bench_' || n, '{}', '{}', ${TIME} from bench_rows`,
  `insert into games (id, room_id, outcome, body, started_at, finished_at)
   select ${ID}, 'bench', 'finished', '${GAME}', ${TIME}, ${TIME} from bench_rows`,
  `insert into game_players (game_id, user_id, place, score, correct, username, finished_at)
   select ${ID}, :player, 1, 0, 0, 'bench', ${TIME} from bench_rows`,
  `insert into quizzes (id, source, language, difficulty, body, status, plays)
   select ${ID}, 'ai', 'english', 'easy', '{"id":"' || ${ID} || '",${QUIZ}', 'active', 0 from bench_rows`,
  `insert into quiz_reports (user_id, quiz_id, reason, text, made_at)
   select :player, ${ID}, 'wrong', '', ${TIME} from bench_rows`,
  `insert into player_reports (id, user_id, reported_id, reason, state, made_at)
   select ${ID}, :player, ${ID}, '', case when n % ${OPEN_OF} = 0 then 'open' else 'dismissed' end, ${TIME} from bench_rows`,
  'drop table bench_rows',
]

async function fill(db: Db, rows: number, now: number): Promise<void> {
  const given = { rows, now, season: seasonAt(now), awake: now + 7 * 86_400_000, player: idOf(0) }
  await db.transaction(async (tx) => {
    for (const statement of FILL) {
      const named = Object.entries(given).filter(([name]) => statement.includes(`:${name}`))
      await tx.raw(statement, Object.fromEntries(named))
    }
  })
}

/** Of SQLite in a folder of its own. */
async function openSqlite() {
  const folder = mkdtempSync(join(tmpdir(), 'riddle-rooms-lists-'))
  const db = openDatabase(
    { kind: 'sqlite', file: join(folder, 'lists.sqlite') },
    createLogger({ mode: 'test' }),
  )
  const drop = async () => {
    await db.destroy()
    rmSync(folder, { recursive: true })
  }
  return { db, drop }
}

export async function createLongLists(
  server: string | null,
  { rows, now }: { rows: number; now: number },
): Promise<LongLists> {
  const { db, drop } = server === null ? await openSqlite() : await makeDatabase(server)
  try {
    await migrate(db)
    await fill(db, rows, now)
    // As Postgres does by itself, a minute later, and SQLite as an operator may.
    await db.raw(server === null ? 'analyze' : 'vacuum analyze')
    return { rows, db, drop }
  } catch (error) {
    await drop()
    throw error
  }
}
