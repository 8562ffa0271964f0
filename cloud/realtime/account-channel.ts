import type { Server as HttpServer } from 'node:http'
import { Server } from 'socket.io'
import type { Cluster } from '#cloud/cluster.ts'
import type { TrustedProxies } from '#cloud/config/setting-parts.ts'
import type { OriginCheck } from '#cloud/http/allowed-origins.ts'
import { clientIp, isLoopback, networkOf } from '#cloud/http/client-ip.ts'
import { englishText } from '#shared/errors/catalogue.ts'
import { type AccountEventsParts, registerEvents } from './account-events.ts'
import type { AccountSocket } from './account-socket.ts'
import { ofLogin, ofUser } from './channel-rooms.ts'
import { limitConnections } from './connection-limits.ts'
import { cutOffSlowSockets } from './slow-sockets.ts'
import { createUserGates } from './user-gates.ts'

export interface AccountChannelParts extends AccountEventsParts {
  readonly isAllowedOrigin: OriginCheck
  readonly trustedProxies: TrustedProxies
  /** Outside production nobody on this computer is limited by address: all are there. */
  readonly exemptLoopback: boolean
  /** Joins this channel with those of other processes. */
  readonly adapter: Cluster['adapter'] | undefined
  readonly tellOthers: (name: 'login_ended' | 'lobby_changed', payload: unknown) => void
}

export const SOCKET_PATH = '/socket.io'
const MAX_FRAME_BYTES = 64 * 1024
/** To say whose a connection is: a client does it with its first packet. */
const PROOF_WITHIN_MS = 10_000
/** A connection counts as activity: it is noted more often than a player goes offline. */
const ACTIVITY_EVERY_MS = 240_000

/** Who is connected to this process. */
export const connectedUsers = (io: Server | undefined): ReadonlySet<string> =>
  new Set([...(io?.sockets.sockets.values() ?? [])].map((socket) => socket.data.userId))

/** Adds the account channel to the server that everything else is on. */
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

  const admit = limitConnections(io, (request) => {
    const address = clientIp(request, trustedProxies)
    return exemptLoopback && isLoopback(address) ? null : networkOf(address)
  })
  cutOffSlowSockets(io)
  const gateOf = createUserGates()

  io.use(async (socket, next) => {
    const { token } = socket.handshake.auth
    const caller = typeof token === 'string' ? await auth.authenticate(token).catch(() => null) : null
    if (caller === null) {
      next(new Error(englishText('UNAUTHORIZED')))
      return
    }
    if (!admit(socket, caller.userId)) {
      next(new Error(englishText('RATE_LIMITED', { retryAfter: PROOF_WITHIN_MS / 1_000 })))
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
    const gate = gateOf(userId)
    registerEvents(account, parts, gate.mayPass)
    account.on('disconnect', () => {
      gate.release()
      // One who only leaves socket.io's namespace would keep a line that nobody counts any more as theirs.
      account.conn.close()
      clearInterval(activity)
      void noteActivity()
      for (const roomId of account.data.joined) void games.leaveByAccount(roomId, userId, account.id)
    })
  })

  /** In this process; each does it for itself. */
  function endLogin(loginId: string): void {
    io.local.in(ofLogin(loginId)).disconnectSockets(true)
    games.endLogin(loginId)
  }

  auth.onLoginEnded(({ loginId, reason }) => {
    if (reason === 'replaced')
      io.to(ofLogin(loginId)).emit('force_disconnect', { reason: 'Logged in from another device' })
    endLogin(loginId)
    // After the reason, and by the same way: it is heard first.
    tellOthers('login_ended', loginId)
  })
  io.on('login_ended', endLogin)
  io.on('lobby_changed', lobby.take)
  return io
}
