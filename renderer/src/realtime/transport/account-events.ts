import { z } from 'zod/mini'
import { createEmitter } from '#renderer/lib/emitter.ts'
import {
  type AccountServerPayload,
  accountServerEventSchemas,
  type RoomServerPayload,
  roomServerEventSchemas,
} from '#shared/protocol/server-events.ts'

/** What the account channel says to the web client, which hears of its room by room play alone. */
const SCHEMAS = {
  lobby_state_updated: accountServerEventSchemas.lobby_state_updated,
  force_disconnect: accountServerEventSchemas.force_disconnect,
  wallet_updated: accountServerEventSchemas.wallet_updated,
  matchmaking_room_ready: roomServerEventSchemas.matchmaking_room_ready,
  return_to_lobby: roomServerEventSchemas.return_to_lobby,
  game_ended_and_cleaned: roomServerEventSchemas.game_ended_and_cleaned,
} as const

export interface AccountEvents {
  lobby_state_updated: AccountServerPayload<'lobby_state_updated'>
  force_disconnect: AccountServerPayload<'force_disconnect'>
  wallet_updated: AccountServerPayload<'wallet_updated'>
  matchmaking_room_ready: RoomServerPayload<'matchmaking_room_ready'>
  return_to_lobby: RoomServerPayload<'return_to_lobby'>
  game_ended_and_cleaned: RoomServerPayload<'game_ended_and_cleaned'>
  /** Some message, whatever else it said, bore a room that its reader is to be in. */
  target_room: { roomId: string }
}
type SentEvent = keyof typeof SCHEMAS

const emitter = createEmitter<AccountEvents>()
export const onAccountEvent = emitter.on

/** An older name of the same event. */
const nameOf = (name: string): string => (name === 'lobby_state_changed' ? 'lobby_state_updated' : name)

const targeted = z.looseObject({ targetRoomId: z.string(), action: z.optional(z.literal('join_room')) })

/** A fallback for news that did not come as such: any message may bear a target room, which goes no further than here. */
function withoutTarget(payload: unknown): unknown {
  const parsed = targeted.safeParse(payload)
  if (!parsed.success) return payload
  const { targetRoomId, action: _join, ...rest } = parsed.data
  emitter.emit('target_room', { roomId: targetRoomId })
  return rest
}

/** Reads what the socket brought; what cannot be read is nothing. */
export function takeAccountEvent(received: string, payload: unknown): void {
  const name = nameOf(received)
  const rest = withoutTarget(payload)
  if (!Object.hasOwn(SCHEMAS, name)) return
  const known = name as SentEvent
  const parsed = SCHEMAS[known].safeParse(rest)
  if (parsed.success) emitter.emit(known, parsed.data as AccountEvents[typeof known])
}
