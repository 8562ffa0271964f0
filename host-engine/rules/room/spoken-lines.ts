import type { ChatMessage } from '#shared/protocol/parts.ts'
import type { SystemCommand } from '../room-command.ts'
import { emit, memberOf, OK, type Reply, set, type Transition } from '../transition.ts'

/** Has a line that is in the chat read aloud, where its author wants that: players alone speak, and during games (VOICE-14). */
export function speakLine(
  transition: Transition,
  { id: messageId, userId, message: text, useTts }: ChatMessage,
  audioDigest: string | null,
): void {
  const { phase, id: roomId } = transition.state
  if (!useTts && audioDigest === null) return
  if (phase.kind !== 'playing' || memberOf(transition.state, userId)?.role !== 'player') return
  transition.effects.push({ type: 'speak', line: { roomId, messageId, userId, text, useTts, audioDigest } })
}

/** A line has its audio: those who saw the line hear it, and whoever may read it later can. One that is forgotten is not heard. */
export function noteSpoken(
  transition: Transition,
  { messageId, audioUrl }: Extract<SystemCommand, { type: 'spoken' }>,
): Reply {
  const { chat } = transition.state
  const spoken = chat.find(({ message }) => message.id === messageId)
  if (!spoken) return OK
  const heard = { ...spoken, message: { ...spoken.message, audioUrl } }
  set(transition, { chat: chat.map((line) => (line === spoken ? heard : line)) })
  emit(transition, spoken.hidden?.seenBy ?? 'all', 'chat_audio', { messageId, audioUrl })
  return OK
}
