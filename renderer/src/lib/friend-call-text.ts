import { i18n } from '#renderer/lib/i18n.ts'
import { textFinder } from '#renderer/lib/text-finder.ts'
import { friendCalls } from '#shared/i18n/en/friend-calls.ts'

const find = textFinder(friendCalls)

/** What a call about friends or other players says, in the player's language; undefined for any other text. */
export function friendCallText(message: string): string | undefined {
  const found = find(message)
  return found && i18n.t(`friendCalls.${found.key}`, { max: found.inGap })
}
