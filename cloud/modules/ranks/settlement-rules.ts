import type { GameResult } from '#host-engine/index.ts'
import { afterLeaving } from './leaver-penalties.ts'
import {
  leaverPlace,
  type Placeable,
  placesOf,
  type RankedChange,
  type RankedEnd,
  type RankedEntry,
  rankedChanges,
} from './ranked-game.ts'
import { gameWeight, type Meeting } from './repeat-games.ts'
import type { StoredEntry } from './stored-entry.ts'
import { afterGame, type StoredStanding } from './stored-standing.ts'

/** Only a game whose players the server put together is ranked, whatever a room calls itself. */
export const isRanked = ({ mode, matched }: Pick<GameResult, 'mode' | 'matched'>): boolean =>
  mode === 'ranked' && matched

/** One of those that open ranked to who plays them to their end (RANK-14). */
export const isQuickMatch = ({ mode, matched, outcome }: GameResult): boolean =>
  mode === 'quick' && matched && outcome.kind === 'finished'

/** The people who were there at the end and still have an account. */
export const stayedOf = ({ players }: GameResult, accounts: ReadonlySet<string>): string[] =>
  players.map(({ userId }) => userId).filter((userId) => accounts.has(userId))

/** What a game's points are made of. */
type RankedGame = Pick<GameResult, 'sessionId' | 'outcome' | 'leavers' | 'finishedAt'> & {
  /** In the order of their places. */
  readonly players: readonly Placeable[]
}

/** The players with their places. One without a standing is left out: the account is gone. */
function placed({ players, leavers, outcome }: RankedGame, standings: ReadonlyMap<string, StoredStanding>) {
  const stayed = placesOf({ players: players.filter(({ userId }) => standings.has(userId)), outcome })
  const left = leavers.filter(({ userId }) => standings.has(userId))
  const last = leaverPlace(stayed.length)
  return [
    ...stayed.map((one) => ({ ...one, leftAt: null })),
    ...left.map(({ userId, leftAt }) => ({ userId, place: last, leftAt })),
  ]
}

interface Settled {
  readonly entry: StoredEntry
  readonly standing: StoredStanding
}

/** What the players' earlier games say of this one. */
export interface PastGames {
  readonly meetings: readonly Meeting[]
  /** Of each, how many games of late told nothing of their skill. */
  readonly uncounted: ReadonlyMap<string, number>
}

/** The players' standings after a game, and the entries that are kept of it. */
export function settleRanked(
  result: RankedGame,
  end: RankedEnd,
  standings: ReadonlyMap<string, StoredStanding>,
  { meetings, uncounted }: PastGames,
): Settled[] {
  const at = result.finishedAt
  const all = placed(result, standings)
  const before = all.flatMap(({ userId, place, leftAt }) => {
    const standing = standings.get(userId)
    if (standing === undefined) return []
    const left = leftAt !== null
    const leaver = left ? afterLeaving(standing.leaver, leftAt) : standing.leaver
    const { rating, points } = standing
    const leaverStep = left ? leaver.step : 0
    const opponents = [...standings.values()].filter((one) => one.userId !== userId)
    const entry: RankedEntry = {
      userId,
      place,
      left,
      leaverStep,
      weight: gameWeight(userId, opponents, meetings),
      rating,
      points,
      uncounted: uncounted.get(userId) ?? 0,
    }
    return [{ entry, standing, leaver }]
  })
  const changes = rankedChanges(
    end,
    before.map(({ entry }) => entry),
  )
  return before.map(({ entry, standing, leaver }, index) => {
    const change = changes[index] as RankedChange
    const kept: StoredEntry = {
      ...entry,
      gameId: result.sessionId,
      season: standing.season,
      outcome: end,
      finishedAt: at,
      gained: change.points,
      cheated: false,
      returned: { points: 0, mu: 0 },
    }
    return { entry: kept, standing: afterGame(standing, change, leaver, at) }
  })
}
