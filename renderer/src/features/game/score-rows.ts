import type { Score } from '#shared/schemas/game.ts'
import type { RoomPlayer } from '#shared/schemas/room.ts'

export interface ScoreRow extends Score {
  /** The same for those who are level. */
  place: number
  avatar: string
  isBot: boolean
  isAway: boolean
  /** 1 for who answered first; `null` for who has not. */
  order: number | null
  isMe: boolean
}

interface Facts {
  scores: readonly Score[]
  players: readonly RoomPlayer[]
  answered: readonly string[]
  me: string
}

/** Who stands where, best first. Those who left keep their row, greyed like those who are away. */
export function scoreRows({ scores, players, answered, me }: Facts): ScoreRow[] {
  const sorted = scores.toSorted((a, b) => b.score - a.score)
  return sorted.map((score) => {
    const player = players.find(({ userId }) => userId === score.userId)
    const order = answered.indexOf(score.userId)
    return {
      ...score,
      place: sorted.findIndex((one) => one.score === score.score) + 1,
      avatar: player?.avatar ?? score.userId,
      isBot: player?.isBot ?? false,
      isAway: !player || (!player.connected && !player.isBot),
      order: order < 0 ? null : order + 1,
      isMe: score.userId === me,
    }
  })
}

/** One's own place and how far it is to the next one up, or down from the top. */
export function standingOf(rows: readonly ScoreRow[]): { row: ScoreRow; gap: number; leads: boolean } | null {
  const row = rows.find(({ isMe }) => isMe)
  if (!row) return null
  if (row.place > 1) {
    const above = rows.filter(({ score }) => score > row.score).at(-1)
    return { row, gap: (above?.score ?? row.score) - row.score, leads: false }
  }
  const below = rows.find(({ isMe, score }) => !isMe && score <= row.score)
  return { row, gap: row.score - (below?.score ?? row.score), leads: true }
}
