import type { Server as HttpServer } from 'node:http'
import { Server, type Socket } from 'socket.io'
import type { OriginCheck } from '#cloud/http/allowed-origins.ts'
import type { Logger } from '#cloud/logger.ts'
import type { Auth } from '#cloud/modules/auth/index.ts'
import type { RoomsService } from '#cloud/modules/rooms/index.ts'
import type { Users } from '#cloud/modules/users/index.ts'
import type { RateLimiter } from '#cloud/rate-limiter.ts'
import type { GameServer, RoomDirectory } from '#host-engine/index.ts'
import { englishText } from '#shared/errors/catalogue.ts'
import { registerEvents } from './account-events.ts'
import { ofLogin, ofUser } from './channel-rooms.ts'
import type { LobbyFeed } from './lobby-feed.ts'

/** What a socket is: proven by its token in the handshake, never by anything that it says later. */
export interface SocketIdentity {
  readonly userId: string
  readonly loginId: string
}
export type AccountSocket = Socket & { data: SocketIdentity & { joined: Set<string> } }

export interface AccountChannelParts {
  readonly auth: Auth
  readonly limiter: RateLimiter
  readonly users: Users
  readonly rooms: RoomsService
  readonly games: GameServer
  readonly directory: RoomDirectory
  readonly lobby: LobbyFeed
  readonly isAllowedOrigin: OriginCheck
  readonly logger: Logger
}

export const SOCKET_PATH = '/socket.io'
const MAX_FRAME_BYTES = 64 * 1024
/** A connection counts as activity: it is noted more often than a player goes offline. */
const ACTIVITY_EVERY_MS = 240_000

/** Adds the account channel to the server that everything else is on. */
export function createAccountChannel(server: HttpServer, parts: AccountChannelParts): Server {
  const { auth, users, games, logger, isAllowedOrigin } = parts
  const io = new Server(server, {
    path: SOCKET_PATH,
    serveClient: false,
    destroyUpgrade: false,
    maxHttpBufferSize: MAX_FRAME_BYTES,
    allowRequest: (request, accept) => accept(null, isAllowedOrigin(request.headers.origin)),
    cors: { origin: (origin, answer) => answer(null, isAllowedOrigin(origin)), credentials: true },
  })

  io.use(async (socket, next) => {
    const { token } = socket.handshake.auth
    const caller = typeof token === 'string' ? await auth.authenticate(token).catch(() => null) : null
    if (caller === null) {
      next(new Error(englishText('UNAUTHORIZED')))
      return
    }
    Object.assign(socket.data, { userId: caller.userId, loginId: caller.loginId, joined: new Set<string>() })
    next()
  })

  /** A login that ended between the look at its token and the join above was told to nobody. */
  async function leaveIfEnded(socket: AccountSocket): Promise<void> {
    try {
      const caller = await auth.authenticate(socket.handshake.auth.token)
      if (caller?.loginId !== socket.data.loginId) socket.disconnect(true)
    } catch (error) {
      logger.warn({ err: error }, 'a new connection was not looked at again')
    }
  }

  io.on('connection', (socket) => {
    const account = socket as AccountSocket
    const { userId, loginId } = account.data
    void account.join([ofUser(userId), ofLogin(loginId)])
    void leaveIfEnded(account)
    const noteActivity = () =>
      users
        .markActive(userId)
        .catch((error: unknown) => logger.warn({ err: error }, 'activity was not noted'))
    void noteActivity()
    const activity = setInterval(noteActivity, ACTIVITY_EVERY_MS)
    registerEvents(account, parts)
    account.on('disconnect', () => {
      clearInterval(activity)
      void noteActivity()
      for (const roomId of account.data.joined) void games.leaveByAccount(roomId, userId, account.id)
    })
  })

  auth.onLoginEnded(({ loginId, reason }) => {
    if (reason === 'replaced')
      io.to(ofLogin(loginId)).emit('force_disconnect', { reason: 'Logged in from another device' })
    io.in(ofLogin(loginId)).disconnectSockets(true)
    games.endLogin(loginId)
  })
  return io
}
