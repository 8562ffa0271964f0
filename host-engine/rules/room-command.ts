import type { Emote } from '#shared/constants/game.ts'
import type { Progress, Rewards } from '#shared/protocol/parts.ts'
import type { RoomPhase } from '#shared/protocol/room-view.ts'
import type { Quiz } from './game/quiz.ts'
import type { Instant, Settings, UserId } from './room-state.ts'

/** Who takes a seat. */
export interface Seated {
  readonly userId: UserId
  readonly username: string
  readonly avatar: string
  /** Without an account. */
  readonly isGuest?: boolean | undefined
}

/** What a player types, and how it is to be heard. */
export interface Said {
  readonly message: string
  readonly useTts: boolean
  /** SHA-256 in hex of audio that came along. */
  readonly audioDigest?: string | undefined
}

/** Round and phase that a client draws. */
export interface KnownView {
  readonly round: number
  readonly phase: RoomPhase
}

/** A player's command, whichever transport it came by. `userId` is the authenticated user. */
export type PlayerCommand = { readonly userId: UserId } & (
  | (Seated & {
      readonly type: 'join'
      readonly spectate: boolean
      /** Judged by the shell, so that no password is in state or log. */
      readonly password: 'none' | 'right' | 'wrong'
    })
  | { readonly type: 'leave' }
  | { readonly type: 'set_ready'; readonly isReady: boolean }
  | { readonly type: 'change_settings'; readonly changes: Partial<Settings> }
  | { readonly type: 'close_room' }
  | { readonly type: 'start_game' }
  | ({ readonly type: 'say' } & Said)
  | { readonly type: 'guess'; readonly guess: string }
  | { readonly type: 'take_hint' }
  | { readonly type: 'read_history'; readonly limit: number }
  /** Returns the view, or null if the client knows its round and phase. */
  | { readonly type: 'read_view'; readonly known?: KnownView | undefined }
  /** The last lines that they were shown, also before a kick. No client may ask for it. */
  | { readonly type: 'read_evidence' }
  /** Lets a player see and enter the room by its id. No client may send it. */
  | { readonly type: 'invite'; readonly target: UserId }
  | { readonly type: 'end_round' }
  | { readonly type: 'start_next_round' }
  | { readonly type: 'end_game' }
  | { readonly type: 'pause_game' }
  | { readonly type: 'resume_game' }
  | { readonly type: 'kick_player'; readonly target: UserId; readonly ban: boolean }
  | { readonly type: 'mute_player'; readonly target: UserId; readonly muted: boolean }
  | { readonly type: 'make_host'; readonly target: UserId }
  | { readonly type: 'lock_room'; readonly locked: boolean }
  | { readonly type: 'react'; readonly emote: Emote }
  | { readonly type: 'skip_round' }
)

/** The shell's commands: connections, the outcome of effects, and ticks. */
export type SystemCommand =
  /** The first command of a matched room. `bots`: with practice opponents. */
  | {
      readonly type: 'seat_match'
      readonly players: readonly Seated[]
      readonly bots: boolean
      /** Who may come besides. */
      readonly invited?: readonly UserId[] | undefined
    }
  | { readonly type: 'connect'; readonly userId: UserId }
  | { readonly type: 'disconnect'; readonly userId: UserId }
  /** `startsAt` names the countdown that the quizzes were asked for. */
  | { readonly type: 'deal'; readonly startsAt: Instant; readonly quizzes: readonly Quiz[] }
  /** The host begins no game now: it is in maintenance. */
  | { readonly type: 'call_off'; readonly startsAt: Instant }
  | {
      readonly type: 'settled'
      readonly rewards: Rewards
      /** What it changed of the players' levels and ranks, where these are kept. */
      readonly progress?: Readonly<Record<UserId, Progress>>
    }
  /** `message`: why, in the words of those who run the host. */
  | { readonly type: 'shut_down'; readonly reason: string; readonly message?: string | undefined }
  /** Those who run the host speak to everyone in the room. */
  | { readonly type: 'post_team_line'; readonly message: string }
  /** The room was opened from a snapshot: connections and pending effects are lost. */
  | { readonly type: 'reopen' }
  /** They are in the room where the game is played again: because they want to, or as they look on. */
  | { readonly type: 'move_on'; readonly userId: UserId; readonly roomId: string; readonly wishes: boolean }
  /** So many big screens are connected. */
  | { readonly type: 'count_stages'; readonly open: number }
  /** A line has been read aloud. */
  | { readonly type: 'spoken'; readonly messageId: string; readonly audioUrl: string }
  | { readonly type: 'tick' }

export type RoomCommand = PlayerCommand | SystemCommand
