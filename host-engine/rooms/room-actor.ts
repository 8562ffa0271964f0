import type { RoomView } from '#shared/protocol/room-view.ts'
import type { Ports } from '../ports/ports.ts'
import { loadLexicon } from '../quizzes/lexicon.ts'
import { dueAt, next } from '../rules/next.ts'
import type { RoomCommand } from '../rules/room-command.ts'
import type { RoomState } from '../rules/room-state.ts'
import { type Reply, recipientsOf } from '../rules/transition.ts'
import { viewFor } from '../rules/view.ts'
import { type Connections, createConnections, type RoomPlayConnection } from './connections.ts'
import { createEffects } from './effects.ts'
import { encodeEvent } from './frame.ts'
import { createListing, showsOtherwise } from './listing.ts'
import { createRefMemory } from './ref-memory.ts'
import type { RoomPassword } from './room-password.ts'

/** One live room: passes commands and time to the rules, and carries out what they return. */
export interface RoomActor {
  readonly state: () => RoomState
  readonly password: RoomPassword
  readonly perform: (command: RoomCommand, ref?: string) => Reply
  readonly view: (userId: string) => RoomView
  readonly attachRoomPlay: (userId: string, connection: RoomPlayConnection) => boolean
  readonly detachRoomPlay: (userId: string, connection: RoomPlayConnection) => void
  readonly attachAccount: (userId: string, connectionId: string) => Reply
  readonly detachAccount: (userId: string, connectionId: string) => void
  readonly connections: Connections
  /** Resolves when all pending effects are done. */
  readonly settled: () => Promise<void>
}

export interface RoomActorOptions {
  readonly state: RoomState
  readonly password: RoomPassword
  readonly ports: Ports
  /** The room is closed, and will send nothing more. */
  readonly onClose: (reason: string) => void
  /** The user is no longer in the room. */
  readonly onDismiss: (userId: string) => void
}

/** Node fires longer timers at once. */
const LONGEST_TIMER_MS = 2 ** 31 - 1

export function createRoomActor({
  state: initial,
  password,
  ports,
  onClose,
  onDismiss,
}: RoomActorOptions): RoomActor {
  let state = initial
  let timer: NodeJS.Timeout | undefined
  const connections = createConnections(ports.notifier)
  const refs = createRefMemory()
  const listing = createListing(ports, () => state)
  const effects = createEffects({ ports, state: () => state, perform: (command) => void perform(command) })

  let timerAt: number | null = null

  /** A line of the chat moves no deadline, so mostly the timer stays as it is. */
  function schedule(at: number | null): void {
    if (at === timerAt) return
    timerAt = at
    clearTimeout(timer)
    if (at === null) return
    timer = setTimeout(tick, Math.min(Math.max(at - Date.now(), 0), LONGEST_TIMER_MS))
  }

  /** A timer's error would end the process, and every other room with it. */
  function tick(): void {
    timerAt = null
    try {
      perform({ type: 'tick' })
    } catch (error) {
      ports.logger.error({ err: error, roomId: state.id }, 'a room failed and is closed')
      abandon()
    }
  }

  function abandon(): void {
    const everyone = recipientsOf(state)
    const payload = { roomId: state.id, reason: 'room_failed' }
    connections.deliver({ to: 'all', name: 'game_ended_and_cleaned', payload }, everyone)
    for (const userId of everyone) effects.run({ type: 'free_seat', userId })
    state = { ...state, phase: { kind: 'closed', reason: payload.reason } }
    close()
  }

  /** `except` gets none of the events, but a whole view right after. */
  function run(command: RoomCommand, except?: string): Reply {
    // Events that were due before go to everyone: `except` misses only those of this command.
    if (except !== undefined) run({ type: 'tick' })
    const before = state
    const step = next(state, command, Date.now(), loadLexicon)
    state = step.state
    const everyone = recipientsOf(state)
    for (const event of step.events) connections.deliver(event, everyone, except)
    for (const effect of step.effects) {
      if (effect.type === 'close') close()
      else if (effect.type === 'dismiss') dismiss(effect.userId)
      else effects.run(effect)
    }
    if (state.phase.kind !== 'closed' && showsOtherwise(before, state)) listing.touch()
    schedule(step.dueAt)
    return step.reply
  }

  const perform = (command: RoomCommand, ref?: string): Reply =>
    'userId' in command ? refs.once(command.userId, ref, () => run(command, newcomer(command))) : run(command)

  /** A player who joins is answered with the room itself, and needs no event about it before. */
  const newcomer = (command: RoomCommand): string | undefined =>
    command.type === 'join' ? command.userId : undefined

  function dismiss(userId: string): void {
    onDismiss(userId)
    connections.forget(userId)
  }

  function close(): void {
    clearTimeout(timer)
    listing.withdraw()
    onClose(state.phase.kind === 'closed' ? state.phase.reason : '')
  }

  function dropIfGone(userId: string): void {
    if (!connections.isConnected(userId)) perform({ type: 'disconnect', userId })
  }

  schedule(dueAt(state))
  return {
    state: () => state,
    password,
    perform,
    view: (userId) => viewFor(state, userId, Date.now()),
    connections,
    attachRoomPlay(userId, connection) {
      if (!run({ type: 'connect', userId }, userId).ok) return false
      connection.send(encodeEvent('room_view', viewFor(state, userId, Date.now())))
      connections.addRoomPlay(userId, connection)
      return true
    },
    detachRoomPlay(userId, connection) {
      connections.removeRoomPlay(userId, connection)
      dropIfGone(userId)
    },
    attachAccount(userId, connectionId) {
      const reply = run({ type: 'connect', userId }, userId)
      if (reply.ok) connections.addAccount(userId, connectionId)
      return reply
    },
    detachAccount(userId, connectionId) {
      connections.removeAccount(userId, connectionId)
      dropIfGone(userId)
    },
    settled: () => effects.settled(),
  }
}
