import { i18n } from '#renderer/lib/i18n.ts'
import { textFinder } from '#renderer/lib/text-finder.ts'
import { quizCalls } from '#shared/i18n/en/quiz-calls.ts'

// That of a row holds another text, and is not found here.
const { row: _row, ...texts } = quizCalls
const find = textFinder(texts)

/** What a call of quiz making says, in the player's language; undefined for any other text. Its texts come with those of the sets. */
export function quizCallText(message: string): string | undefined {
  const found = find(message)
  return found && i18n.t(`quizCalls.${found.key}`, { max: found.inGap, field: found.inGap })
}
