import type { RoomPhase } from '#shared/protocol/room-view.ts'

export const FLOW_STATES = ['idle', 'joining_room', 'in_room', 'game_starting', 'in_game'] as const
export type FlowState = (typeof FLOW_STATES)[number]

/** What moves the client's flow. `room_view` is how room play says `room_joined`, in whatever phase the room is. */
export type FlowEvent =
  | { name: 'matchmaking_room_ready' }
  | { name: 'room_joined'; success: boolean }
  | { name: 'room_view'; phase: RoomPhase }
  | { name: 'all_players_ready' | 'game_starting' | 'game_start_cancelled' | 'game_started' }
  | { name: 'return_to_lobby' | 'force_disconnect' | 'game_ended_and_cleaned' | 'room_gone' }
  /** The connection is lost for good; one that is being won back has not moved the flow. */
  | { name: 'disconnect' }
  | { name: 'leave_room' }

const STATE_OF_PHASE: Readonly<Record<RoomPhase, FlowState>> = {
  waiting: 'in_room',
  starting: 'game_starting',
  answering: 'in_game',
  between: 'in_game',
  paused: 'in_game',
  settling: 'in_game',
  finished: 'in_game',
}

/**
 * The next state. In `idle` the player is in no room, so a room's event is late and changes nothing: only an
 * invitation or a join leads out of it.
 */
export function nextFlow(state: FlowState, event: FlowEvent): FlowState {
  switch (event.name) {
    case 'matchmaking_room_ready':
      return 'joining_room'
    case 'room_joined':
      return event.success ? 'in_room' : state
    case 'room_view':
      return STATE_OF_PHASE[event.phase]
    case 'all_players_ready':
    case 'game_starting':
      return state === 'idle' ? 'idle' : 'game_starting'
    case 'game_start_cancelled':
      return state === 'game_starting' ? 'in_room' : state
    case 'game_started':
      return state === 'idle' ? 'idle' : 'in_game'
    case 'return_to_lobby':
    case 'force_disconnect':
    case 'game_ended_and_cleaned':
    case 'room_gone':
    case 'disconnect':
    case 'leave_room':
      return 'idle'
  }
}

/** In a critical flow nothing may take the player elsewhere. */
export const isCritical = (state: FlowState): boolean => state !== 'idle'
