/** Who has not played for so long has gone to bed. */
const PAUSE_MS = 6 * 3_600_000

/**
 * Those of these games, the latest first, that belong to the evening at `now`: back to the first pause of six hours.
 * Instants in epoch milliseconds.
 */
export function lastEvening<Game extends { readonly startedAt: number; readonly finishedAt: number }>(
  games: readonly Game[],
  now: number,
): Game[] {
  const ends = games.findIndex(({ finishedAt }, index) => {
    const next = index === 0 ? now : (games[index - 1]?.startedAt ?? now)
    return next - finishedAt > PAUSE_MS
  })
  return games.slice(0, ends === -1 ? games.length : ends)
}
