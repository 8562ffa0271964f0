import { CHAT_HISTORY_MAX } from '#shared/constants/limits.ts'
import { TEAM_NAME, TEAM_USER_ID } from '#shared/constants/team.ts'
import type { ChatMessage } from '#shared/protocol/parts.ts'
import { emit, set, type Transition } from '../transition.ts'

/** A line of those who run the service: everyone in the room reads it, whoever is still guessing. */
export function postTeamLine(transition: Transition, message: string): void {
  const { id, lines, chat } = transition.state
  const line: ChatMessage = {
    id: `${id}-${lines + 1}`,
    roomId: id,
    userId: TEAM_USER_ID,
    username: TEAM_NAME,
    message,
    isGuess: false,
    useTts: false,
    timestamp: new Date(transition.now).toISOString(),
    byTeam: true,
  }
  set(transition, {
    lines: lines + 1,
    chat: [...chat.slice(1 - CHAT_HISTORY_MAX), { message: line, hidden: null }],
  })
  emit(transition, 'all', 'chat_message', line)
}
