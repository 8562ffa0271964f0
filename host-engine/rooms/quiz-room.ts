import { type AuthContext, type Client, type Deferred, ServerError } from '@colyseus/core'
import { englishText } from '#shared/errors/catalogue.ts'
import { type RoomClientEvent, type RoomEventName, roomEventSchemas } from '#shared/protocol/client-events.ts'
import { CLOSE } from '#shared/protocol/close-codes.ts'
import type { RoomServerPayload } from '#shared/protocol/server-events.ts'
import type { Logger } from '../ports/logger.ts'
import type { Player } from '../ports/player-directory.ts'
import type { Ports } from '../ports/ports.ts'
import type { Seated } from '../rules/room-command.ts'
import type { Settings } from '../rules/room-state.ts'
import { createRoom } from '../rules/room-state.ts'
import type { Reply } from '../rules/transition.ts'
import type { RestoredRoom } from '../snapshots/room-snapshot.ts'
import { ackOf, invalidAck } from './ack.ts'
import type { RoomPlayConnection } from './connections.ts'
import { encodeEvent } from './frame.ts'
import { frameWriter } from './frame-writer.ts'
import { createRoomActor, type RoomActor } from './room-actor.ts'
import { createRoomPassword } from './room-password.ts'
import { SafeRoom } from './safe-room.ts'
import { commandOf } from './wire-commands.ts'

export interface QuizRoomOptions {
  readonly settings: Settings
  readonly passwordDigest: string | null
  readonly host: { readonly userId: string; readonly username: string }
  readonly inviteCode: string
  readonly seed: number
  /** The players whom the server put together; null in a room that someone opened. */
  readonly match: { readonly players: readonly Seated[]; readonly bots: boolean } | null
}

/** Who a connection belongs to. It must have no property `sessionId`: Colyseus would take that for the seat's id. */
interface Identity {
  readonly userId: string
  readonly loginId: string
}

/** What the matchmake route hands on: it has let this player into the room already. */
export interface AdmittedContext extends AuthContext {
  readonly admitted: Player
}

/** The reason with which rooms close when their process does. */
export const SERVER_STOPPING = 'server_stopping'

/** Long enough for a seat's ten minutes; the rules, not Colyseus, decide when a seat is lost. */
const RECONNECTION_SECONDS = 900

/** What another process asks, as it travels. */
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
  /** Whose seat a reconnection would take. */
  ownerOf(reconnectionToken: string): Identity | undefined
}

/** The Colyseus side of a room: connections in, frames out. Everything else is the actor's. */
export function quizRoomClass(
  ports: Ports,
  actors: ActorRegistry,
  /** Whether this login ended lately: it may have been let in before, and connect only now. */
  hasEnded: (loginId: string) => boolean,
  answerCall: (roomId: string, call: RemoteCall) => Promise<Reply>,
) {
  return class QuizRoom extends SafeRoom implements QuizRoomHandle {
    override autoDispose = false
    declare actor: RoomActor
    readonly waiting = new Map<Deferred<Client>, { identity: Identity; reconnectionToken: string }>()
    readonly connectionOf = new WeakMap<Client, RoomPlayConnection>()
    readonly ended = new WeakSet<RoomPlayConnection>()

    static override async onAuth(_token: string, _options: unknown, context: AuthContext): Promise<Identity> {
      const player = 'admitted' in context ? (context as AdmittedContext).admitted : null
      if (!player) throw new ServerError(401, englishText('UNAUTHORIZED_ACCESS'))
      return { userId: player.userId, loginId: player.loginId }
    }

    protected override logger(): Logger {
      return ports.logger
    }

    override onCreate(options: QuizRoomOptions | RestoredRoom): void {
      // There is no synchronised state: nothing to patch, and plain timers keep better time than Colyseus's clock.
      this.patchRate = 0
      // A room from a snapshot keeps its id, by which its players find it again.
      if ('state' in options) this.roomId = options.state.id
      this.actor = createRoomActor({
        state: 'state' in options ? options.state : createRoom({ id: this.roomId, ...options }, Date.now()),
        password: createRoomPassword(options.passwordDigest),
        ports,
        onClose: (reason) => this.close(reason === SERVER_STOPPING ? CLOSE.serverStops : CLOSE.consented),
        onDismiss: (userId) => this.dismiss(userId),
      })
      if ('state' in options) this.actor.perform({ type: 'reopen' })
      else if (options.match) this.actor.perform({ type: 'seat_match', ...options.match })
      actors.set(this.roomId, { actor: this.actor, room: this })
      for (const name of Object.keys(roomEventSchemas) as RoomEventName[])
        this.onMessage(name, (client, payload) => this.receive(client, name, payload))
    }

    override onJoin(client: Client<unknown, Identity>): void {
      if (!this.enter(client)) throw new ServerError(4212, englishText('ROOM_NOT_FOUND'))
    }

    override async onLeave(client: Client<unknown, Identity>, consented: boolean): Promise<void> {
      // Must come before any await: a seat that is not held at once could be given away.
      const back = consented || !client.auth ? null : this.allowReconnection(client, RECONNECTION_SECONDS)
      // A plain rejection says that nobody can come back: never joined, or the room is closing.
      back?.catch(() => undefined)
      const connection = this.connectionOf.get(client)
      const identity = client.auth
      if (!connection || !identity) return
      this.actor.detachRoomPlay(identity.userId, connection)
      if (consented && !this.ended.has(connection)) this.leaveIfGone(identity.userId)
      if (!back || !('reject' in back)) return
      this.waiting.set(back, { identity, reconnectionToken: client.reconnectionToken })
      try {
        const returned = await back
        if (!this.enter(returned)) returned.leave(CLOSE.consented)
      } catch {
        // Nobody came back: the rules keep the seat as long as it is to be kept.
      } finally {
        this.waiting.delete(back)
      }
    }

    override onBeforeShutdown(): void {
      this.actor.perform({ type: 'shut_down', reason: SERVER_STOPPING })
    }

    override async onDispose(): Promise<void> {
      actors.delete(this.roomId)
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

    ownerOf(reconnectionToken: string): Identity | undefined {
      return [...this.waiting.values()].find((one) => one.reconnectionToken === reconnectionToken)?.identity
    }

    /** A consented leave of the last connection is a leave on purpose. */
    private leaveIfGone(userId: string): void {
      if (!this.actor.connections.isConnected(userId)) this.actor.perform({ type: 'leave', userId })
    }

    private enter(client: Client<unknown, Identity>): boolean {
      const { auth } = client
      if (!auth || hasEnded(auth.loginId)) return false
      const connection: RoomPlayConnection = {
        loginId: auth.loginId,
        send: frameWriter(client),
        close: (code) => client.leave(code),
      }
      this.connectionOf.set(client, connection)
      return this.actor.attachRoomPlay(auth.userId, connection)
    }

    private receive(client: Client<unknown, Identity>, name: RoomEventName, payload: unknown): void {
      const userId = client.auth?.userId
      const connection = this.connectionOf.get(client)
      if (!userId || !connection) return
      const ref = refOf(payload)
      const parsed = roomEventSchemas[name].safeParse(payload)
      const ack = parsed.success
        ? ackOf(this.actor.perform(commandOf({ name, payload: parsed.data } as RoomClientEvent, userId), ref))
        : invalidAck(parsed.error)
      if (name === 'get_chat_history' && ack.success)
        connection.send(encodeEvent('chat_history', ack.data as RoomServerPayload<'chat_history'>))
      if (ref !== undefined) connection.send(encodeEvent('ack', { ref, ...ack }))
      else if (!ack.success && ack.code !== 'RATE_LIMITED')
        connection.send(encodeEvent('error', { code: ack.code, message: ack.error }))
    }

    private dismiss(userId: string): void {
      for (const connection of this.actor.connections.roomPlayOf(userId)) connection.close(CLOSE.consented)
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

function refOf(payload: unknown): string | undefined {
  const ref = typeof payload === 'object' && payload !== null && 'ref' in payload ? payload.ref : undefined
  return typeof ref === 'string' && ref.length > 0 && ref.length <= 40 ? ref : undefined
}
