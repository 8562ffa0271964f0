import { i18n } from '#renderer/lib/i18n.ts'
import { quizCalls } from '#shared/i18n/en/quiz-calls.ts'

/** Each text around its gap, where it has one. That of a row holds another text, and is not found here. */
const KNOWN = Object.entries({ ...quizCalls, row: '' }).map(([key, text]) => {
  const [before = '', gap = '', after = ''] = text.split(/\{\{(\w+)\}\}/)
  return { key: key as Exclude<keyof typeof quizCalls, 'row'>, before, gap, after }
})

/** What a call of quiz making says, in the player's language; undefined for any other text. Its texts come with those of the sets. */
export function quizCallText(message: string): string | undefined {
  const found = KNOWN.find(({ before, gap, after }) =>
    gap === '' ? message === before : message.startsWith(before) && message.endsWith(after),
  )
  if (!found || message === '') return undefined
  const { key, before, after } = found
  const inGap = message.slice(before.length, message.length - after.length)
  return i18n.t(`quizCalls.${key}`, { max: inGap, field: inGap })
}
