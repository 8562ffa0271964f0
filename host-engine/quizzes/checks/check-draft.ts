import { isOffensive } from '../../moderation/offensive-text.ts'
import { answerFaults, gives, limitFaults } from '../quiz-checks.ts'
import type { QuizDraft } from '../quiz-draft.ts'
import { areAliasesRight, areRejectsWrong, hasSeveralInOne, soundsOpen } from './draft-answers.ts'
import type { EarlierQuizzes } from './earlier-quizzes.ts'
import { isInLanguage } from './language-of-text.ts'
import { isPlain } from './plain-text.ts'
import { type DropReason, drop, type Finding, hold, PASS } from './reasons.ts'

export interface CheckedAgainst {
  readonly earlier: EarlierQuizzes
  /**
   * A template's words were written and read by people: they need no look at their language, and its quizzes may
   * resemble one another. A model's words are nobody's yet.
   */
  readonly isFromTemplate: boolean
}

const textsOf = ({ prompt, category, answers, reject = [], explanation = '' }: QuizDraft): string[] => [
  prompt,
  category,
  explanation,
  ...answers,
  ...reject,
]

/** What is wrong with the draft by itself. */
function ownFault(draft: QuizDraft): DropReason | null {
  const { prompt, category, answers, language } = draft
  const isToldIn = (text: string) => answers.some((answer) => gives(text, answer, language))
  if (answers.length === 0) return 'answers'
  // First of all: the others compare every text with every other.
  if (limitFaults(draft).length > 0) return 'length'
  if (answerFaults(draft).length > 0 || hasSeveralInOne(draft)) return 'answers'
  if (!areRejectsWrong(draft)) return 'rejects'
  if (!areAliasesRight(draft)) return 'aliases'
  if (isToldIn(prompt) || isToldIn(category)) return 'answer_told'
  if (!textsOf(draft).every(isPlain)) return 'not_a_quiz'
  return textsOf(draft).some((text) => isOffensive(text)) ? 'offensive' : null
}

/** Whether prompt and explanation are in the draft's language; each alone, for one may be a slip. */
function languageOf({ prompt, explanation = '', language }: QuizDraft): boolean | null {
  const ofPrompt = isInLanguage(prompt, language)
  const ofAll = isInLanguage(`${prompt} ${explanation}`, language)
  if (ofPrompt === false || isInLanguage(explanation, language) === false) return false
  return ofPrompt ?? ofAll
}

/** One draft through every check that needs no model. What passes is not yet among the earlier ones: `earlier.add` it. */
export function checkDraft(draft: QuizDraft, { earlier, isFromTemplate }: CheckedAgainst): Finding {
  const fault = ownFault(draft)
  if (fault !== null) return drop(fault)
  const isRight = isFromTemplate ? true : languageOf(draft)
  if (isRight === false) return drop('language')
  const conflict = earlier.conflict(draft, { isFromTemplate })
  if (conflict !== null) return drop(conflict)
  if (isRight === null) return hold('language_unsure')
  return !isFromTemplate && soundsOpen(draft) ? hold('open_question') : PASS
}
