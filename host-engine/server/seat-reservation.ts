import { matchMaker } from '@colyseus/core'
import { type ErrorCode, englishText, STATUS_OF } from '#shared/errors/catalogue.ts'
import { UNKNOWN_ROOM_CODE } from '#shared/protocol/close-codes.ts'
import { type MatchmakeOptions, matchmakeOptions } from '#shared/protocol/matchmake.ts'
import type { Player } from '../ports/player-directory.ts'
import type { Ports } from '../ports/ports.ts'
import type { AdmittedContext } from '../rooms/quiz-room.ts'
import { digestOf } from '../rooms/room-password.ts'
import type { Refusal } from '../rules/transition.ts'
import type { AskRoom } from './ask-room.ts'
import { withTimeout } from './with-timeout.ts'

const NO_SUCH_METHOD = 4210
const UNAVAILABLE = 4213
const EXPIRED = 4214
/** Without a list of rooms to look into, Colyseus would wait for ever. */
const SEAT_MS = 4_000

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

/** Those of Colyseus's own codes that its clients go by. */
const CODES: Partial<Record<ErrorCode, number>> = {
  ROOM_NOT_FOUND: UNKNOWN_ROOM_CODE,
  TOKEN_INVALID_OR_EXPIRED: EXPIRED,
  SERVER_ERROR: UNAVAILABLE,
}
const refusal = ({ code }: Refusal): MatchmakeAnswer =>
  failure(CODES[code] ?? STATUS_OF[code], englishText(code))

/** The game server's matchmaking call, with Colyseus's own left out of reach: it checks nothing that must be checked. */
export function createSeatReservation(ports: Ports, ask: AskRoom) {
  async function seat(method: 'joinById' | 'reconnect', roomId: string, options: object, admitted: Player) {
    const context: AdmittedContext = { admitted, headers: {}, ip: '' }
    try {
      return await withTimeout(matchMaker.controller.invokeMethod(method, roomId, options, context), SEAT_MS)
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? Number(error.code) : UNAVAILABLE
      // The library's own texts name internals, and tokens; its codes are what clients go by.
      ports.logger.info({ code, roomId, method }, 'no seat could be given')
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
    { password, spectate = false }: MatchmakeOptions,
  ): Promise<MatchmakeAnswer> {
    const retryAfter = await ports.players.countJoin(player.userId)
    if (retryAfter > 0) return failure(STATUS_OF.RATE_LIMITED, englishText('RATE_LIMITED', { retryAfter }))
    const reply = await ask(roomId, 'join', { player, spectate, passwordDigest: digestOf(password) })
    return reply.ok ? seat('joinById', roomId, {}, player) : refusal(reply)
  }

  async function reconnect(
    player: Player,
    roomId: string,
    { reconnectionToken = '' }: MatchmakeOptions,
  ): Promise<MatchmakeAnswer> {
    const reply = await ask(roomId, 'mayReturn', { player, reconnectionToken })
    return reply.ok ? seat('reconnect', roomId, { reconnectionToken }, player) : refusal(reply)
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
