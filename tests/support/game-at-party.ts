import type { Room } from '#shared/schemas/room.ts'
import { createApi, QUIZZES } from './api.ts'
import { enterAndFollow, type FollowingPlayer } from './following-player.ts'

export interface Seat {
  readonly nickname: string
  /** How this player reaches an origin of the party. */
  readonly reach: (origin: string) => string
}

const answerOf = (round: number): string => QUIZZES[round - 1]?.answers[0] ?? ''

/**
 * A game at a party, of players who follow whoever leads it. Its first round is over and the second runs; the second player
 * has answered in both, and the others in none.
 */
export async function playIntoSecondRound(origin: string, seats: readonly Seat[]) {
  const players: FollowingPlayer[] = []
  for (const { nickname, reach } of seats) players.push(await enterAndFollow(origin, nickname, reach))
  const [host, second] = players as [FollowingPlayer, FollowingPlayer]
  const api = createApi(origin)
  const room = await api.createRoom(host, { timePerRound: 60 })
  for (const player of players) await player.join(room.id)
  await api.call('POST', '/game/start', host.token, { roomId: room.id })
  const { gameSessionId } = await host.client().until('round_started')
  const answer = (player: FollowingPlayer, round: number) =>
    player.client().say('submit_guess', { gameSessionId, guess: answerOf(round) })
  await answer(second, 1)
  await host.client().say('end_round', { gameSessionId })
  await host.client().say('start_next_round', { gameSessionId })
  await host.client().until('round_started', 2)
  await answer(second, 2)

  return {
    players,
    answer,
    /** What nobody may lose: seats, points and the round, as a player of the game is told of them. */
    async standings(at: string) {
      const there = createApi(at)
      const { room: shown } = await there.call<{ room: Room }>('GET', `/rooms/${room.id}`, second.token)
      const { round, scores } = await there.game(second, gameSessionId)
      return { round, scores, seats: shown.players.map(({ userId }) => userId), name: shown.name }
    },
  }
}
export type GameAtParty = Awaited<ReturnType<typeof playIntoSecondRound>>

/** Whether the player is connected there, in a game that runs. */
export function playsAt(player: FollowingPlayer, origin: string): boolean {
  if (player.at() !== origin) return false
  const { heard } = player.client()
  const last = heard.findLast(({ name }) => ['room_view', 'game_paused', 'game_resumed'].includes(name))
  if (last?.name === 'room_view') return (last.payload as { phase: string }).phase === 'answering'
  return last?.name === 'game_resumed'
}

/** Whether this player has answered the running round, as they were told on their last join. */
export const hasAnswered = (player: FollowingPlayer): boolean | undefined =>
  player.client().all('room_view').at(-1)?.you.answered
