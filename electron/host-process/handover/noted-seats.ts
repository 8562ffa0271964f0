import { z } from 'zod/mini'
import type { GameServer } from '#host-engine/index.ts'
import type { Guests } from '../guests/guests.ts'
import type { Connections } from './connections.ts'

type Matchmake = GameServer['matchmake']

const seatSchema = z.object({ sessionId: z.string() })
const tokenSchema = z.object({ token: z.string() })

/** Notes for whom each seat is that the engine gives, so that the connection that takes it is known to be theirs. */
export function notedSeats(
  matchmake: Matchmake,
  guests: Pick<Guests, 'authenticate'>,
  connections: Pick<Connections, 'promise'>,
): Matchmake {
  return async (request) => {
    const answer = await matchmake(request)
    const seat = seatSchema.safeParse(answer)
    const token = request.bearer ?? tokenSchema.safeParse(request.body).data?.token
    const player = seat.success && token !== undefined ? guests.authenticate(token) : null
    if (player && seat.data) connections.promise(seat.data.sessionId, player.userId)
    return answer
  }
}
