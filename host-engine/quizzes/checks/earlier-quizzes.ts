import type { Language } from '#shared/constants/game.ts'
import { gives, wordsOf } from '../quiz-checks.ts'
import type { QuizDraft } from '../quiz-draft.ts'
import { patternOf } from './prompt-pattern.ts'
import type { DropReason } from './reasons.ts'

export type EarlierQuiz = Pick<QuizDraft, 'prompt' | 'answers' | 'language'>

/** Two prompts that share this part of their words ask the same (Jaccard index). */
const ALIKE = 0.7
/** Shorter words are in any sentence. */
const TELLING = 3

/** Signs stay: a rebus may differ from another in its pictures alone. */
const samePrompt = (prompt: string): string =>
  prompt
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s.,;:!?'"’“”«»]+/g, ' ')
    .trim()

const sameAnswer = (answer: string, language: Language): string => wordsOf(answer, language).join(' ')

const tellingWords = ({ prompt, language }: EarlierQuiz): ReadonlySet<string> =>
  new Set(wordsOf(prompt, language).filter((word) => word.length >= TELLING))

function overlap(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  let common = 0
  for (const word of one) if (other.has(word)) common++
  return common === 0 ? 0 : common / (one.size + other.size - common)
}

/** Aliases are left out: short ones stand in many a sentence. */
const tells = (one: EarlierQuiz, { answers: [main = ''], language }: EarlierQuiz): boolean =>
  one.language === language && gives(one.prompt, main, language)

/** What a new quiz must not be like. */
export function createEarlierQuizzes(known: readonly EarlierQuiz[]) {
  const prompts = new Set<string>()
  const mainAnswers = new Set<string>()
  const allAnswers = new Set<string>()
  const patterns = new Set<string>()
  const words: ReadonlySet<string>[] = []
  const together: EarlierQuiz[] = []

  function remember(quiz: EarlierQuiz): void {
    prompts.add(samePrompt(quiz.prompt))
    quiz.answers.forEach((answer, at) => {
      const same = sameAnswer(answer, quiz.language)
      allAnswers.add(same)
      if (at === 0) mainAnswers.add(same)
    })
    patterns.add(patternOf(quiz.prompt))
    words.push(tellingWords(quiz))
  }
  for (const quiz of known) remember(quiz)

  const hasAnswer = ({ answers: [main = '', ...aliases], language }: EarlierQuiz): boolean =>
    allAnswers.has(sameAnswer(main, language)) ||
    aliases.some((alias) => mainAnswers.has(sameAnswer(alias, language)))

  /** By its words, or when names and numbers are left out. */
  function resemblance(quiz: EarlierQuiz): DropReason | null {
    const own = tellingWords(quiz)
    if (own.size >= TELLING && words.some((one) => overlap(own, one) >= ALIKE)) return 'alike'
    return patterns.has(patternOf(quiz.prompt)) ? 'same_pattern' : null
  }

  return {
    /** Why it must not come beside those that are there. A template may repeat itself: its own quizzes resemble one another. */
    conflict(quiz: EarlierQuiz, { isFromTemplate }: { isFromTemplate: boolean }): DropReason | null {
      if (prompts.has(samePrompt(quiz.prompt))) return 'same_prompt'
      if (hasAnswer(quiz)) return 'same_answer'
      const resembling = isFromTemplate ? null : resemblance(quiz)
      if (resembling !== null) return resembling
      return together.some((one) => tells(one, quiz) || tells(quiz, one)) ? 'told_by_another' : null
    },
    /** From now on it is there, in the same game as those added before. */
    add(quiz: EarlierQuiz): void {
      remember(quiz)
      together.push(quiz)
    },
  }
}
export type EarlierQuizzes = ReturnType<typeof createEarlierQuizzes>
