import type { WatchedRoom } from '#shared/schemas/admin-rooms.ts'
import type { GameSession } from '#shared/schemas/game.ts'
import type { Room } from '#shared/schemas/room.ts'
import type { OwnQuizzes } from '#shared/schemas/room-settings.ts'
import type { StagePass } from '#shared/schemas/stage.ts'
import type { Player } from '../ports/player-directory.ts'
import type { PlayerCommand } from '../rules/room-command.ts'
import type { Member, Settings } from '../rules/room-state.ts'
import type { Refusal, Reply } from '../rules/transition.ts'

export type Answer<Data> = { readonly ok: true; readonly data: Data } | Refusal

export type RoomChanges = Partial<Omit<Settings, 'hasPassword'>>

/** Whether a user is in the room, and takes part in a running game. */
export interface Standing {
  readonly role: Member['role'] | null
  readonly plays: boolean
}

/**
 * All that a room may be asked from outside of it. Plain data in and out, since the caller may be another process. A
 * refusal is an answer and never thrown, as no error would arrive there.
 */
export interface RoomCalls {
  perform(args: { command: PlayerCommand; ref?: string | undefined }): Reply
  /** Without a digest the password stays; null removes it. */
  change(args: { userId: string; changes: RoomChanges; passwordDigest?: string | null | undefined }): Reply
  /** Ends its game, if one runs, and the room, with this reason. */
  close(args: { reason: string; message?: string | undefined }): Reply
  /** The room as its members see it. A null viewer is the server itself. */
  show(args: { viewer: string | null }): Answer<Room>
  /** The room as this user may see it: without its code for all but members. */
  look(args: { userId: string }): Answer<Room>
  /** As nobody who takes part in it does; nobody there learns of it. */
  watch(args: object): Answer<WatchedRoom>
  /** A line of those who run the host, to everyone in the room. */
  postTeamLine(args: { message: string }): Reply
  standing(args: { userId: string }): Answer<Standing>
  /** The own quizzes of a room, for the host who brought them; null for those of anybody else, and where there are none. */
  ownQuizzes(args: { userId: string }): Answer<OwnQuizzes>
  session(args: { userId: string }): Answer<GameSession | null>
  /** A round that is over, as this player played it; null for others and before its end. */
  playedRound(args: { userId: string; round: number }): Answer<OwnRound | null>
  /** `byCode`: the player has the room's invite code. */
  join(args: { player: Player; spectate: boolean; passwordDigest: string | null; byCode: boolean }): Reply
  rematch(args: { player: Player }): Reply
  /**
   * Counts an account connection as this member's, and sends it the room's view. A leased one is of another process, which
   * renews it.
   */
  enter(args: MemberConnection & { leased: boolean }): Answer<Room>
  /** Answers which of these are no member's any more. */
  renew(args: { connections: readonly MemberConnection[] }): Answer<{ gone: readonly MemberConnection[] }>
  exit(args: MemberConnection): Reply
  /** What opens the room for a big screen: for its host, or with null for whoever has its code. */
  openStage(args: { hostId: string | null }): Answer<StagePass>
  /** Whether a big screen with this token may connect now. */
  mayShow(args: { stageToken: string }): Reply
  /** Whether this login of the player may take the seat again that the token stands for. */
  mayReturn(args: { player: Player; reconnectionToken: string }): Reply
}

/** What a player did in a round that is over. */
export interface OwnRound {
  /** As the quiz source calls it. */
  readonly quizId: string
  /** What they typed and the judge did not take. */
  readonly refused: readonly string[]
}

/** An account connection that counts as a member's. */
export interface MemberConnection {
  readonly userId: string
  readonly connectionId: string
}

export type CallName = keyof RoomCalls
export type CallArgs<Name extends CallName> = Parameters<RoomCalls[Name]>[0]
export type CallAnswer<Name extends CallName> = ReturnType<RoomCalls[Name]> | Refusal

/** Asks any room, in whichever process it lives. */
export type AskRoom = <Name extends CallName>(
  roomId: string,
  name: Name,
  args: CallArgs<Name>,
) => Promise<CallAnswer<Name>>
