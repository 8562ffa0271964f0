import { compileAnswerKey, judge } from '../../rules/judge/judge.ts'
import type { QuizDraft } from '../quiz-draft.ts'

type Answered = Pick<QuizDraft, 'answers' | 'reject' | 'language'>

/** Whether each alias, typed as it stands, is right where the rejected guesses count, too. */
export const areAliasesRight = ({ answers, reject = [], language }: Answered): boolean => {
  const key = compileAnswerKey({ answers, reject, language })
  return answers.every((answer) => judge(key, answer, { strictness: 'strict' }) === 'correct')
}

/** Whether no rejected guess is another writing of an answer. */
export const areRejectsWrong = ({ answers, reject = [], language }: Answered): boolean => {
  const key = compileAnswerKey({ answers, reject: [], language })
  return reject.every((guess) => judge(key, guess, { strictness: 'strict' }) !== 'correct')
}

const SEVERAL = { english: /\s(?:or|and\/or)\s|\s\/\s|;/i, italian: /\s(?:o|oppure|e\/o)\s|\s\/\s|;/i }

/** Whether one answer is really two: "Lyon or Paris", where "Paris" alone is among the answers. */
export const hasSeveralInOne = ({ answers, language }: Answered): boolean => {
  const known = new Set(answers.map((answer) => answer.toLowerCase()))
  return answers.some((answer) => {
    const parts = answer.split(SEVERAL[language]).map((part) => part.trim().toLowerCase())
    return parts.length > 1 && parts.some((part) => known.has(part))
  })
}

const OPEN = {
  english:
    /(?:(?:^|[.:!?]\s+)(?:name|give|list|mention)\s+(?:me\s+)?(?:a|an|any|one|some)\b|for example|an example of|one of the)/i,
  italian:
    /(?:(?:^|[.:!?]\s+)(?:nomina|cita|indica|elenca|dimmi)\s+(?:un|uno|una|qualche|alcuni)\b|\bper esempio\b|\bun esempio di\b|\buno? dei\b|\buna delle\b)/i,
}

/** Whether the prompt sounds as if many things answered it. */
export const soundsOpen = ({ prompt, language }: Pick<QuizDraft, 'prompt' | 'language'>): boolean =>
  OPEN[language].test(prompt)
