import type { Server as HttpServer } from 'node:http'
import { join } from 'node:path'
import type { Server } from 'socket.io'
import {
  type Admission,
  createGameServer,
  createGameService,
  createRoomsService,
  makeInviteCode,
  type Ports,
  type QuizMaker,
  type QuizSource,
  type SpokenLines,
} from '#host-engine/index.ts'
import { englishText } from '#shared/errors/catalogue.ts'
import type { AccountNews } from './account-news.ts'
import { accountNotifier } from './adapters/account-notifier.ts'
import { playerDirectory } from './adapters/player-directory.ts'
import { rewardEscrow } from './adapters/reward-escrow.ts'
import type { Cluster } from './cluster.ts'
import type { TrustedProxies } from './config/setting-parts.ts'
import type { Db } from './db/client.ts'
import type { OriginCheck } from './http/allowed-origins.ts'
import type { Route } from './http/route.ts'
import type { UpgradeHandler } from './http/upgrades.ts'
import type { Jobs } from './jobs/create-jobs.ts'
import type { Logger } from './logger.ts'
import type { Auth } from './modules/auth/index.ts'
import {
  createDurableResults,
  createGameResults,
  createResultJournal,
  gameAccountPart,
  gameRoutes,
  keptGames,
  playedGamesRoutes,
  playerGameRoutes,
  type settlementQueue,
} from './modules/game/index.ts'
import type { GamePasses } from './modules/game-pass/index.ts'
import { wordBonusSettlement } from './modules/library/index.ts'
import {
  createMatchMaker,
  createMatchmakingService,
  createPairing,
  createPlayQueue,
  createQueuePresence,
  gameModeRoutes,
  matchmakingAccountPart,
  matchmakingRoutes,
  pairingQueue,
  queueFigures,
  queueSweep,
  type RankedTerms,
  workOnPairing,
} from './modules/matchmaking/index.ts'
import type { Quests } from './modules/quests/index.ts'
import { createFeedback, feedbackRoutes } from './modules/quiz-feedback/index.ts'
import { createGenerations, generationRoutes } from './modules/quiz-generation/index.ts'
import { createQuizSets, quizSetRoutes } from './modules/quiz-sets/index.ts'
import { createQuizzes, quizRoutes } from './modules/quizzes/index.ts'
import type { Ranks } from './modules/ranks/index.ts'
import {
  allRooms,
  createRoomDirectory,
  inviteRoutes,
  listedRooms,
  roomCounts,
  roomListRoutes,
  roomRoutes,
  roomSweep,
  roomsAccountPart,
  stageRoutes,
} from './modules/rooms/index.ts'
import type { Mutes } from './modules/sanctions/index.ts'
import type { Switches } from './modules/switches/index.ts'
import type { Users } from './modules/users/index.ts'
import type { Wallet } from './modules/wallet/index.ts'
import type { RateLimiter } from './rate-limiter.ts'
import { connectedUsers, createAccountChannel, SOCKET_PATH } from './realtime/account-channel.ts'
import { LOBBY, ofUser } from './realtime/channel-rooms.ts'
import { whoIsConnected } from './realtime/connected.ts'
import { createLobbyFeed } from './realtime/lobby-feed.ts'
import { runEveryStep } from './run-every-step.ts'

export interface GameplayParts {
  readonly db: Db
  readonly cluster: Cluster | null
  readonly logger: Logger
  readonly jobs: Jobs
  readonly settlements: ReturnType<typeof settlementQueue>
  /** For what must survive the process. */
  readonly dataDir: string
  readonly news: AccountNews
  readonly users: Users
  readonly wallet: Wallet
  readonly quests: Quests
  readonly passes: GamePasses
  readonly auth: Auth
  readonly ranks: Ranks
  readonly dealing: QuizSource
  readonly limiter: RateLimiter
  readonly isAllowedOrigin: OriginCheck
  readonly trustedProxies: TrustedProxies
  readonly exemptLoopback: boolean
  readonly rankedTerms: RankedTerms
  /** Whether people without an account may play. */
  readonly guestsAllowed: boolean
  readonly admission: Admission
  readonly mutes: Pick<Mutes, 'until'>
  readonly switches: Switches
  readonly quizMaker: QuizMaker
  readonly spokenLines: SpokenLines
  readonly now: () => number
}

const LOBBY_SNAPSHOT = { page: 1, limit: 100, sort: 'newest' } as const

/** Everything of the cloud that has to do with playing: the engine with its ports, the calls, the account channel. */
export function createGameplay(parts: GameplayParts) {
  const {
    db,
    cluster,
    logger,
    jobs,
    settlements,
    dataDir,
    news,
    users,
    wallet,
    quests,
    passes,
    auth,
    ranks,
    dealing,
    limiter,
    isAllowedOrigin,
    trustedProxies,
    exemptLoopback,
    rankedTerms,
    guestsAllowed,
    admission,
    mutes,
    switches,
    quizMaker,
    spokenLines,
    now,
  } = parts
  const pairings = pairingQueue(jobs)
  const pairing = createPairing(pairings)
  const queue = createPlayQueue({ db, users, pairing, now })
  const directory = createRoomDirectory({
    db,
    logger,
    onSeated: queue.leave,
    onUnplayed: wallet.returnEscrow,
    onSeatLost: async (roomId, userId) => void (await games.perform(roomId, { type: 'leave', userId })),
    mayGoOn: async (roomId) => !(await wallet.wasReturned(roomId)),
    onRoomLost: async (roomId) => void (await games.closeRoom(roomId, 'room_closed')),
    now,
  })
  const quizzes = createQuizzes({ db })
  const quizSets = createQuizSets({ db, users, limiter, makeCode: makeInviteCode, now })
  const generations = createGenerations({ db, jobs, users, maker: quizMaker, news, logger, now })
  const wordBonus = wordBonusSettlement({ quizzes, wallet })
  const results = createDurableResults({
    results: createGameResults({ db, users, quizzes, quests, passes, ranks, wallet, wordBonus }),
    journal: createResultJournal(join(dataDir, 'unsettled')),
    queue: settlements,
    logger,
  })
  let channel: Server | undefined
  const ports: Ports = {
    admission,
    players: playerDirectory(auth, limiter, mutes),
    quizzes: dealing,
    results: results.port,
    directory,
    queue,
    rewards: rewardEscrow(wallet),
    notifier: accountNotifier(() => channel),
    spokenLines,
    logger,
  }
  const games = createGameServer(ports, cluster?.engine)
  const rooms = createRoomsService({
    games,
    list: listedRooms({ db, now }),
    quizzes: dealing,
    requireReward: wallet.requireReward,
    guestsAllowed,
  })
  const kept = keptGames(db)
  const game = createGameService({ kept, games, rooms, directory })
  const feedback = createFeedback({ db, quizzes, games, kept, now })
  const matchmaking = createMatchmakingService({
    db,
    users,
    standings: ranks.standings,
    games,
    directory,
    pairing,
    terms: rankedTerms,
    switches,
    now,
  })
  const seat = createMatchMaker({ db, users, games, directory, notifier: ports.notifier, logger, now })
  workOnPairing(pairings, { db, logger, seat, admission, now })
  const onGamesLost = (userIds: readonly string[]) =>
    ports.notifier.deliver(userIds, 'error', {
      code: 'GAME_ENDED_CLEANUP',
      message: englishText('GAME_ENDED_CLEANUP'),
    })
  const presence = createQueuePresence({ db, logger, connectedHere: () => connectedUsers(channel), now })
  /** What concerns the connections of every process. */
  const tellOthers = (name: string, payload: unknown) => {
    if (cluster) channel?.serverSideEmit(name, payload)
  }
  news.listen((userId, name, payload) => channel?.to(ofUser(userId)).emit(name, payload))
  const lobby = createLobbyFeed({
    list: async () => (await rooms.list(LOBBY_SNAPSHOT)).rooms,
    onChange: directory.onChange,
    send: (update) => channel?.local.to(LOBBY).emit('lobby_state_updated', update),
    share: (update) => tellOthers('lobby_changed', update),
  })

  const routes: Route[] = [
    ...roomListRoutes(rooms),
    ...inviteRoutes(rooms),
    ...stageRoutes(rooms),
    ...roomRoutes(rooms),
    ...gameModeRoutes(rooms, matchmaking),
    ...matchmakingRoutes(matchmaking),
    ...quizRoutes(),
    ...quizSetRoutes(quizSets),
    ...generationRoutes(generations),
    ...feedbackRoutes(feedback),
    ...playerGameRoutes(game),
    ...gameRoutes(game),
    ...playedGamesRoutes(db),
  ]
  const upgrades: UpgradeHandler[] = [
    // Without the slash socket.io does not take it, and the connection would hang for ever.
    { owns: (path) => path.startsWith(`${SOCKET_PATH}/`) },
    {
      owns: (path) => /^\/[\w-]+\/[\w-]+$/.test(path),
      take: (request, socket, head) => {
        if (!games.upgrade(request, socket, head)) socket.destroy()
      },
    },
  ]

  return {
    games,
    rooms,
    routes,
    /** In whichever process it lives; without waiting for it. */
    leaveRoom(userId: string): void {
      const leaving = async () => {
        const roomId = await directory.seatOf(userId)
        if (roomId !== null) await games.perform(roomId, { type: 'leave', userId })
      }
      leaving().catch((error: unknown) => logger.error({ err: error }, 'a room was not left'))
    },
    /** What the admin area sees and changes. */
    forAdmins: { games, listRooms: allRooms({ db, now }), seatOf: directory.seatOf, quizzes, feedback },
    /** How much is going on, in all processes. */
    forFigures: {
      connected: () => whoIsConnected(channel, cluster !== null),
      roomCounts: roomCounts({ db, now }),
      queue: queueFigures({ db, now }),
      openFeedback: feedback.countOpen,
      onRoomChange: directory.onChange,
    },
    accountParts: [
      matchmakingAccountPart(db),
      roomsAccountPart({ games, directory }),
      quizzes.accountPart,
      quizSets.accountPart,
      generations.accountPart,
      feedback.accountPart,
      gameAccountPart(db),
    ],
    recurring: [
      roomSweep({ db, onGamesLost, now }),
      queueSweep(pairing, { db, now }),
      ...generations.recurring,
      ...feedback.recurring,
    ],
    upgrades,
    async start(server: HttpServer) {
      await quizzes.load()
      await results.recover()
      directory.start()
      await games.start()
      channel = createAccountChannel(server, {
        auth,
        limiter,
        users,
        rooms,
        games,
        directory,
        kept,
        lobby,
        isAllowedOrigin,
        trustedProxies,
        exemptLoopback,
        logger,
        adapter: cluster?.adapter,
        tellOthers,
      })
      auth.onLoginEnded(({ userId, reason }) => {
        if (reason === 'logout' || reason === 'expelled')
          queue.leave(userId).catch((error: unknown) => logger.warn({ err: error }, 'a queue was not left'))
      })
      presence.start()
    },
    /** Games end with a message and are kept, then the connections close. */
    stop: () =>
      runEveryStep([
        games.endGames,
        // Before the games stop, so that the rooms of other processes hear of it; and only this process's connections.
        () => channel?.local.disconnectSockets(true),
        // Not io.close(): that would close the HTTP server, whose turn comes after.
        () => channel?.engine.close(),
        games.stop,
        presence.stop,
        directory.stop,
        lobby.stop,
      ]),
  }
}
