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
  matchmaking_room_ready: roomServerEventSchemas.matchmaking_room_ready,
  return_to_lobby: roomServerEventSchemas.return_to_lobby,
  game_ended_and_cleaned: roomServerEventSchemas.game_ended_and_cleaned,
} as const

export interface AccountEvents {
  lobby_state_updated: AccountServerPayload<'lobby_state_updated'>
  force_disconnect: AccountServerPayload<'force_disconnect'>
  matchmaking_room_ready: RoomServerPayload<'matchmaking_room_ready'>
  return_to_lobby: RoomServerPayload<'return_to_lobby'>
  game_ended_and_cleaned: RoomServerPayload<'game_ended_and_cleaned'>
}

const emitter = createEmitter<AccountEvents>()
export const onAccountEvent = emitter.on

/** An older name of the same event. */
const nameOf = (name: string): string => (name === 'lobby_state_changed' ? 'lobby_state_updated' : name)

/** Reads what the socket brought; what cannot be read is nothing. */
export function takeAccountEvent(received: string, payload: unknown): void {
  const name = nameOf(received)
  if (!Object.hasOwn(SCHEMAS, name)) return
  const known = name as keyof AccountEvents
  const parsed = SCHEMAS[known].safeParse(payload)
  if (parsed.success) emitter.emit(known, parsed.data as AccountEvents[typeof known])
}
