import { z } from 'zod/mini'
import { createEmitter } from '#renderer/lib/emitter.ts'
import {
  type AccountServerPayload,
  accountServerEventSchemas,
  type RoomServerPayload,
  roomServerEventSchemas,
} from '#shared/protocol/server-events.ts'

/** The account channel's events that the web client uses; its room's events come by room play. */
const SCHEMAS = {
  lobby_state_updated: accountServerEventSchemas.lobby_state_updated,
  force_disconnect: accountServerEventSchemas.force_disconnect,
  wallet_updated: accountServerEventSchemas.wallet_updated,
  // Whoever shows them parses them: their schemas need not be in the first chunk.
  purchase_updated: z.unknown(),
  tutorial_step: accountServerEventSchemas.tutorial_step,
  quest_progress: z.unknown(),
  sanctions_changed: z.unknown(),
  quiz_generation: z.unknown(),
  friend_request: z.unknown(),
  friend_accepted: z.unknown(),
  friend_challenge: z.unknown(),
  matchmaking_room_ready: roomServerEventSchemas.matchmaking_room_ready,
  return_to_lobby: roomServerEventSchemas.return_to_lobby,
  game_ended_and_cleaned: roomServerEventSchemas.game_ended_and_cleaned,
  error: roomServerEventSchemas.error,
} as const

export interface AccountEvents {
  lobby_state_updated: AccountServerPayload<'lobby_state_updated'>
  force_disconnect: AccountServerPayload<'force_disconnect'>
  wallet_updated: AccountServerPayload<'wallet_updated'>
  purchase_updated: unknown
  tutorial_step: AccountServerPayload<'tutorial_step'>
  quest_progress: unknown
  sanctions_changed: unknown
  quiz_generation: unknown
  friend_request: unknown
  friend_accepted: unknown
  friend_challenge: unknown
  matchmaking_room_ready: RoomServerPayload<'matchmaking_room_ready'>
  return_to_lobby: RoomServerPayload<'return_to_lobby'>
  game_ended_and_cleaned: RoomServerPayload<'game_ended_and_cleaned'>
  error: RoomServerPayload<'error'>
  /** A message of any kind carried a target room. */
  target_room: { roomId: string }
}
type SentEvent = keyof typeof SCHEMAS

const emitter = createEmitter<AccountEvents>()
export const onAccountEvent = emitter.on

/** An older name of the same event. */
const nameOf = (name: string): string => (name === 'lobby_state_changed' ? 'lobby_state_updated' : name)

const targeted = z.looseObject({ targetRoomId: z.string(), action: z.optional(z.literal('join_room')) })

/** Any message may carry a target room, as a fallback for a lost event; it is stripped here. */
function withoutTarget(payload: unknown): unknown {
  const parsed = targeted.safeParse(payload)
  if (!parsed.success) return payload
  const { targetRoomId, action: _join, ...rest } = parsed.data
  emitter.emit('target_room', { roomId: targetRoomId })
  return rest
}

/** Parses an event and calls its listeners; an invalid one is ignored. */
export function handleAccountEvent(received: string, payload: unknown): void {
  const name = nameOf(received)
  const rest = withoutTarget(payload)
  if (!Object.hasOwn(SCHEMAS, name)) return
  const known = name as SentEvent
  const parsed = SCHEMAS[known].safeParse(rest)
  if (parsed.success) emitter.emit(known, parsed.data as AccountEvents[typeof known])
}
