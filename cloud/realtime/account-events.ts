import { z } from 'zod/mini'
import { createDeadline } from '#cloud/answer-in-time.ts'
import { constraintError, isForeignKeyFault } from '#cloud/db/constraint-errors.ts'
import { awayError } from '#cloud/db/database-away.ts'
import type { Logger } from '#cloud/logger.ts'
import type { Auth } from '#cloud/modules/auth/index.ts'
import { joinLimit } from '#cloud/modules/rooms/index.ts'
import type { Users } from '#cloud/modules/users/index.ts'
import type { RateLimit, RateLimiter } from '#cloud/rate-limiter.ts'
import {
  ackOf,
  commandOf,
  createReadThrottle,
  type GameServer,
  invalidAck,
  isToldByError,
  type KeptGames,
  type Reply,
  type RoomDirectory,
  type RoomsService,
  roomIdIn,
  sessionIdOf,
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
  readonly kept: Pick<KeptGames, 'names'>
  readonly lobby: LobbyFeed
  readonly logger: Logger
}

/** Each costs a list of a hundred rooms. A page watches once, when it is opened. */
const WATCHES: RateLimit = { name: 'watch-lobby', points: 30, seconds: 60 }

type Handler<Schema extends z.core.$ZodType> = (payload: z.output<Schema>) => Promise<Reply>

/** Registers all events of the account channel. Each is answered by its callback. */
export function registerEvents(socket: AccountSocket, parts: AccountEventsParts): void {
  const { auth, limiter, users, rooms, games, directory, kept, lobby, logger } = parts
  const { data } = socket
  const readThrottle = createReadThrottle(data.userId, games.allowances)

  function on<Schema extends z.core.$ZodType>(name: string, schema: Schema, handle: Handler<Schema>): void {
    socket.on(name, async (...args: unknown[]) => {
      const callback = args.findLast((arg) => typeof arg === 'function')
      const payload = typeof args[0] === 'function' ? undefined : args[0]
      answer(name, callback, await attempt(schema, handle, payload))
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
      return ackOf(await createDeadline().inTime(() => handle(parsed.data)))
    } catch (error) {
      const expected =
        error instanceof AppError
          ? error
          : (constraintError(error) ?? awayError(error) ?? (await ofGone(error)))
      if (expected) return ackOf({ ok: false, ...expected.coded })
      logger.error({ err: error }, 'an account event failed')
      return ackOf({ ok: false, code: 'SERVER_ERROR' })
    }
  }

  /** The account may have ended since the handshake: what the event wrote hangs on nobody then. */
  async function ofGone(error: unknown): Promise<AppError | null> {
    const isTheirs = isForeignKeyFault(error) && (await auth.callerOf(data)) === null
    return isTheirs ? new AppError('UNAUTHORIZED') : null
  }

  /** Runs a room command. Replies GAME_ENDED_CLEANUP to a player of the last game if the room is gone (RT-43). */
  async function inRoom(roomId: string, perform: () => Promise<Reply>): Promise<Reply> {
    const reply = await perform().catch((error: unknown) => {
      if (error instanceof AppError && error.code === 'ROOM_NOT_FOUND')
        return { ok: false, code: 'ROOM_NOT_FOUND' } as const
      throw error
    })
    if (reply.ok || reply.code !== 'ROOM_NOT_FOUND') return reply
    const players = await kept.names(sessionIdOf(roomId))
    return players.has(data.userId) ? { ok: false, code: 'GAME_ENDED_CLEANUP' } : reply
  }

  /** A failure without a callback is sent as an `error` event. */
  function answer(name: string, callback: unknown, ack: Ack): void {
    if (typeof callback === 'function') callback(ack)
    else if (isToldByError(name, ack)) socket.emit('error', { code: ack.code, message: ack.error })
  }

  function sendHistory(history: unknown): void {
    // The acknowledgement holds it, too.
    games.allowances.charge(data.userId, 2 * JSON.stringify(history).length)
    socket.emit('chat_history', history)
  }

  for (const name of Object.keys(roomEventSchemas) as RoomEventName[])
    on(name, roomEventSchemas[name], async (payload) => {
      const event = { name, payload } as RoomClientEvent
      const roomId = roomIdIn(event) ?? (await directory.seatOf(data.userId))
      if (roomId === null) return { ok: false, code: 'NOT_A_MEMBER' }
      const refusal = readThrottle(name)
      if (refusal) return refusal
      const reply = await inRoom(roomId, () =>
        games.perform(roomId, commandOf(event, data.userId), event.payload.ref),
      )
      if (name === 'get_chat_history' && reply.ok) sendHistory(reply.data)
      if (name === 'get_room_view' && reply.ok)
        games.allowances.charge(data.userId, JSON.stringify(reply.data).length)
      return reply
    })

  on('authenticate', accountEventSchemas.authenticate, async ({ token }) => {
    const caller = await auth.authenticate(token)
    return caller?.userId === data.userId ? { ok: true } : { ok: false, code: 'UNAUTHORIZED' }
  })

  type JoinRoom = z.output<typeof accountEventSchemas.join_room>
  async function joinRoom({ roomId, ...options }: JoinRoom): Promise<Reply> {
    await limiter.take(joinLimit, data.userId)
    const { userId, loginId } = data
    const { username, avatar, role } = await users.get(userId)
    const player = { userId, loginId, username, avatar, isGuest: role === 'guest' }
    const { room } = await rooms.join(player, roomId, options)
    // Sent before the connection enters, so that room_joined comes first, then the view, then events.
    socket.emit('room_joined', { success: true, message: 'Joined the room', room })
    data.joined.add(roomId)
    const entered = await games.enterByAccount(roomId, data.userId, socket.id)
    if (socket.disconnected) await games.leaveByAccount(roomId, data.userId, socket.id)
    return { ok: true, data: { room: entered ?? room } }
  }
  on('join_room', accountEventSchemas.join_room, (payload) => inRoom(payload.roomId, () => joinRoom(payload)))

  on('watch_lobby', accountEventSchemas.watch_lobby, async ({ on: watching }) => {
    if (watching) {
      await limiter.take(WATCHES, data.userId)
      await socket.join(LOBBY)
      socket.emit('lobby_state_updated', await lobby.snapshot())
    } else await socket.leave(LOBBY)
    return { ok: true }
  })
}
