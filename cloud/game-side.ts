import type { Server as HttpServer } from 'node:http'
import type { Server } from 'socket.io'
import { createGameServer, type Ports } from '#host-engine/index.ts'
import { accountDoor } from './adapters/account-door.ts'
import { playerDirectory } from './adapters/player-directory.ts'
import type { Db } from './db/client.ts'
import type { OriginCheck } from './http/allowed-origins.ts'
import type { Route } from './http/route.ts'
import type { UpgradeDoor } from './http/upgrades.ts'
import type { Logger } from './logger.ts'
import type { AccountPart } from './modules/account/index.ts'
import type { Auth } from './modules/auth/index.ts'
import {
  createGameResults,
  createGameService,
  gameAccountPart,
  gameRoutes,
  playerGameRoutes,
} from './modules/game/index.ts'
import { gameModeRoutes } from './modules/matchmaking/index.ts'
import { createQuizzes, quizRoutes } from './modules/quizzes/index.ts'
import { createRoomDirectory, createRoomsService, roomListRoutes, roomRoutes } from './modules/rooms/index.ts'
import type { Users } from './modules/users/index.ts'
import type { RateLimiter } from './rate-limiter.ts'
import { createAccountChannel, SOCKET_PATH } from './realtime/account-channel.ts'
import { LOBBY } from './realtime/channel-rooms.ts'
import { createLobbyFeed } from './realtime/lobby-feed.ts'

export interface GameSideParts {
  readonly db: Db
  readonly logger: Logger
  readonly users: Users
  readonly auth: Auth
  readonly limiter: RateLimiter
  readonly isAllowedOrigin: OriginCheck
  readonly now: () => number
}

const LOBBY_SNAPSHOT = { page: 1, limit: 100, sort: 'newest' } as const

/** Everything of the cloud that has to do with playing: the engine with its ports, the calls, the account channel. */
export function createGameSide({ db, logger, users, auth, limiter, isAllowedOrigin, now }: GameSideParts) {
  const directory = createRoomDirectory({ db, logger, now })
  const quizzes = createQuizzes({ db, now })
  let channel: Server | undefined
  const ports: Ports = {
    players: playerDirectory(auth, users),
    quizzes,
    results: createGameResults({ db, users }),
    directory,
    accounts: accountDoor(() => channel),
    logger,
  }
  const games = createGameServer(ports)
  const rooms = createRoomsService({ db, users, games, now })
  const game = createGameService({ db, games, rooms, directory })
  const lobby = createLobbyFeed({
    list: async () => (await rooms.list(LOBBY_SNAPSHOT)).rooms,
    onChange: directory.onChange,
    send: (update) => channel?.to(LOBBY).emit('lobby_state_updated', update),
  })

  const routes: Route[] = [
    ...roomListRoutes(rooms),
    ...roomRoutes(rooms),
    ...gameModeRoutes(rooms),
    ...quizRoutes(),
    ...playerGameRoutes(game),
    ...gameRoutes(game),
  ]
  const upgrades: UpgradeDoor[] = [
    // Without the slash socket.io does not take it, and the connection would hang for ever.
    { owns: (path) => path.startsWith(`${SOCKET_PATH}/`) },
    {
      owns: (path) => /^\/[\w-]+\/[\w-]+$/.test(path),
      take: (request, socket, head) => {
        if (!games.upgrade(request, socket, head)) socket.destroy()
      },
    },
  ]

  /** Who deletes their account leaves their room first, as by its button. */
  const seats: AccountPart = {
    collect: async (userId) => ({ roomId: await directory.seatOf(userId) }),
    async leave(userId) {
      const roomId = await directory.seatOf(userId)
      if (roomId !== null) await games.perform(roomId, { type: 'leave', userId })
    },
  }

  return {
    games,
    routes,
    accountParts: [seats, quizzes.accountPart, gameAccountPart(db)],
    upgrades,
    async start(server: HttpServer) {
      await quizzes.load()
      await directory.start()
      await games.start()
      channel = createAccountChannel(server, {
        auth,
        limiter,
        users,
        rooms,
        games,
        directory,
        lobby,
        isAllowedOrigin,
        logger,
      })
    },
    /** Games end with a message and are kept, then the connections close. */
    async stop() {
      await games.stop()
      lobby.stop()
      await directory.stop()
      // Not io.close(): that would close the HTTP server, whose turn comes after.
      channel?.disconnectSockets(true)
      channel?.engine.close()
    },
  }
}
