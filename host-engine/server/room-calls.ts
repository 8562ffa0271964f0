import type { Player } from '../ports/player-directory.ts'
import type { Ports } from '../ports/ports.ts'
import type { LiveRoom } from '../rooms/quiz-room.ts'
import type { PlayerCommand } from '../rules/room-command.ts'
import type { Settings } from '../rules/room-state.ts'
import { memberOf, OK, type Refusal, type Reply, refuse } from '../rules/transition.ts'
import { roomOf, sessionFor } from '../rules/view.ts'
import type { Seating } from './seating.ts'

export type Answer<Data> = { readonly ok: true; readonly data: Data } | Refusal

const tell = <Data>(data: Data): Answer<Data> => ({ ok: true, data })

export type RoomChanges = Partial<Omit<Settings, 'hasPassword'>>

/**
 * All that a room may be asked from outside of it, answered where the room lives. Plain data in and out: whoever asks may be
 * another process. Refused is never thrown, as no error would arrive there.
 */
export const createRoomCalls = (ports: Ports, seating: Seating) => ({
  perform: (
    { actor }: LiveRoom,
    { command, ref }: { command: PlayerCommand; ref?: string | undefined },
  ): Reply => actor.perform(command, ref),

  /** Without a digest the password stays; null takes it away. */
  change(
    { actor }: LiveRoom,
    {
      userId,
      changes,
      passwordDigest,
    }: { userId: string; changes: RoomChanges; passwordDigest?: string | null | undefined },
  ): Reply {
    const all = passwordDigest === undefined ? changes : { ...changes, hasPassword: passwordDigest !== null }
    const reply = actor.perform({ type: 'change_settings', userId, changes: all })
    if (reply.ok && passwordDigest !== undefined) actor.password.change(passwordDigest)
    return reply
  },

  /** As its members see it. */
  show: ({ actor }: LiveRoom, _: object) => tell(roomOf(actor.state())),

  standing({ actor }: LiveRoom, { userId }: { userId: string }) {
    const { phase } = actor.state()
    const isRunning = phase.kind === 'playing' || phase.kind === 'settling'
    const role = memberOf(actor.state(), userId)?.role ?? null
    return tell({ role, plays: isRunning && role === 'player' })
  },

  session: ({ actor }: LiveRoom, { userId }: { userId: string }) => tell(sessionFor(actor.state(), userId)),

  join: (
    { actor }: LiveRoom,
    { player, ...options }: { player: Player; spectate: boolean; passwordDigest: string | null },
  ): Promise<Reply> => seating.join(player, actor, options),

  rematch: ({ actor }: LiveRoom, { player }: { player: Player }): Promise<Reply> =>
    seating.rematch(player, actor),

  /** Counts an account connection as this member's, and shows it the room. */
  enter({ actor }: LiveRoom, { userId, connectionId }: { userId: string; connectionId: string }) {
    const reply = actor.attachAccount(userId, connectionId)
    if (!reply.ok) return reply
    ports.notifier.show(connectionId, actor.view(userId))
    return tell(roomOf(actor.state()))
  },

  exit({ actor }: LiveRoom, { userId, connectionId }: { userId: string; connectionId: string }): Reply {
    actor.detachAccount(userId, connectionId)
    return OK
  },

  /** Whether this login of the player may take the seat again that the token stands for. */
  mayReturn(
    { room }: LiveRoom,
    { player, reconnectionToken }: { player: Player; reconnectionToken: string },
  ): Reply {
    const owner = room.ownerOf(reconnectionToken)
    const isTheirs = owner?.userId === player.userId && owner.loginId === player.loginId
    return isTheirs ? OK : refuse('TOKEN_INVALID_OR_EXPIRED')
  },
})

type RoomCalls = ReturnType<typeof createRoomCalls>
export type CallName = keyof RoomCalls
export type CallArgs<Name extends CallName> = Parameters<RoomCalls[Name]>[1]
export type CallAnswer<Name extends CallName> = Awaited<ReturnType<RoomCalls[Name]>> | Refusal
