import { post } from './post.ts'
import type { SeatedCrowd } from './seating.ts'
import { forEach, until } from './wait.ts'

const STARTS_AT_ONCE = 16
const STARTS_WITHIN_MS = 15_000

/** Starts a game in every room of ours, and gives its id by the room's, once every client has been told the first round. */
export async function startGames(
  url: string,
  { rooms, tally }: SeatedCrowd,
): Promise<ReadonlyMap<string, string>> {
  const games = new Map<string, string>()
  const clients = rooms.reduce((sum, { speakers, listeners }) => sum + speakers.length + listeners.length, 0)
  await forEach(rooms, STARTS_AT_ONCE, async ({ id, host }) => {
    const headers = { ...host.headers, authorization: `Bearer ${host.token}` }
    const { data } = await post<{ data: { gameSession: { id: string } } }>(
      `${url}/api/game/start`,
      { roomId: id },
      headers,
    )
    games.set(id, data.gameSession.id)
  })
  const told = () => tally.of('round_started')
  await until(
    () => told() >= clients,
    STARTS_WITHIN_MS,
    () => `${told()} of ${clients} heard of their round`,
  )
  return games
}
