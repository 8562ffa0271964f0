import { z } from 'zod/mini'
import { constraintError, isForeignKeyFault } from '#cloud/db/constraint-errors.ts'
import type { Logger } from '#cloud/logger.ts'
import type { Auth } from '#cloud/modules/auth/index.ts'
import { joinLimit, type RoomsService } from '#cloud/modules/rooms/index.ts'
import type { Users } from '#cloud/modules/users/index.ts'
import type { RateLimit, RateLimiter } from '#cloud/rate-limiter.ts'
import {
  ackOf,
  commandOf,
  type GameServer,
  invalidAck,
  type Reply,
  type RoomDirectory,
  roomIdIn,
} from '#host-engine/index.ts'
import { AppError } from '#shared/errors/app-error.ts'
import {
  accountEventSchemas,
  type RoomClientEvent,
  type RoomEventName,
  roomEventSchemas,
} from '#shared/protocol/client-events.ts'
import type { Ack } from '#shared/protocol/server-events.ts'
import type { AccountSocket } from './account-socket.ts'
import { LOBBY } from './channel-rooms.ts'
import type { LobbyFeed } from './lobby-feed.ts'

export interface AccountEventsParts {
  readonly auth: Auth
  readonly limiter: RateLimiter
  readonly users: Users
  readonly rooms: RoomsService
  readonly games: GameServer
  readonly directory: RoomDirectory
  readonly lobby: LobbyFeed
  readonly logger: Logger
}

/** Each costs a list of a hundred rooms. A page asks once when it is opened. */
const WATCHES: RateLimit = { name: 'watch-lobby', points: 30, seconds: 60 }

type Handler<Schema extends z.core.$ZodType> = (payload: z.output<Schema>) => Promise<Reply>

/** Everything that a client may say on the account channel, each answered by its callback. */
export function registerEvents(
  socket: AccountSocket,
  parts: AccountEventsParts,
  mayPass: () => boolean,
): void {
  const { auth, limiter, users, rooms, games, directory, lobby, logger } = parts
  const { data } = socket

  // For every event, whatever its name: what nobody listens to costs something too.
  socket.use((_event, next) => {
    if (mayPass()) next()
    else socket.disconnect(true)
  })

  function on<Schema extends z.core.$ZodType>(name: string, schema: Schema, handle: Handler<Schema>): void {
    socket.on(name, async (...args: unknown[]) => {
      const callback = args.findLast((arg) => typeof arg === 'function')
      const payload = typeof args[0] === 'function' ? undefined : args[0]
      answer(callback, await attempt(schema, handle, payload))
    })
  }

  async function attempt<Schema extends z.core.$ZodType>(
    schema: Schema,
    handle: Handler<Schema>,
    payload: unknown,
  ): Promise<Ack> {
    const parsed = z.safeParse(schema, payload ?? {})
    if (!parsed.success) return invalidAck(parsed.error)
    try {
      return ackOf(await handle(parsed.data))
    } catch (error) {
      const expected = error instanceof AppError ? error : (constraintError(error) ?? (await ofGone(error)))
      if (expected) {
        const { code, details } = expected
        return ackOf({ ok: false, code, ...(details ? { details } : {}) })
      }
      logger.error({ err: error }, 'an account event failed')
      return ackOf({ ok: false, code: 'SERVER_ERROR' })
    }
  }

  /** The account may have ended since the handshake: what the event wrote hangs on nobody then. */
  async function ofGone(error: unknown): Promise<AppError | null> {
    const isTheirs = isForeignKeyFault(error) && (await auth.callerOf(data)) === null
    return isTheirs ? new AppError('UNAUTHORIZED') : null
  }

  /** What failed without a callback is told by an event, but for what has an event of its own. */
  function answer(callback: unknown, ack: Ack): void {
    if (typeof callback === 'function') callback(ack)
    else if (!ack.success && ack.code !== 'RATE_LIMITED')
      socket.emit('error', { code: ack.code, message: ack.error })
  }

  for (const name of Object.keys(roomEventSchemas) as RoomEventName[])
    on(name, roomEventSchemas[name], async (payload) => {
      const event = { name, payload } as RoomClientEvent
      const roomId = roomIdIn(event) ?? (await directory.seatOf(data.userId))
      if (roomId === null) return { ok: false, code: 'NOT_A_MEMBER' }
      const reply = await games.perform(roomId, commandOf(event, data.userId), event.payload.ref)
      if (name === 'get_chat_history' && reply.ok) socket.emit('chat_history', reply.data)
      return reply
    })

  on('authenticate', accountEventSchemas.authenticate, async ({ token }) => {
    const caller = await auth.authenticate(token)
    return caller?.userId === data.userId ? { ok: true } : { ok: false, code: 'UNAUTHORIZED' }
  })

  on('join_room', accountEventSchemas.join_room, async ({ roomId, ...options }) => {
    await limiter.take(joinLimit, data.userId)
    const { userId, loginId } = data
    const { username, avatar } = await users.get(userId)
    const { room } = await rooms.join({ userId, loginId, username, avatar }, roomId, options)
    // Told before it counts as connected: room_joined comes first, then the view, then what happens.
    socket.emit('room_joined', { success: true, message: 'Joined the room', room })
    data.joined.add(roomId)
    const entered = await games.enterByAccount(roomId, data.userId, socket.id)
    if (socket.disconnected) await games.leaveByAccount(roomId, data.userId, socket.id)
    return { ok: true, data: { room: entered ?? room } }
  })

  on('watch_lobby', accountEventSchemas.watch_lobby, async ({ on: watching }) => {
    if (watching) {
      await limiter.take(WATCHES, data.userId)
      await socket.join(LOBBY)
      socket.emit('lobby_state_updated', await lobby.snapshot())
    } else await socket.leave(LOBBY)
    return { ok: true }
  })
}
