import { type AuthContext, type Client, type Deferred, ServerError } from '@colyseus/core'
import type { WebSocket } from 'ws'
import { CONNECTIONS_PER_ROOM } from '#shared/constants/limits.ts'
import { englishText } from '#shared/errors/catalogue.ts'
import { type RoomClientEvent, type RoomEventName, roomEventSchemas } from '#shared/protocol/client-events.ts'
import { CLOSE } from '#shared/protocol/close-codes.ts'
import type { RoomServerPayload } from '#shared/protocol/server-events.ts'
import { steadyNow } from '../clock/steady-clock.ts'
import type { Logger } from '../ports/logger.ts'
import type { Player } from '../ports/player-directory.ts'
import type { Ports } from '../ports/ports.ts'
import type { Seated } from '../rules/room-command.ts'
import type { GameBefore, Settings } from '../rules/room-state.ts'
import { createRoom } from '../rules/room-state.ts'
import { type Reply, refuse } from '../rules/transition.ts'
import type { RestoredRoom } from '../snapshots/room-snapshot.ts'
import { ackOf, invalidAck } from './ack.ts'
import type { RoomPlayConnection, StageConnection } from './connections.ts'
import { encodeEvent, type Frame } from './frame.ts'
import { frameWriter } from './frame-writer.ts'
import { createReadThrottle, type ReadThrottle } from './read-throttle.ts'
import { createRoomActor, type RoomActor } from './room-actor.ts'
import { createRoomPassword } from './room-password.ts'
import { SafeRoom } from './safe-room.ts'
import { createStageDoor } from './stage-door.ts'
import type { UserAllowances } from './user-allowances.ts'
import { commandOf, isToldByError } from './wire-commands.ts'

export interface QuizRoomOptions {
  readonly settings: Settings
  readonly passwordDigest: string | null
  readonly host: { readonly userId: string; readonly username: string }
  readonly inviteCode: string
  readonly seed: number
  /** The players whom the server put together; null in a room that someone opened. */
  readonly match: {
    readonly players: readonly Seated[]
    readonly bots: boolean
    readonly invited?: readonly string[]
  } | null
  /** What comes along from the game before; left out where there was none. */
  readonly before?: GameBefore
}

/** Who a connection belongs to. It must have no property `sessionId`: Colyseus would take that for the seat's id. */
interface Identity {
  readonly userId: string
  readonly loginId: string
}

/** A big screen, which is nobody. */
interface StageIdentity {
  readonly stage: true
}
type Visitor = Client<unknown, Identity | StageIdentity>

/** What the matchmake route passes on: it has admitted this player, or a big screen, already. */
export interface AdmittedContext extends AuthContext {
  readonly admitted: Player | 'stage'
}

/** The user whose connection this is; null for a big screen. */
const identityOf = ({ auth }: Visitor): Identity | null => (auth && 'userId' in auth ? auth : null)

/** The reason for closing rooms when their process stops. */
export const SERVER_STOPPING = 'server_stopping'

/** Long enough for a seat's ten minutes; the rules, not Colyseus, decide when a seat is lost. */
const RECONNECTION_SECONDS = 900

/** A call from another process, as it is sent. */
export interface RemoteCall {
  readonly name: string
  readonly args: unknown
  /** It may not begin after this instant, by the clock that all processes share. */
  readonly by: number
}

export interface LiveRoom {
  readonly actor: RoomActor
  readonly room: QuizRoomHandle
}
/** The live rooms of this process, by id. */
export type ActorRegistry = Map<string, LiveRoom>
export interface QuizRoomHandle {
  /** Ends the connections, live or waited for, of a login that has ended. */
  endLogin(loginId: string): void
  /** Ends the room as it is: its players are cut off as by a network, and are told nothing. */
  putAway(): Promise<void>
  /** Whose seat a reconnection would take. */
  ownerOf(reconnectionToken: string): Identity | undefined
}

/** The Colyseus side of a room: connections in, frames out. Everything else is the actor's. */
export function quizRoomClass(
  ports: Ports,
  actors: ActorRegistry,
  allowances: UserAllowances,
  /** Whether this login ended lately: it may have been let in before, and connect only now. */
  hasEnded: (loginId: string) => boolean,
  answerCall: (roomId: string, call: RemoteCall) => Promise<Reply>,
) {
  return class QuizRoom extends SafeRoom implements QuizRoomHandle {
    override autoDispose = false
    declare actor: RoomActor
    readonly waiting = new Map<Deferred<Client>, { identity: Identity; reconnectionToken: string }>()
    readonly connectionOf = new WeakMap<Client, RoomPlayConnection>()
    readonly stageOf = new WeakMap<Client, StageConnection>()
    /** Closed here while the player stays: no leave, and nothing to come back to. */
    readonly ended = new WeakSet<RoomPlayConnection>()
    readonly readThrottles = new WeakMap<RoomPlayConnection, ReadThrottle>()

    static override async onAuth(
      _token: string,
      _options: unknown,
      context: AuthContext,
    ): Promise<Identity | StageIdentity> {
      const player = 'admitted' in context ? (context as AdmittedContext).admitted : null
      if (!player) throw new ServerError(401, englishText('UNAUTHORIZED_ACCESS'))
      if (player === 'stage') return { stage: true }
      return { userId: player.userId, loginId: player.loginId }
    }

    protected override logger(): Logger {
      return ports.logger
    }

    protected override mayPass(client: Visitor): boolean {
      return allowances.mayPass(identityOf(client)?.userId ?? client.sessionId)
    }

    override onCreate(options: QuizRoomOptions | RestoredRoom): void {
      // There is no synchronised state: nothing to patch, and plain timers keep better time than Colyseus's clock.
      this.patchRate = 0
      // A room from a snapshot keeps its id, by which its players find it again.
      if ('state' in options) this.roomId = options.state.id
      this.actor = createRoomActor({
        state: 'state' in options ? options.state : createRoom({ id: this.roomId, ...options }, steadyNow()),
        password: createRoomPassword(options.passwordDigest),
        stageDoor: createStageDoor('state' in options ? options.stageToken : null),
        ports,
        allowances,
        onClose: (reason) => this.close(reason === SERVER_STOPPING ? CLOSE.serverStops : CLOSE.consented),
        onDismiss: (userId) => this.dismiss(userId),
      })
      if ('state' in options) this.actor.perform({ type: 'reopen' })
      else if (options.match) this.actor.perform({ type: 'seat_match', ...options.match })
      actors.set(this.roomId, { actor: this.actor, room: this })
      for (const name of Object.keys(roomEventSchemas) as RoomEventName[])
        this.onMessage(name, (client, payload) => this.receive(client, name, payload))
    }

    override onJoin(client: Visitor): void {
      const isIn = identityOf(client) ? this.enter(client) : this.enterStage(client)
      if (!isIn) throw new ServerError(4212, englishText('ROOM_NOT_FOUND'))
    }

    override async onLeave(client: Visitor, consented: boolean): Promise<void> {
      const stage = this.stageOf.get(client)
      if (stage) this.actor.detachStage(stage)
      // Must come before any await: a seat that is not held at once could be given away.
      const connection = this.connectionOf.get(client)
      const identity = identityOf(client)
      const isOver = consented || !identity || (connection !== undefined && this.ended.has(connection))
      const back = isOver ? null : this.allowReconnection(client, RECONNECTION_SECONDS)
      // A plain rejection says that nobody can come back: never joined, or the room is closing.
      back?.catch(() => undefined)
      if (!connection || !identity) return
      this.actor.detachRoomPlay(identity.userId, connection)
      if (consented && !this.ended.has(connection)) this.leaveIfGone(identity.userId)
      if (!back || !('reject' in back)) return
      this.waiting.set(back, { identity, reconnectionToken: client.reconnectionToken })
      this.forgetOldest(identity.userId)
      try {
        const returned = await back
        if (!this.enter(returned)) returned.leave(CLOSE.consented)
      } catch {
        // Nobody came back: the rules decide how long the seat is kept.
      } finally {
        this.waiting.delete(back)
      }
    }

    override onBeforeShutdown(): void {
      this.actor.perform({ type: 'shut_down', reason: SERVER_STOPPING })
    }

    override async onDispose(): Promise<void> {
      if (actors.get(this.roomId)?.room === this) actors.delete(this.roomId)
      await this.actor.settled()
    }

    /** Called by name, by the matchmaker of another process. */
    command(call: RemoteCall): Promise<Reply> {
      return answerCall(this.roomId, call)
    }

    endLogin(loginId: string): void {
      for (const connection of this.actor.connections.everyRoomPlay())
        if (connection.loginId === loginId) {
          // The seat passes to the new login: this is no leave.
          this.ended.add(connection)
          connection.close(CLOSE.consented)
        }
      for (const [back, { identity }] of this.waiting) if (identity.loginId === loginId) back.reject(false)
    }

    async putAway(): Promise<void> {
      this.actor.halt()
      actors.delete(this.roomId)
      for (const { ref } of this.clients) (ref as WebSocket).terminate()
      await this.disconnect(CLOSE.serverStops)
    }

    ownerOf(reconnectionToken: string): Identity | undefined {
      return [...this.waiting.values()].find((one) => one.reconnectionToken === reconnectionToken)?.identity
    }

    /** A loop of joins and cuts would keep a way back for each. */
    private forgetOldest(userId: string): void {
      const own = [...this.waiting].filter(([, { identity }]) => identity.userId === userId)
      const [oldest] = own
      if (oldest && own.length > CONNECTIONS_PER_ROOM) oldest[0].reject(false)
    }

    /** A consented leave of the last connection is a leave on purpose. */
    private leaveIfGone(userId: string): void {
      if (!this.actor.connections.isConnected(userId)) this.actor.perform({ type: 'leave', userId })
    }

    /** It has no seat to come back to: a big screen that was cut off joins anew. */
    private enterStage(client: Visitor): boolean {
      const stage = { send: frameWriter(client), close: (code: number) => client.leave(code) }
      this.stageOf.set(client, stage)
      return this.actor.attachStage(stage)
    }

    private enter(client: Visitor): boolean {
      const auth = identityOf(client)
      if (!auth || hasEnded(auth.loginId)) return false
      const connection: RoomPlayConnection = {
        loginId: auth.loginId,
        send: frameWriter(client),
        close: (code) => {
          if (code === CLOSE.displaced) this.ended.add(connection)
          client.leave(code)
        },
      }
      this.connectionOf.set(client, connection)
      this.readThrottles.set(connection, createReadThrottle(auth.userId, allowances))
      return this.actor.attachRoomPlay(auth.userId, connection)
    }

    private receive(client: Visitor, name: RoomEventName, payload: unknown): void {
      const userId = identityOf(client)?.userId
      const connection = this.connectionOf.get(client)
      const ref = refOf(payload)
      if (!userId || !connection) {
        this.stageOf.get(client)?.send(refusalFrame(ref))
        return
      }
      const parsed = roomEventSchemas[name].safeParse(payload)
      const perform = (payload: unknown): Reply =>
        this.readThrottles.get(connection)?.(name) ??
        this.actor.perform(commandOf({ name, payload } as RoomClientEvent, userId), ref)
      const ack = parsed.success ? ackOf(perform(parsed.data)) : invalidAck(parsed.error)
      const send = (frame: Frame) => {
        allowances.charge(userId, frame.length)
        connection.send(frame)
      }
      if (name === 'get_chat_history' && ack.success)
        send(encodeEvent('chat_history', ack.data as RoomServerPayload<'chat_history'>))
      if (ref !== undefined) send(encodeEvent('ack', { ref, ...ack }))
      else if (isToldByError(name, ack)) send(encodeEvent('error', { code: ack.code, message: ack.error }))
    }

    private dismiss(userId: string): void {
      // The acknowledgement of a leave goes out first (RT-5).
      for (const connection of this.actor.connections.roomPlayOf(userId))
        queueMicrotask(() => connection.close(CLOSE.consented))
      for (const [back, { identity }] of this.waiting) if (identity.userId === userId) back.reject(false)
    }

    /** Lets the last frames out before the connections end. */
    private close(code: number): void {
      setImmediate(() =>
        this.disconnect(code).catch((error: unknown) => ports.logger.error({ err: error }, 'disconnect')),
      )
    }
  }
}

/** A big screen shows, and takes no input (STAGE-1). */
function refusalFrame(ref: string | undefined): Frame {
  const refused = ackOf(refuse('FORBIDDEN'))
  if (ref !== undefined) return encodeEvent('ack', { ref, ...refused })
  return encodeEvent('error', { code: 'FORBIDDEN', message: englishText('FORBIDDEN') })
}

function refOf(payload: unknown): string | undefined {
  const ref = typeof payload === 'object' && payload !== null && 'ref' in payload ? payload.ref : undefined
  return typeof ref === 'string' && ref.length > 0 && ref.length <= 40 ? ref : undefined
}
