import type { EveningGame } from '#shared/schemas/party.ts'

const COLUMNS = ['game', 'started', 'finished', 'place', 'player', 'score', 'correct', 'won', 'left'] as const

/** A spreadsheet would run what begins like a formula; quotes and line breaks would break the row. */
function cell(value: string | number | boolean): string {
  if (typeof value !== 'string') return String(value)
  const harmless = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}

const row = (cells: readonly (string | number | boolean)[]): string => cells.map(cell).join(',')

/** One line a player and game, with a header, as RFC 4180 has it; the mark at its start tells spreadsheets that it is UTF-8. */
export function eveningCsv(games: readonly EveningGame[]): string {
  const lines = games.flatMap(({ gameSessionId, startedAt, finishedAt, winner, scores }) =>
    scores.map(({ userId, username, score, correct, left = false }, index) =>
      row([
        gameSessionId,
        startedAt,
        finishedAt,
        index + 1,
        username,
        score,
        correct,
        userId === winner?.userId,
        left,
      ]),
    ),
  )
  return `\uFEFF${[row(COLUMNS), ...lines].join('\r\n')}\r\n`
}
