import { STAGES_PER_ROOM } from '#shared/constants/limits.ts'
import { CLOSE } from '#shared/protocol/close-codes.ts'
import type { RoomView } from '#shared/protocol/room-view.ts'
import type { StagePass } from '#shared/schemas/stage.ts'
import { steadyNow as now } from '../clock/steady-clock.ts'
import { isOffensive } from '../moderation/offensive-text.ts'
import type { Ports } from '../ports/ports.ts'
import { loadLexicon } from '../quizzes/lexicon.ts'
import { dueAt, next } from '../rules/next.ts'
import type { PlayerCommand, RoomCommand } from '../rules/room-command.ts'
import { type RoomState, STAGE, type Viewer } from '../rules/room-state.ts'
import { type Reply, recipientsOf, refuse } from '../rules/transition.ts'
import { viewFor } from '../rules/view.ts'
import {
  type Connections,
  createConnections,
  type RoomPlayConnection,
  type StageConnection,
} from './connections.ts'
import { createEffects } from './effects.ts'
import { encodeEvent } from './frame.ts'
import { createListing, showsOtherwise } from './listing.ts'
import { createRefMemory } from './ref-memory.ts'
import type { RoomPassword } from './room-password.ts'
import type { StageDoor } from './stage-door.ts'
import type { UserAllowances } from './user-allowances.ts'

/** One live room: passes commands and time to the rules, and carries out what they return. */
export interface RoomActor {
  readonly state: () => RoomState
  readonly password: RoomPassword
  readonly perform: (command: RoomCommand, ref?: string) => Reply
  readonly view: (viewer: Viewer) => RoomView
  readonly attachRoomPlay: (userId: string, connection: RoomPlayConnection) => boolean
  readonly detachRoomPlay: (userId: string, connection: RoomPlayConnection) => void
  readonly attachAccount: (userId: string, connectionId: string) => Reply
  readonly detachAccount: (userId: string, connectionId: string) => void
  readonly connections: Connections
  /** From now on nothing happens here: no time passes, no command counts, nobody is told anything. */
  readonly halt: () => void
  readonly stageDoor: StageDoor
  /** False when the room has enough of them, or is closed. */
  readonly attachStage: (connection: StageConnection) => boolean
  readonly detachStage: (connection: StageConnection) => void
  /** Sends the big screens, those that come later too, to the room in which these people play on. */
  readonly moveStages: (to: StagePass) => void
  /** Resolves when all pending effects are done. */
  readonly settled: () => Promise<void>
}

export interface RoomActorOptions {
  readonly state: RoomState
  readonly password: RoomPassword
  readonly stageDoor: StageDoor
  readonly ports: Ports
  readonly allowances: UserAllowances
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
  stageDoor,
  ports,
  allowances,
  onClose,
  onDismiss,
}: RoomActorOptions): RoomActor {
  let state = initial
  let isHalted = false
  let timer: NodeJS.Timeout | undefined
  const connections = createConnections(ports.notifier)
  const refs = createRefMemory()
  const listing = createListing(ports, () => state)
  const effects = createEffects({
    ports,
    state: () => state,
    hasLine: (messageId) =>
      !isHalted &&
      state.phase.kind !== 'closed' &&
      state.chat.some(({ message }) => message.id === messageId),
    perform: (command) => void perform(command),
  })

  let timerAt: number | null = null

  /** A line of the chat moves no deadline, so mostly the timer stays as it is. */
  function schedule(at: number | null): void {
    if (at === timerAt) return
    timerAt = at
    clearTimeout(timer)
    if (at === null) return
    timer = setTimeout(tick, Math.min(Math.max(at - now(), 0), LONGEST_TIMER_MS))
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
    if (isHalted) return refuse('SERVICE_UNAVAILABLE')
    // Events that were due before go to everyone: `except` misses only those of this command.
    if (except !== undefined) run({ type: 'tick' })
    const before = state
    const step = next(state, command, now(), loadLexicon, isOffensive, ports.players.mutedUntil)
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

  /** Views are large and soon outdated: none is remembered. */
  const isRemembered = (command: RoomCommand): command is PlayerCommand =>
    'userId' in command && command.type !== 'read_view'

  const perform = (command: RoomCommand, ref?: string): Reply =>
    isRemembered(command)
      ? refs.once(command.userId, ref, () => run(command, newcomer(command)))
      : run(command)

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

  function displace(connection: RoomPlayConnection | string | null): void {
    if (typeof connection === 'string') ports.notifier.displace(connection)
    else connection?.close(CLOSE.displaced)
  }

  function dropIfGone(userId: string): void {
    if (!connections.isConnected(userId)) perform({ type: 'disconnect', userId })
  }

  let movedTo: StagePass | undefined

  const countStages = (open: number): void => void run({ type: 'count_stages', open })

  function attachStage(connection: StageConnection): boolean {
    if (connections.stages.size >= STAGES_PER_ROOM) return false
    countStages(connections.stages.size + 1)
    if (state.phase.kind === 'closed') return false
    connections.stages.add(connection)
    connection.send(encodeEvent('room_view', viewFor(state, STAGE, now())))
    if (movedTo) connection.send(encodeEvent('stage_moved', movedTo))
    return true
  }

  schedule(dueAt(state))
  return {
    state: () => state,
    password,
    perform,
    view: (viewer) => viewFor(state, viewer, now()),
    connections,
    attachRoomPlay(userId, connection) {
      if (!run({ type: 'connect', userId }, userId).ok) return false
      const frame = encodeEvent('room_view', viewFor(state, userId, now()))
      allowances.charge(userId, frame.length)
      connection.send(frame)
      displace(connections.add(userId, connection))
      return true
    },
    detachRoomPlay(userId, connection) {
      connections.remove(userId, connection)
      dropIfGone(userId)
    },
    attachAccount(userId, connectionId) {
      const reply = run({ type: 'connect', userId }, userId)
      if (reply.ok) displace(connections.add(userId, connectionId))
      return reply
    },
    detachAccount(userId, connectionId) {
      connections.remove(userId, connectionId)
      dropIfGone(userId)
    },
    halt() {
      isHalted = true
      clearTimeout(timer)
      listing.withdraw()
    },
    stageDoor,
    attachStage,
    detachStage(connection) {
      if (connections.stages.delete(connection)) countStages(connections.stages.size)
    },
    moveStages(to) {
      movedTo = to
      connections.deliver({ to: 'stages', name: 'stage_moved', payload: to }, [])
    },
    settled: () => effects.settled(),
  }
}
