import { matchMaker } from '@colyseus/core'
import { englishText, STATUS_OF } from '#shared/errors/catalogue.ts'
import { UNKNOWN_ROOM_CODE } from '#shared/protocol/close-codes.ts'
import { type MatchmakeOptions, matchmakeOptions } from '#shared/protocol/matchmake.ts'
import type { Player } from '../ports/player-directory.ts'
import type { Ports } from '../ports/ports.ts'
import type { ActorRegistry, AdmittedContext } from '../rooms/quiz-room.ts'
import type { Reply } from '../rules/turn.ts'
import type { Seating } from './seating.ts'

const NO_SUCH_METHOD = 4210
const UNAVAILABLE = 4213
const EXPIRED = 4214

export interface MatchmakeRequest {
  readonly method: string
  readonly roomId: string
  readonly body: unknown
  /** From the Authorization header, where there is one. */
  readonly bearer: string | undefined
}

/** What the game server's client expects: a seat, or a code and a text, both with HTTP status 200. */
export type MatchmakeAnswer = object | { code: number; error: string }

const failure = (code: number, error: string): MatchmakeAnswer => ({ code, error })

function refusal(reply: Extract<Reply, { ok: false }>): MatchmakeAnswer {
  const code = reply.code === 'ROOM_NOT_FOUND' ? UNKNOWN_ROOM_CODE : STATUS_OF[reply.code]
  return failure(code, englishText(reply.code))
}

/** The game server's matchmaking call, with Colyseus's own left out of reach: it checks nothing that must be checked. */
export function createMatchmake(ports: Ports, actors: ActorRegistry, seating: Seating) {
  async function seat(method: 'joinById' | 'reconnect', roomId: string, options: object, admitted: Player) {
    const context: AdmittedContext = { admitted, headers: {}, ip: '' }
    try {
      return await matchMaker.controller.invokeMethod(method, roomId, options, context)
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? Number(error.code) : UNAVAILABLE
      ports.logger.info({ err: error, roomId, method }, 'no seat could be given')
      // The library's own texts name internals; its codes are what clients go by.
      if (code === UNKNOWN_ROOM_CODE) return failure(code, englishText('ROOM_NOT_FOUND'))
      return failure(
        code || UNAVAILABLE,
        englishText(code === EXPIRED ? 'TOKEN_INVALID_OR_EXPIRED' : 'CONFLICT'),
      )
    }
  }

  async function joinById(
    player: Player,
    roomId: string,
    options: MatchmakeOptions,
  ): Promise<MatchmakeAnswer> {
    const reply = await seating.join(player, roomId, options)
    return reply.ok ? seat('joinById', roomId, {}, player) : refusal(reply)
  }

  function reconnect(player: Player, roomId: string, { reconnectionToken }: MatchmakeOptions) {
    const room = actors.get(roomId)?.room
    if (!room) return failure(UNKNOWN_ROOM_CODE, englishText('ROOM_NOT_FOUND'))
    const owner = reconnectionToken === undefined ? undefined : room.ownerOf(reconnectionToken)
    if (owner?.userId !== player.userId || owner.loginId !== player.loginId)
      return failure(EXPIRED, englishText('TOKEN_INVALID_OR_EXPIRED'))
    return seat('reconnect', roomId, { reconnectionToken }, player)
  }

  return async function matchmake({
    method,
    roomId,
    body,
    bearer,
  }: MatchmakeRequest): Promise<MatchmakeAnswer> {
    const parsed = matchmakeOptions.safeParse(body ?? {})
    const token = bearer ?? (parsed.success ? parsed.data.token : undefined)
    const player = token === undefined ? null : await ports.players.authenticate(token)
    if (!player) return failure(STATUS_OF.UNAUTHORIZED_ACCESS, englishText('UNAUTHORIZED_ACCESS'))
    if (!parsed.success) return failure(STATUS_OF.VALIDATION_FAILED, englishText('VALIDATION_FAILED'))
    if (method === 'joinById') return joinById(player, roomId, parsed.data)
    if (method === 'reconnect') return reconnect(player, roomId, parsed.data)
    return failure(NO_SUCH_METHOD, englishText('FORBIDDEN'))
  }
}
