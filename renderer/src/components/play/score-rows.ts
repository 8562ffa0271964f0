import type { PlayerKind } from '#renderer/realtime/room/room-model.ts'
import { placesOf } from '#shared/protocol/places.ts'
import type { Score } from '#shared/schemas/game.ts'
import type { RoomPlayer } from '#shared/schemas/room.ts'

export interface ScoreRow extends Score {
  place: number
  avatar: string
  kind: PlayerKind
  isAway: boolean
  /** 1 for who answered first; `null` for who has not. */
  order: number | null
  /** The first round of one who came late. */
  joinedInRound?: number
  isMe: boolean
}

interface Facts {
  /** Best first, as the server orders them. */
  scores: readonly Score[]
  winnerId: string | null
  players: readonly RoomPlayer[]
  /** Of those who left as well. */
  avatars: Readonly<Record<string, string>>
  kinds: Readonly<Record<string, PlayerKind>>
  answered: readonly string[]
  me: string
}

/** Who stands where, best first. Those who left keep their row, greyed like those who are away. */
export function scoreRows({ scores, winnerId, players, avatars, kinds, answered, me }: Facts): ScoreRow[] {
  const places = placesOf(scores, winnerId)
  return scores.map((score, at) => {
    const player = players.find(({ userId }) => userId === score.userId)
    const order = answered.indexOf(score.userId)
    return {
      ...score,
      place: places[at] ?? at + 1,
      avatar: avatars[score.userId] ?? score.userId,
      kind: kinds[score.userId] ?? 'person',
      isAway: !player || (!player.connected && !player.isBot),
      order: order < 0 ? null : order + 1,
      ...(player?.joinedInRound === undefined ? {} : { joinedInRound: player.joinedInRound }),
      isMe: score.userId === me,
    }
  })
}

/** One's own place and how far it is to the next one up, or down from the top. */
export function standingOf(rows: readonly ScoreRow[]): { row: ScoreRow; gap: number; leads: boolean } | null {
  const row = rows.find(({ isMe }) => isMe)
  if (!row) return null
  const above = rows.findLast(({ place }) => place < row.place)
  if (above) return { row, gap: above.score - row.score, leads: false }
  const below = rows.find(({ isMe }) => !isMe)
  return { row, gap: row.score - (below?.score ?? row.score), leads: true }
}
