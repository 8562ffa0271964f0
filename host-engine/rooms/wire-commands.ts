import type { RoomClientEvent, RoomEventPayload } from '#shared/protocol/client-events.ts'
import type { Ack } from '#shared/protocol/server-events.ts'
import type { PlayerCommand } from '../rules/room-command.ts'
import { roomIdOfSession } from '../rules/room-state.ts'
import { digestOfAudio } from './audio-data.ts'

/** The command for a client's event, in the name of the authenticated user. */
export function commandOf(event: RoomClientEvent, userId: string): PlayerCommand {
  switch (event.name) {
    case 'player_ready':
      return { userId, type: 'set_ready', isReady: event.payload.isReady }
    case 'submit_guess':
      return { userId, type: 'guess', guess: event.payload.guess }
    case 'leave_room':
      return { userId, type: 'leave' }
    case 'chat_message':
      return sayCommand(event.payload, userId)
    case 'get_chat_history':
      return { userId, type: 'read_history', limit: event.payload.limit }
    case 'get_room_view':
      return { userId, type: 'read_view', known: event.payload.known }
    case 'request_hint':
      return { userId, type: 'take_hint' }
    case 'end_round':
      return { userId, type: 'end_round' }
    case 'start_next_round':
      return { userId, type: 'start_next_round' }
    case 'kick_player':
      return { userId, type: 'kick_player', target: event.payload.userId, ban: event.payload.ban ?? false }
    case 'mute_player':
      return { userId, type: 'mute_player', target: event.payload.userId, muted: event.payload.muted }
    case 'make_host':
      return { userId, type: 'make_host', target: event.payload.userId }
    case 'lock_room':
      return { userId, type: 'lock_room', locked: event.payload.locked }
    case 'pause_game':
      return { userId, type: 'pause_game' }
    case 'resume_game':
      return { userId, type: 'resume_game' }
    case 'react':
      return { userId, type: 'react', emote: event.payload.emote }
    case 'skip_round':
      return { userId, type: 'skip_round' }
  }
}

function sayCommand(
  { message, useTts = false, audioData }: RoomEventPayload<'chat_message'>,
  userId: string,
): PlayerCommand {
  const audioDigest = digestOfAudio(audioData)
  return { userId, type: 'say', message, useTts, ...(audioDigest !== null && { audioDigest }) }
}

/** Their RATE_LIMITED is told by an event of its own, which stops the sender for that time (RT-31). */
const LINES: ReadonlySet<string> = new Set(['chat_message', 'submit_guess'])

/** Whether a failure that nobody gets an acknowledgement of is told by an `error` event (RT-39). */
export const isToldByError = (name: string, ack: Ack): ack is Extract<Ack, { success: false }> =>
  !ack.success && (ack.code !== 'RATE_LIMITED' || !LINES.has(name))

/** The room that an event is about, when it names one: its own id, or its game's. */
export function roomIdIn({ payload }: RoomClientEvent): string | undefined {
  if ('gameSessionId' in payload) return roomIdOfSession(payload.gameSessionId)
  if ('sessionId' in payload) return roomIdOfSession(payload.sessionId)
  return payload.roomId
}
