import { matchMaker } from '@colyseus/core'
import { AppError } from '#shared/errors/app-error.ts'
import { type ErrorCode, englishText, STATUS_OF } from '#shared/errors/catalogue.ts'
import { UNKNOWN_ROOM_CODE } from '#shared/protocol/close-codes.ts'
import { type MatchmakeOptions, matchmakeOptions } from '#shared/protocol/matchmake.ts'
import type { Player } from '../ports/player-directory.ts'
import type { Ports } from '../ports/ports.ts'
import type { AdmittedContext } from '../rooms/quiz-room.ts'
import { digestOf } from '../rooms/room-password.ts'
import type { UserAllowances } from '../rooms/user-allowances.ts'
import type { Refusal } from '../rules/transition.ts'
import type { AskRoom } from './ask-room.ts'
import { withTimeout } from './with-timeout.ts'

const NO_SUCH_METHOD = 4210
const NO_SEAT_NOW = 4213
const EXPIRED = 4214
/** Without a list of rooms to look into, Colyseus would wait for ever. */
const SEAT_MS = 4_000
const RETURN_AFTER_SECONDS = 2

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
  SERVER_ERROR: NO_SEAT_NOW,
}

/** Throws SERVICE_UNAVAILABLE: its status tells clients, and what lies between, to come back. */
function refusal({ code, details }: Refusal): MatchmakeAnswer {
  if (code === 'SERVICE_UNAVAILABLE') throw new AppError(code)
  const retryAfter = details && 'retryAfter' in details ? details.retryAfter : undefined
  return failure(CODES[code] ?? STATUS_OF[code], englishText(code, { retryAfter }))
}

/** The game server's matchmaking call, with Colyseus's own left out of reach: it checks nothing that must be checked. */
export function createSeatReservation(ports: Ports, allowances: UserAllowances, ask: AskRoom) {
  const tooMany = (retryAfter: number): MatchmakeAnswer =>
    failure(STATUS_OF.RATE_LIMITED, englishText('RATE_LIMITED', { retryAfter }))

  async function seat(
    method: 'joinById' | 'reconnect',
    roomId: string,
    options: object,
    admitted: AdmittedContext['admitted'],
  ) {
    const context: AdmittedContext = { admitted, headers: {}, ip: '' }
    try {
      return await withTimeout(matchMaker.controller.invokeMethod(method, roomId, options, context), SEAT_MS)
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? Number(error.code) : NO_SEAT_NOW
      // The library's own texts name internals, and tokens; its codes are what clients go by.
      ports.logger.info({ code, roomId, method }, 'no seat could be given')
      if (code === UNKNOWN_ROOM_CODE) return failure(code, englishText('ROOM_NOT_FOUND'))
      return failure(
        code || NO_SEAT_NOW,
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
    if (retryAfter > 0) return tooMany(retryAfter)
    const reply = await ask(roomId, 'join', {
      player,
      spectate,
      passwordDigest: digestOf(password),
      byCode: false,
    })
    return reply.ok ? seat('joinById', roomId, {}, player) : refusal(reply)
  }

  async function reconnect(
    player: Player,
    roomId: string,
    { reconnectionToken = '' }: MatchmakeOptions,
  ): Promise<MatchmakeAnswer> {
    if (!allowances.mayReturn(player.userId)) return tooMany(RETURN_AFTER_SECONDS)
    const reply = await ask(roomId, 'mayReturn', { player, reconnectionToken })
    return reply.ok ? seat('reconnect', roomId, { reconnectionToken }, player) : refusal(reply)
  }

  /** A big screen has no login: its token is the room's. */
  async function showRoom(roomId: string, stageToken: string): Promise<MatchmakeAnswer> {
    const reply = await ask(roomId, 'mayShow', { stageToken })
    if (!reply.ok) return refusal(reply)
    // Counted for those who have the token: whoever guesses must not keep the room's screens out.
    if (!allowances.mayReturn(`stage ${roomId}`)) return tooMany(RETURN_AFTER_SECONDS)
    return seat('joinById', roomId, {}, 'stage')
  }

  return async function matchmake({
    method,
    roomId,
    body,
    bearer,
  }: MatchmakeRequest): Promise<MatchmakeAnswer> {
    const parsed = matchmakeOptions.safeParse(body ?? {})
    const stageToken = method === 'joinById' ? parsed.data?.stageToken : undefined
    if (stageToken !== undefined) return showRoom(roomId, stageToken)
    const token = bearer ?? parsed.data?.token
    const player = token === undefined ? null : await ports.players.authenticate(token)
    if (!player) return failure(STATUS_OF.UNAUTHORIZED_ACCESS, englishText('UNAUTHORIZED_ACCESS'))
    if (!parsed.success) return failure(STATUS_OF.VALIDATION_FAILED, englishText('VALIDATION_FAILED'))
    // Either way the room shows itself whole.
    const retryAfter = allowances.secondsToWait(player.userId)
    if (retryAfter > 0) return tooMany(retryAfter)
    if (method === 'joinById') return joinById(player, roomId, parsed.data)
    if (method === 'reconnect') return reconnect(player, roomId, parsed.data)
    return failure(NO_SUCH_METHOD, englishText('FORBIDDEN'))
  }
}
