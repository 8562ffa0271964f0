import type { Server as HttpServer } from 'node:http'
import { Server } from 'socket.io'
import type { Cluster } from '#cloud/cluster.ts'
import type { TrustedProxies } from '#cloud/config/setting-parts.ts'
import type { OriginCheck } from '#cloud/http/allowed-origins.ts'
import { clientIp, isLoopback } from '#cloud/http/client-ip.ts'
import type { Caller } from '#cloud/http/route.ts'
import { isVersion } from '#shared/app-version.ts'
import { englishText } from '#shared/errors/catalogue.ts'
import { type AccountEventsParts, registerEvents } from './account-events.ts'
import type { AccountSocket } from './account-socket.ts'
import { ofLogin, ofUser } from './channel-rooms.ts'
import { answerWhoIsConnected } from './connected.ts'
import { limitConnections } from './connection-limits.ts'
import { limitFrames } from './frame-limit.ts'
import { cutOffSlowSockets } from './slow-sockets.ts'

export interface AccountChannelParts extends AccountEventsParts {
  readonly isAllowedOrigin: OriginCheck
  readonly trustedProxies: TrustedProxies
  /** Outside production, connections from this computer are not limited by address. */
  readonly exemptLoopback: boolean
  /** Connects this channel with those of other processes. */
  readonly adapter: Cluster['adapter'] | undefined
  readonly tellOthers: (name: 'login_ended' | 'lobby_changed', payload: unknown) => void
}

export const SOCKET_PATH = '/socket.io'
const MAX_FRAME_BYTES = 64 * 1024
/** The time for a connection to send its token, which a client does in its first packet. */
const PROOF_WITHIN_MS = 10_000
/** An open connection counts as activity. Shorter than the time after which a player goes offline. */
const ACTIVITY_EVERY_MS = 240_000

/** The users connected to this process. */
export const connectedUsers = (io: Server | undefined): ReadonlySet<string> =>
  new Set([...(io?.sockets.sockets.values() ?? [])].map((socket) => socket.data.userId))

/** Adds the account channel to the HTTP server. */
export function createAccountChannel(server: HttpServer, parts: AccountChannelParts): Server {
  const { auth, users, games, lobby, logger, isAllowedOrigin, trustedProxies, exemptLoopback } = parts
  const { adapter, tellOthers } = parts
  const io = new Server(server, {
    path: SOCKET_PATH,
    serveClient: false,
    destroyUpgrade: false,
    ...(adapter && { adapter }),
    maxHttpBufferSize: MAX_FRAME_BYTES,
    connectTimeout: PROOF_WITHIN_MS,
    allowRequest: (request, accept) => accept(null, isAllowedOrigin(request.headers.origin)),
    cors: { origin: (origin, answer) => answer(null, isAllowedOrigin(origin)), credentials: true },
  })

  const { mayProve, noteWrongProof, admit } = limitConnections(io, (request) => {
    const address = clientIp(request, trustedProxies)
    return exemptLoopback && isLoopback(address) ? null : address
  })
  cutOffSlowSockets(io)
  limitFrames(io, games.allowances)

  io.use(async (socket, next) => {
    const { token, version } = socket.handshake.auth
    const refuse = (why: string) => {
      next(new Error(why))
      // socket.io sends the reason in the next tick.
      setImmediate(() => socket.conn.close())
    }
    if (!mayProve(socket)) return socket.conn.close()
    let caller: Caller | null
    try {
      caller = typeof token === 'string' ? await auth.authenticate(token) : null
    } catch (error) {
      logger.warn({ err: error }, 'a token could not be looked at')
      // A client takes a refusal for good, and connects again when it is cut off.
      return socket.conn.close()
    }
    if (caller === null) {
      noteWrongProof(socket)
      return refuse(englishText('UNAUTHORIZED'))
    }
    if (!admit(socket, caller.userId))
      return refuse(englishText('RATE_LIMITED', { retryAfter: PROOF_WITHIN_MS / 1_000 }))
    Object.assign(socket.data, {
      userId: caller.userId,
      loginId: caller.loginId,
      version: typeof version === 'string' && isVersion(version) ? version : null,
      joined: new Set<string>(),
    })
    next()
  })

  /** Closes a socket whose login ended between the check of its token and the join above. */
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
      // A client that only leaves socket.io's namespace would keep a connection that is no longer counted.
      account.conn.close()
      clearInterval(activity)
      void noteActivity()
      for (const roomId of account.data.joined) void games.leaveByAccount(roomId, userId, account.id)
    })
  })

  /** In this process; every process does it for itself. */
  function endLogin(loginId: string): void {
    io.local.in(ofLogin(loginId)).disconnectSockets(true)
    games.endLogin(loginId)
  }

  auth.onLoginEnded(({ loginId, reason, told }) => {
    const why = reason === 'replaced' ? 'Logged in from another device' : told
    if (why !== undefined) io.to(ofLogin(loginId)).emit('force_disconnect', { reason: why })
    endLogin(loginId)
    // Sent after the reason and over the same path, so the reason arrives first.
    tellOthers('login_ended', loginId)
  })
  answerWhoIsConnected(io)
  io.on('login_ended', endLogin)
  io.on('lobby_changed', lobby.take)
  return io
}
