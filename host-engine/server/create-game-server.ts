import './without-pm2.ts'

import http, { type IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { matchMaker, Server } from '@colyseus/core'
import { LANGUAGES } from '#shared/constants/game.ts'
import { AppError } from '#shared/errors/app-error.ts'
import type { WatchedRoom } from '#shared/schemas/admin-rooms.ts'
import type { GameSession } from '#shared/schemas/game.ts'
import type { Room } from '#shared/schemas/room.ts'
import type { OwnQuizzes } from '#shared/schemas/room-settings.ts'
import type { StagePass } from '#shared/schemas/stage.ts'
import { steadyNow } from '../clock/steady-clock.ts'
import type { Player } from '../ports/player-directory.ts'
import type { Ports } from '../ports/ports.ts'
import { loadLexicon } from '../quizzes/lexicon.ts'
import { type ActorRegistry, quizRoomClass, SERVER_STOPPING } from '../rooms/quiz-room.ts'
import type { RoomActor } from '../rooms/room-actor.ts'
import { digestOf } from '../rooms/room-password.ts'
import { createUserAllowances, type UserAllowances } from '../rooms/user-allowances.ts'
import type { PlayerCommand } from '../rules/room-command.ts'
import { roomIdOfSession, type Settings } from '../rules/room-state.ts'
import { type Reply, refuse } from '../rules/transition.ts'
import { type RoomSnapshot, snapshot } from '../snapshots/room-snapshot.ts'
import type { Answer, OwnRound, RoomChanges } from './ask-room.ts'
import type { EngineCluster } from './engine-cluster.ts'
import { createLeasedConnections } from './leased-connections.ts'
import { ROOM_HANDLER } from './make-room.ts'
import { type NewMatch, type OpenedMatch, openMatch } from './open-match.ts'
import { createSnapshotOpener } from './open-snapshot.ts'
import { createRemoteRooms } from './remote-rooms.ts'
import { RoomTransport } from './room-transport.ts'
import { createRooms } from './rooms.ts'
import { createSeatReservation, type MatchmakeAnswer, type MatchmakeRequest } from './seat-reservation.ts'
import { createSharedClock } from './shared-clock.ts'
import type { LeaveRoom } from './take-seats.ts'
import { withTimeout } from './with-timeout.ts'

/** The largest frame that a client may send. */
const MAX_FRAME_BYTES = 64 * 1024
/** How long it may take when the process stops, to keep results and then to close. What is not kept by then the host has. */
const STOP_DEADLINE_MS = 4_000
/** Longer than Colyseus keeps a seat for one who was let in and has yet to connect. */
const SEAT_OFFERED_MS = 60_000
const PING_EVERY_MS = 3_000
const ROOM_URL = /^\/[\w-]+\/[\w-]+\?(?:.*&)?sessionId=/

export interface ConnectionOptions {
  /** How often a silent connection is asked whether it is there, in milliseconds. It is cut off when it has not answered twice. */
  readonly pingEveryMs?: number
}

export interface JoinOptions {
  readonly password?: string | null | undefined
  readonly spectate?: boolean | undefined
  /** The player has the room's invite code, which opens an unlisted room. */
  readonly byCode?: boolean | undefined
}

/** Every call reaches its room in whichever process it lives, unless it says otherwise. */
export interface GameServer {
  /** Hands room-play upgrades to the engine; true when this was one. The caller has checked the origin. */
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): boolean
  /** To be called once the host's server listens. */
  start(): Promise<void>
  /** With a code of its own where the host gives none; the host sees to it that no other live room has the one it gives. */
  createRoom(
    host: Player,
    settings: Omit<Settings, 'hasPassword'>,
    password?: string | null,
    inviteCode?: string,
  ): Promise<Reply>
  openMatch(match: NewMatch): Promise<OpenedMatch>
  join(player: Player, roomId: string, options: JoinOptions): Promise<Reply>
  rematch(player: Player, sessionId: string): Promise<Reply>
  /** Passes a command to the room; ROOM_NOT_FOUND when there is none. */
  perform(roomId: string, command: PlayerCommand, ref?: string): Promise<Reply>
  changeRoom(
    roomId: string,
    userId: string,
    changes: RoomChanges & { password?: string | null },
  ): Promise<Reply>
  /** The live room as its members see it; null for a viewer from whom it is hidden. A null viewer is the server itself. */
  room(roomId: string, viewer: string | null): Promise<Room | null>
  /** The live room as this user may see it: without its code for all but members. */
  look(roomId: string, userId: string): Promise<Answer<Room>>
  isMember(roomId: string, userId: string): Promise<boolean>
  /** Refuses NOT_THE_HOST. Null where the host has not brought them. */
  ownQuizzes(roomId: string, userId: string): Promise<Answer<OwnQuizzes>>
  session(sessionId: string, userId: string): Promise<GameSession | null>
  /** A round of a live room, once it is over; null for who is no member, and when there is none. */
  playedRound(sessionId: string, userId: string, round: number): Promise<OwnRound | null>
  /**
   * Answers `{ roomId, stageToken }`, with which room play shows the room on a big screen. A null `hostId`: for whoever has the
   * code of a room without password. Refuses NO_ROOM_FOUND_WITH_CODE, ROOM_REQUIRES_PASSWORD, NOT_THE_HOST.
   */
  openStage(roomId: string, hostId: string | null): Promise<Answer<StagePass>>
  /** Counts an account connection as this member's, and sends it the view; null for a user who is no member. */
  enterByAccount(roomId: string, userId: string, connectionId: string): Promise<Room | null>
  leaveByAccount(roomId: string, userId: string, connectionId: string): Promise<void>
  /** Another object each time that the room has changed; null when this process has none. */
  mark(roomId: string): object | null
  /** A room of this process as JSON, to be opened elsewhere; null when there is none. */
  snapshot(roomId: string): RoomSnapshot | null
  /**
   * Opens a room from what `snapshot` has written, here or on another machine, and answers its id, which is the same. Its
   * players join it again; a running game waits for them. Throws SnapshotError when it cannot be read, and CONFLICT while the
   * room is open.
   */
  openSnapshot(snapshot: unknown): Promise<string>
  matchmake(request: MatchmakeRequest): Promise<MatchmakeAnswer>
  /**
   * Puts all rooms of this process away as they are, for another to go on with them: nothing ends, nobody is told anything, and
   * connections are cut. From snapshots they can be opened again.
   */
  putAway(): Promise<void>
  /** Ends a room, and the game that runs in it, and tells its members why: what was put up for it goes back. */
  closeRoom(roomId: string, reason: string, message?: string): Promise<Reply>
  /** The room as one sees it who takes no part in it, with all that is said there. Nobody learns of it. */
  watch(roomId: string): Promise<WatchedRoom | null>
  postTeamLine(roomId: string, message: string): Promise<Reply>
  /** In this process. */
  endLogin(loginId: string): void
  counts(): { rooms: number; players: number }
  /** What each user may still cost this process; whoever answers users counts it there. */
  readonly allowances: UserAllowances
  /** Ends every game of this process with a message, and keeps what must be kept. */
  endGames(): Promise<void>
  /** The same, and closes every room. */
  stop(): Promise<void>
}

/** Limits how long unsettled results, or a Redis that does not answer, delay the stop. */
const withinDeadline = (work: Promise<unknown>): Promise<unknown> =>
  withTimeout(work, STOP_DEADLINE_MS).catch(() => undefined)

/** The data of an answer; null when there is no such room, or the user is no member. */
function dataOf<Data>(answer: Answer<Data>): Data | null {
  if (answer.ok) return answer.data
  if (answer.code === 'ROOM_NOT_FOUND' || answer.code === 'NOT_A_MEMBER') return null
  throw AppError.of(answer)
}

/** Without it Colyseus prints to the console, with a stack for every mistake of a client. */
const colyseusLogger = (logger: Ports['logger']) => {
  const warn = (message: unknown) => logger.warn({ message: String(message).split('\n', 1)[0] }, 'colyseus')
  return { debug: () => undefined, trace: () => undefined, info: () => undefined, warn, error: warn }
}

/** The engine behind one port of its host. Colyseus keeps module-wide state: one game server a process. */
export function createGameServer(
  ports: Ports,
  cluster?: EngineCluster,
  { pingEveryMs = PING_EVERY_MS }: ConnectionOptions = {},
): GameServer {
  const actors: ActorRegistry = new Map()
  const allowances = createUserAllowances()
  const endedLogins = new Set<string>()
  const clock = cluster ? createSharedClock(cluster.readTime) : null
  const sharedNow = clock ? clock.now : steadyNow
  const remote = cluster ? createRemoteRooms({ logger: ports.logger, sharedNow, cluster }) : null
  const { ask, create, answerCall, leases } = createRooms(ports, actors, allowances, remote, sharedNow)
  const leased = createLeasedConnections(ask)
  const matchmake = createSeatReservation(ports, allowances, ask)
  const leave: LeaveRoom = (userId, roomId) => ask(roomId, 'perform', { command: { type: 'leave', userId } })
  const openSnapshot = createSnapshotOpener(ports.directory, actors, ask, leave)

  // Never listens: it only carries to Colyseus the upgrades that are meant for it.
  const engineHttp = http.createServer((_request, response) => {
    response.statusCode = 404
    response.end()
  })
  const colyseus = new Server({
    transport: new RoomTransport({
      server: engineHttp,
      maxPayload: MAX_FRAME_BYTES,
      pingInterval: pingEveryMs,
    }),
    greet: false,
    logger: colyseusLogger(ports.logger),
    gracefullyShutdown: false,
    ...(cluster && {
      driver: cluster.driver,
      presence: cluster.presence,
      publicAddress: cluster.publicAddress,
      // A room is created in the process that was asked, since its creator joins it at once.
      selectProcessIdToCreateRoom: async () => matchMaker.processId,
    }),
  })
  colyseus.define(
    ROOM_HANDLER,
    quizRoomClass(ports, actors, allowances, (loginId) => endedLogins.has(loginId), answerCall),
  )

  const ended = new WeakSet<RoomActor>()

  /** Waits once for each room's results: a database that is away does not come back meanwhile. */
  async function endGames(): Promise<void> {
    const live = [...actors.values()].map(({ actor }) => actor).filter((actor) => !ended.has(actor))
    for (const actor of live) {
      ended.add(actor)
      actor.perform({ type: 'shut_down', reason: SERVER_STOPPING })
    }
    await withinDeadline(Promise.all(live.map((actor) => actor.settled())))
  }

  return {
    upgrade(request, socket, head) {
      if (!ROOM_URL.test(request.url ?? '')) return false
      engineHttp.emit('upgrade', request, socket, head)
      return true
    },
    async start() {
      // Read before the first guess has to wait for it.
      for (const language of LANGUAGES) loadLexicon(language)
      await clock?.start()
      await matchMaker.accept()
      engineHttp.emit('listening')
      remote?.keepListed(() => actors.keys())
      if (cluster) for (const timed of [leases, leased]) timed.start()
    },
    createRoom(host, settings, password, inviteCode) {
      const digest = digestOf(password)
      return create(host, { ...settings, hasPassword: digest !== null }, digest, inviteCode)
    },
    openMatch: (match) => openMatch(ports.directory, actors, leave, match),
    join: (player, roomId, { password, spectate = false, byCode = false }) =>
      ask(roomId, 'join', { player, spectate, passwordDigest: digestOf(password), byCode }),
    async rematch(player, sessionId) {
      const reply = await ask(roomIdOfSession(sessionId), 'rematch', { player })
      return !reply.ok && reply.code === 'ROOM_NOT_FOUND' ? refuse('NOT_FOUND') : reply
    },
    perform: (roomId, command, ref) => ask(roomId, 'perform', { command, ref }),
    changeRoom(roomId, userId, { password, ...changes }) {
      const passwordDigest = password === undefined ? undefined : digestOf(password)
      return ask(roomId, 'change', { userId, changes, passwordDigest })
    },
    room: async (roomId, viewer) => dataOf(await ask(roomId, 'show', { viewer })),
    look: (roomId, userId) => ask(roomId, 'look', { userId }),
    async isMember(roomId, userId) {
      const standing = dataOf(await ask(roomId, 'standing', { userId }))
      return standing !== null && standing.role !== null
    },
    ownQuizzes: (roomId, userId) => ask(roomId, 'ownQuizzes', { userId }),
    session: async (sessionId, userId) =>
      dataOf(await ask(roomIdOfSession(sessionId), 'session', { userId })),
    playedRound: async (sessionId, userId, round) =>
      dataOf(await ask(roomIdOfSession(sessionId), 'playedRound', { userId, round })),
    async openStage(roomId, hostId) {
      const answer = await ask(roomId, 'openStage', { hostId })
      const isUnknownCode = hostId === null && !answer.ok && answer.code === 'ROOM_NOT_FOUND'
      return isUnknownCode ? refuse('NO_ROOM_FOUND_WITH_CODE') : answer
    },
    async enterByAccount(roomId, userId, connectionId) {
      const isElsewhere = !actors.has(roomId)
      const room = dataOf(await ask(roomId, 'enter', { userId, connectionId, leased: isElsewhere }))
      if (room && isElsewhere) leased.add(roomId, userId, connectionId)
      return room
    },
    async leaveByAccount(roomId, userId, connectionId) {
      leased.remove(roomId, connectionId)
      await ask(roomId, 'exit', { userId, connectionId })
    },
    mark: (roomId) => actors.get(roomId)?.actor.state() ?? null,
    snapshot(roomId) {
      const actor = actors.get(roomId)?.actor
      if (!actor) return null
      const [passwordDigest, stageToken] = [actor.password.digest(), actor.stageDoor.kept()]
      return snapshot({ state: actor.state(), passwordDigest, stageToken }, steadyNow())
    },
    openSnapshot,
    matchmake,
    async putAway() {
      await Promise.all([...actors.values()].map(({ room }) => room.putAway()))
    },
    closeRoom: (roomId, reason, message) => ask(roomId, 'close', { reason, message }),
    watch: async (roomId) => dataOf(await ask(roomId, 'watch', {})),
    postTeamLine: (roomId, message) => ask(roomId, 'postTeamLine', { message }),
    endLogin(loginId) {
      endedLogins.add(loginId)
      setTimeout(() => endedLogins.delete(loginId), SEAT_OFFERED_MS).unref()
      for (const { room } of actors.values()) room.endLogin(loginId)
    },
    counts() {
      const rooms = [...actors.values()]
      const players = rooms.reduce((sum, { actor }) => sum + actor.state().members.length, 0)
      return { rooms: rooms.length, players }
    },
    allowances,
    endGames,
    async stop() {
      await endGames()
      for (const timed of [clock, leases, leased]) timed?.stop()
      const close = async () => {
        await remote?.stop()
        await colyseus.gracefullyShutdown(false)
      }
      await withinDeadline(close())
      engineHttp.emit('close')
    },
  }
}
