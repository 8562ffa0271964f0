import { gives, isOffensive, type Quiz, wordsOf } from '#host-engine/index.ts'
import { adminCalls } from '#shared/i18n/en/admin-calls.ts'

/** What an admin may change of a quiz, its texts checked one by one. */
export interface Correction extends Pick<Quiz, 'prompt' | 'answers'> {
  readonly reject?: readonly string[] | undefined
  readonly explanation?: string | undefined
}

export interface Fault {
  readonly path: string
  readonly message: string
}

/** Without an explanation and wrong guesses where the correction has none. */
export function corrected(quiz: Quiz, { prompt, answers, reject = [], explanation }: Correction): Quiz {
  const { reject: _reject, explanation: _explanation, ...rest } = quiz
  return {
    ...rest,
    prompt,
    answers,
    ...(reject.length > 0 && { reject }),
    ...(explanation && { explanation }),
  }
}

/** What keeps a quiz from being played, but for what was so before: some puzzles name their answer on purpose. */
export function correctionFaults(before: Quiz, after: Quiz): Fault[] {
  const known = new Set(faultsOf(before).map(({ message }) => message))
  return faultsOf(after).filter(({ message }) => !known.has(message))
}

const about = (text: string, answer: string): string => text.replace('{{answer}}', answer)

function faultsOf({ prompt, answers, reject = [], explanation = '', language }: Quiz): Fault[] {
  const fold = (text: string): string => wordsOf(text, language).join(' ')
  const folded = answers.map(fold)
  const told = answers.filter((answer) => gives(prompt, answer, language))
  return [
    ...told.map((answer) => ({ path: 'prompt', message: about(adminCalls.answerTold, answer) })),
    ...answers.flatMap((answer, index) =>
      folded.indexOf(fold(answer)) < index
        ? [{ path: `answers.${index}`, message: about(adminCalls.answerTwice, answer) }]
        : [],
    ),
    ...reject.flatMap((guess, index) =>
      folded.includes(fold(guess))
        ? [{ path: `reject.${index}`, message: about(adminCalls.answerRejected, guess) }]
        : [],
    ),
    ...[prompt, explanation, ...answers]
      .filter((text) => isOffensive(text))
      .map(() => ({ path: '', message: adminCalls.quizOffensive })),
  ]
}
