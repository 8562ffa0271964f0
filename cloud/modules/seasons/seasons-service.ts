import type { Db } from '#cloud/db/client.ts'
import { seasonAt } from '#shared/seasons.ts'

export type Seasons = ReturnType<typeof createSeasons>

/**
 * The season that ranks and the pass show. Each server counts its own seasons: 1 until the first one turns. The tables of
 * ranks store the number that `seasonAt` counts.
 */
export function createSeasons({ db, now }: { readonly db: Db; readonly now: () => number }) {
  let first: number | undefined
  const shownAs = (season: number): number => Math.max(1, season - (first ?? seasonAt(now())) + 1)
  const at = (time: number): number => shownAs(seasonAt(time))

  return {
    /**
     * Reads this server's first season. The first start of a version that counts seasons records it, also on a server that is
     * older.
     */
    async load(): Promise<void> {
      await db('first_season')
        .insert({ id: 1, season: seasonAt(now()) })
        .onConflict('id')
        .ignore()
      first = (await db('first_season').first<{ season: number }>('season')).season
    },
    /** Returns the number that is shown for a stored season. */
    shownAs,
    /** Returns the number that is shown for the season of this instant. */
    at,
    current: (): number => at(now()),
  }
}
