import type { Db } from '#cloud/db/client.ts'
import type { PublicUser, Users } from '#cloud/modules/users/index.ts'
import type { Rank } from '#shared/constants/game.ts'
import type { Leaderboard, LeaderboardEntry, RankNeighbours } from '#shared/schemas/ranks.ts'
import { seasonAt } from '#shared/seasons.ts'
import {
  addToCounts,
  type BoardRow,
  countBefore,
  countRows,
  findBeside,
  findPage,
  findRow,
  insertRows,
  type Ladder,
  listResting,
  type NewBoardRow,
  removeRows,
} from './leaderboard-repository.ts'
import { boardRowOf, countChanges } from './leaderboard-rules.ts'
import { lockStandings } from './standings-repository.ts'
import type { StoredStanding } from './stored-standing.ts'

/** Few enough that the locks of a sweep are short. */
const SWEPT_AT_ONCE = 100
/** How many are shown above and below somebody's own place. */
const BESIDE = 2

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
      standings.map((standing) => boardRowOf(standing, at)),
    )

  const enigmasters = (): Ladder => ({ season: seasonAt(now()), rank: 'enigmaster' })
  const ownRow = (userId: string) => findRow(db, seasonAt(now()), userId)
  const ownBoardRow = async (userId: string): Promise<BoardRow | null> => {
    const row = await ownRow(userId)
    return row?.rank === 'enigmaster' ? row : null
  }
  const peopleOf = async (userIds: readonly string[]): Promise<Map<string, PublicUser>> => {
    const people = await users.listPublic([...new Set(userIds)])
    return new Map(people.map((person) => [person.id, person]))
  }
  const positionOf = async (row: BoardRow): Promise<number> => 1 + (await countBefore(db, row))

  return {
    place,
    /** Takes a player off whose (locked) standing goes. */
    remove: (tx: Db, userId: string): Promise<void> => replace(tx, [userId], []),

    /** The Enigmaster's place, from 1; null for everyone else. */
    async position(userId: string): Promise<number | null> {
      const row = await ownBoardRow(userId)
      return row && positionOf(row)
    },

    async page(userId: string, { page, limit }: { page: number; limit: number }): Promise<Leaderboard> {
      const offset = (page - 1) * limit
      const total = await countRows(db, enigmasters())
      const rows = offset < total ? await findPage(db, enigmasters(), offset, limit) : []
      const own = await ownBoardRow(userId)
      const byId = await peopleOf([...rows.map((row) => row.userId), userId])
      const entries = rows.flatMap((row, index) => entryOf(row, offset + index + 1, byId) ?? [])
      const me = own && entryOf(own, await positionOf(own), byId)
      return { entries, total, page, limit, ...(me && { me }) }
    },

    /** The player's place in their own rank, with those around it; nobody for one who has not played this season. */
    async neighbours(userId: string, shown: Rank): Promise<RankNeighbours> {
      const own = await ownRow(userId)
      const ladder = { season: seasonAt(now()), rank: own?.rank ?? shown }
      const total = await countRows(db, ladder)
      if (own === null) return { rank: ladder.rank, total, entries: [] }
      const [position, above, below] = await Promise.all([
        positionOf(own),
        findBeside(db, own, 'above', BESIDE),
        findBeside(db, own, 'below', BESIDE),
      ])
      const rows = [...above.toReversed(), own, ...below]
      const byId = await peopleOf(rows.map((row) => row.userId))
      const entries = rows.flatMap((row, index) => entryOf(row, position - above.length + index, byId) ?? [])
      return { rank: ladder.rank, total, entries }
    },

    /** Shows those a rank lower who rest by now. Any number of processes may do it at once. */
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
