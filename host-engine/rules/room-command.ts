import type { Rewards } from '#shared/protocol/parts.ts'
import type { Quiz } from './game/quiz.ts'
import type { Instant, Settings, UserId } from './room-state.ts'

/** What a player asks of a room, whichever door they use. `userId` is who asks, as the host knows it. */
export type PlayerCommand = { readonly userId: UserId } & (
  | {
      readonly type: 'join'
      readonly username: string
      readonly avatar: string
      readonly spectate: boolean
      /** Judged by the shell, so that no password is in state or log. */
      readonly password: 'none' | 'right' | 'wrong'
    }
  | { readonly type: 'leave' }
  | { readonly type: 'set_ready'; readonly isReady: boolean }
  | { readonly type: 'change_settings'; readonly changes: Partial<Settings> }
  | { readonly type: 'close_room' }
  | { readonly type: 'start_game' }
  | { readonly type: 'say'; readonly message: string; readonly useTts: boolean }
  | { readonly type: 'guess'; readonly guess: string }
  | { readonly type: 'take_hint' }
  | { readonly type: 'read_history'; readonly limit: number }
  | { readonly type: 'end_round' }
  | { readonly type: 'start_next_round' }
  | { readonly type: 'end_game' }
  | { readonly type: 'pause_game' }
  | { readonly type: 'resume_game' }
  | { readonly type: 'kick_player'; readonly target: UserId; readonly ban: boolean }
  | { readonly type: 'make_host'; readonly target: UserId }
  | { readonly type: 'lock_room'; readonly locked: boolean }
)

/** A player as a match names them. */
export interface Seated {
  readonly userId: UserId
  readonly username: string
  readonly avatar: string
}

/** What the shell tells a room: connections, what it was asked to fetch, and that time has passed. */
export type SystemCommand =
  /** The first command of a matched room. `bots`: with practice opponents. */
  | { readonly type: 'seat_match'; readonly players: readonly Seated[]; readonly bots: boolean }
  | { readonly type: 'connect'; readonly userId: UserId }
  | { readonly type: 'disconnect'; readonly userId: UserId }
  /** `startsAt` names the countdown that the quizzes were asked for. */
  | { readonly type: 'deal'; readonly startsAt: Instant; readonly quizzes: readonly Quiz[] }
  | { readonly type: 'settled'; readonly rewards: Rewards }
  | { readonly type: 'shut_down'; readonly reason: string }
  /** The room was opened from a snapshot: its connections, and what the shell was doing for it, stayed behind. */
  | { readonly type: 'reopen' }
  | { readonly type: 'tick' }

export type RoomCommand = PlayerCommand | SystemCommand
