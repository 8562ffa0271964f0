import type { Db } from '#cloud/db/client.ts'
import type { PublicUser, Users } from '#cloud/modules/users/index.ts'
import type { Leaderboard, LeaderboardEntry } from '#shared/schemas/ranks.ts'
import {
  addToCounts,
  type BoardRow,
  countBefore,
  countRows,
  findPage,
  findRow,
  insertRows,
  listResting,
  type NewBoardRow,
  removeRows,
} from './leaderboard-repository.ts'
import { boardRowOf, countChanges } from './leaderboard-rules.ts'
import { seasonAt } from './season.ts'
import { lockStandings } from './standings-repository.ts'
import type { StoredStanding } from './stored-standing.ts'

/** Few enough that the locks of a sweep are short. */
const SWEPT_AT_ONCE = 100

export interface LeaderboardParts {
  readonly db: Db
  readonly users: Users
  readonly now: () => number
}

export type LeaderboardService = ReturnType<typeof createLeaderboard>

/** A player is moved only while their standing is locked, so that rows and counts agree. */
export function createLeaderboard({ db, users, now }: LeaderboardParts) {
  async function replace(tx: Db, userIds: readonly string[], rows: readonly NewBoardRow[]): Promise<void> {
    const before = await removeRows(tx, userIds)
    await insertRows(tx, rows)
    await addToCounts(tx, countChanges(before, rows))
  }

  /** Puts these players where their (locked) standings say. */
  const place = (tx: Db, standings: readonly StoredStanding[], at: number): Promise<void> =>
    replace(
      tx,
      standings.map(({ userId }) => userId),
      standings.flatMap((standing) => boardRowOf(standing, at) ?? []),
    )

  const ownRow = (userId: string) => findRow(db, seasonAt(now()), userId)
  const positionOf = async (row: BoardRow): Promise<number> => 1 + (await countBefore(db, row))

  return {
    place,
    /** Takes a player off whose (locked) standing goes. */
    remove: (tx: Db, userId: string): Promise<void> => replace(tx, [userId], []),

    /** The player's place, from 1; null when they are not on the board. */
    async position(userId: string): Promise<number | null> {
      const row = await ownRow(userId)
      return row && positionOf(row)
    },

    async page(userId: string, { page, limit }: { page: number; limit: number }): Promise<Leaderboard> {
      const offset = (page - 1) * limit
      const total = await countRows(db, seasonAt(now()))
      const rows = offset < total ? await findPage(db, seasonAt(now()), offset, limit) : []
      const own = await ownRow(userId)
      const people = await users.listPublic([...new Set([...rows.map((row) => row.userId), userId])])
      const byId = new Map(people.map((person) => [person.id, person]))
      const entries = rows.flatMap((row, index) => entryOf(row, offset + index + 1, byId) ?? [])
      const me = own && entryOf(own, await positionOf(own), byId)
      return { entries, total, page, limit, ...(me && { me }) }
    },

    /** Takes those off who rest by now. Any number of processes may do it at once. */
    async sweep(): Promise<void> {
      for (;;) {
        const at = now()
        const resting = await listResting(db, at, SWEPT_AT_ONCE)
        if (resting.length === 0) return
        await db.transaction(async (tx) => {
          const standings = await lockStandings(tx, resting)
          await place(tx, [...standings.values()], at)
        })
      }
    },
  }
}

/** None for one whose account went a moment ago. */
function entryOf(
  { userId, points }: BoardRow,
  position: number,
  people: ReadonlyMap<string, PublicUser>,
): LeaderboardEntry | null {
  const person = people.get(userId)
  return person ? { position, userId, username: person.username, avatar: person.avatar, points } : null
}
