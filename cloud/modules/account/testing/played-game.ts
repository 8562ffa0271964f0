import type { Db } from '#cloud/db/client.ts'
import { toJson } from '#cloud/db/columns.ts'
import { newId } from '#cloud/ids.ts'
import type { Progress } from '#shared/protocol/parts.ts'

interface SomePlayer {
  readonly id: string
  readonly username: string
}

/** What it was worth to the winner. */
export const WINNERS_PROGRESS: Progress = {
  level: { before: 1, after: 1, xp: { before: 0, after: 60 } },
  rank: null,
}

/** A game of one round that the first player won, as the module game keeps it. */
export async function insertPlayedGame(db: Db, players: readonly SomePlayer[]): Promise<string> {
  const id = `game-${newId()}`
  const scoreOf = (index: number) => (index === 0 ? { score: 100, correct: 1 } : { score: 0, correct: 0 })
  await db('games').insert({
    id,
    room_id: 'a-room',
    outcome: 'finished',
    body: toJson({
      scores: players.map((player, index) => ({
        userId: player.id,
        ...scoreOf(index),
      })),
      rounds: [{ prompt: 'P?', answer: 'A', answers: [{ userId: players[0]?.id, points: 100 }] }],
      roundsPlanned: 1,
      mode: 'private',
      rewards: [],
      progress: { [players[0]?.id ?? '']: WINNERS_PROGRESS },
    }),
    started_at: 1_000,
    finished_at: 2_000,
  })
  await db('game_players').insert(
    players.map((player, index) => ({
      game_id: id,
      user_id: player.id,
      username: player.username,
      place: index + 1,
      ...scoreOf(index),
      finished_at: 2_000,
    })),
  )
  return id
}
