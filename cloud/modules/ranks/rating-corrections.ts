import { leaverPlace, type RankedChange, type RankedEntry, rankedChanges } from './ranked-game.ts'
import type { StoredEntry } from './stored-entry.ts'

/** What is owed to (or, of a cheater, taken from) a player for one game. */
export interface Correction {
  readonly userId: string
  readonly points: number
  readonly mu: number
}

/** An entry with the points that its game gave. */
export type SettledEntry = RankedEntry & Pick<StoredEntry, 'gained'>

const changesOf = (entries: readonly RankedEntry[]): Map<string, RankedChange> =>
  new Map(rankedChanges('finished', entries).map((change) => [change.userId, change]))

/**
 * A finished game seen again when some of its players are found to have cheated: they count as having left, so the others
 * get what the game would have given them then, and never less than it gave; a cheater gives up what they gained. The sums
 * are whole: when another cheater of the same game is found later, only the difference to the corrections that were made
 * already is due. They are measured from the points that the game gave. What it gave in hidden rating is not kept: that is
 * computed again, by the formula of today.
 */
export function correctionsFor(
  entries: readonly SettledEntry[],
  cheaters: ReadonlySet<string>,
): Correction[] {
  const given = changesOf(entries)
  const fair = changesOf(withoutCheaters(entries, cheaters))
  return entries.map(({ userId, rating, gained }) => {
    const before = given.get(userId) as RankedChange
    if (cheaters.has(userId))
      return { userId, points: Math.min(0, 0 - gained), mu: Math.min(0, rating.mu - before.rating.mu) }
    const after = fair.get(userId) as RankedChange
    return {
      userId,
      points: Math.max(0, after.points - gained),
      mu: Math.max(0, after.rating.mu - before.rating.mu),
    }
  })
}

/** Only the order of the places counts, so those of the others stay. */
const withoutCheaters = (entries: readonly RankedEntry[], cheaters: ReadonlySet<string>): RankedEntry[] =>
  entries.map((entry) =>
    cheaters.has(entry.userId) ? { ...entry, left: true, place: leaverPlace(entries.length) } : entry,
  )

/** What is still owed for a game, of which it is known who cheated and what was given back already. */
export function correctionsDue(entries: readonly StoredEntry[]): Correction[] {
  const cheaters = new Set(entries.filter(({ cheated }) => cheated).map(({ userId }) => userId))
  const returned = new Map(entries.map((entry) => [entry.userId, entry.returned]))
  return correctionsFor(entries, cheaters)
    .map(({ userId, points, mu }) => {
      const already = returned.get(userId) as StoredEntry['returned']
      return { userId, points: points - already.points, mu: mu - already.mu }
    })
    .filter(({ points, mu }) => points !== 0 || mu !== 0)
}
