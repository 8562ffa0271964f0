import { z } from 'zod/mini'
import { translatedText } from '#renderer/lib/error-text.ts'
import { failureText } from '#renderer/lib/failure-text.ts'
import { i18n } from '#renderer/lib/i18n.ts'
import { quizCallText } from '#renderer/lib/quiz-call-text.ts'

const refused = z.object({
  code: z.literal('VALIDATION_FAILED'),
  details: z.array(z.object({ path: z.string(), message: z.string() })),
})

/** What is wrong with the rows of an import, in the player's language; empty when no row is named. */
export function importFaults(error: unknown): string[] {
  const { data } = refused.safeParse(error)
  return (data?.details ?? []).flatMap(({ path, message }) => {
    const row = /^quizzes\.(\d+)/.exec(path)?.[1]
    if (row === undefined) return []
    // The server's English begins with the row, too.
    const problem = message.replace(/^Row \d+: /, '')
    return [i18n.t('quizSets.importRow', { n: row, error: quizCallText(problem) ?? translatedText(problem) })]
  })
}

/** Why nothing was imported, when no row is to blame. */
export const importFailure = (error: Error): string => quizCallText(error.message) ?? failureText(error)
