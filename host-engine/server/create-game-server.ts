import http, { type IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { matchMaker, Server } from '@colyseus/core'
import { WebSocketTransport } from '@colyseus/ws-transport'
import { LANGUAGES } from '#shared/constants/game.ts'
import type { RoomView } from '#shared/protocol/room-view.ts'
import type { GameSession } from '#shared/schemas/game.ts'
import type { Room } from '#shared/schemas/room.ts'
import type { Player } from '../ports/player-directory.ts'
import type { Ports } from '../ports/ports.ts'
import { loadLexicon } from '../quizzes/lexicon.ts'
import { type ActorRegistry, quizRoomClass, SERVER_STOPPING } from '../rooms/quiz-room.ts'
import { digestOf } from '../rooms/room-password.ts'
import { cutOffSlowClients } from '../rooms/slow-clients.ts'
import type { PlayerCommand } from '../rules/room-command.ts'
import { roomIdOfSession, type Settings } from '../rules/room-state.ts'
import { memberOf, type Reply, refuse } from '../rules/turn.ts'
import { roomOf, sessionFor } from '../rules/view.ts'
import { createMatchmake, type MatchmakeAnswer, type MatchmakeRequest } from './matchmake.ts'
import { createSeating, type JoinOptions, ROOM_HANDLER } from './seating.ts'

/** The largest frame that a client may send. */
const MAX_FRAME_BYTES = 64 * 1024
/** How long results may take to be kept when the process stops. */
const STOP_DEADLINE_MS = 8_000
/** Longer than Colyseus keeps a seat for one who was let in and has yet to connect. */
const SEAT_OFFERED_MS = 60_000
const ROOM_URL = /^\/[\w-]+\/[\w-]+\?(?:.*&)?sessionId=/

export interface GameServer {
  /** Hands room-play upgrades to the engine; true when this was one. The caller has checked the origin. */
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): boolean
  /** To be called once the host's server listens. */
  start(): Promise<void>
  createRoom(host: Player, settings: Omit<Settings, 'hasPassword'>, password?: string | null): Promise<Reply>
  join(player: Player, roomId: string, options: JoinOptions): Promise<Reply>
  rematch(player: Player, sessionId: string): Promise<Reply>
  /** Lets the room judge a command; ROOM_NOT_FOUND when there is none. */
  perform(roomId: string, command: PlayerCommand, ref?: string): Promise<Reply>
  changeRoom(
    roomId: string,
    userId: string,
    changes: Partial<Omit<Settings, 'hasPassword'>> & { password?: string | null },
  ): Promise<Reply>
  /** The live room as its members see it. */
  room(roomId: string): Promise<Room | null>
  isMember(roomId: string, userId: string): Promise<boolean>
  session(sessionId: string, userId: string): Promise<GameSession | null>
  /** Counts an account connection as this member's, and says what they may see. */
  enterByAccount(roomId: string, userId: string, connectionId: string): Promise<RoomView | null>
  leaveByAccount(roomId: string, userId: string, connectionId: string): Promise<void>
  matchmake(request: MatchmakeRequest): Promise<MatchmakeAnswer>
  endLogin(loginId: string): void
  counts(): { rooms: number; players: number }
  /** Ends every game with a message, keeps what must be kept, and closes every room. */
  stop(): Promise<void>
}

/** Colyseus prints to the console otherwise, stacks of what clients did wrong included. */
const colyseusLogger = (logger: Ports['logger']) => {
  const tell = (message: unknown) => logger.warn({ message: String(message).split('\n', 1)[0] }, 'colyseus')
  return { debug: () => undefined, trace: () => undefined, info: () => undefined, warn: tell, error: tell }
}

/** The engine behind one port of its host. Colyseus keeps module-wide state: one game server a process. */
export function createGameServer(ports: Ports): GameServer {
  const actors: ActorRegistry = new Map()
  const endedLogins = new Set<string>()
  const seating = createSeating(ports, actors)
  const matchmake = createMatchmake(ports, actors, seating)
  cutOffSlowClients()

  // Never listens: it only carries to Colyseus the upgrades that are meant for it.
  const engineHttp = http.createServer((_request, response) => {
    response.statusCode = 404
    response.end()
  })
  const colyseus = new Server({
    transport: new WebSocketTransport({ server: engineHttp, maxPayload: MAX_FRAME_BYTES }),
    greet: false,
    logger: colyseusLogger(ports.logger),
    gracefullyShutdown: false,
  })
  colyseus.define(
    ROOM_HANDLER,
    quizRoomClass(ports, actors, (loginId) => endedLogins.has(loginId)),
  )

  const actorOf = (roomId: string) => actors.get(roomId)?.actor

  async function perform(roomId: string, command: PlayerCommand, ref?: string): Promise<Reply> {
    return actorOf(roomId)?.perform(command, ref) ?? refuse('ROOM_NOT_FOUND')
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
      await matchMaker.accept()
      engineHttp.emit('listening')
    },
    createRoom: (host, settings, password) => {
      const digest = digestOf(password)
      return seating.create(host, { ...settings, hasPassword: digest !== null }, digest)
    },
    join: seating.join,
    rematch: (player, sessionId) => seating.rematch(player, roomIdOfSession(sessionId)),
    perform,
    async changeRoom(roomId, userId, { password, ...changes }) {
      const change = password === undefined ? changes : { ...changes, hasPassword: Boolean(password) }
      const reply = await perform(roomId, { type: 'change_settings', userId, changes: change })
      if (reply.ok && password !== undefined) actorOf(roomId)?.password.change(password)
      return reply
    },
    async room(roomId) {
      const actor = actorOf(roomId)
      return actor ? roomOf(actor.state()) : null
    },
    async isMember(roomId, userId) {
      const actor = actorOf(roomId)
      return actor !== undefined && memberOf(actor.state(), userId) !== undefined
    },
    async session(sessionId, userId) {
      const actor = actorOf(roomIdOfSession(sessionId))
      return actor ? sessionFor(actor.state(), userId) : null
    },
    async enterByAccount(roomId, userId, connectionId) {
      const actor = actorOf(roomId)
      return actor?.attachAccount(userId, connectionId).ok ? actor.view(userId) : null
    },
    async leaveByAccount(roomId, userId, connectionId) {
      actorOf(roomId)?.detachAccount(userId, connectionId)
    },
    matchmake,
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
    async stop() {
      const live = [...actors.values()].map(({ actor }) => actor)
      for (const actor of live) actor.perform({ type: 'shut_down', reason: SERVER_STOPPING })
      const kept = Promise.all(live.map((actor) => actor.settled()))
      await Promise.race([kept, new Promise((resolve) => setTimeout(resolve, STOP_DEADLINE_MS).unref())])
      await colyseus.gracefullyShutdown(false)
      engineHttp.emit('close')
    },
  }
}
