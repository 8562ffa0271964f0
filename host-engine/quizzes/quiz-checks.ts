import type { Language } from '#shared/constants/game.ts'
import {
  ANSWER_MAX,
  ANSWERS_MAX,
  CATEGORY_MAX,
  EXPLANATION_MAX,
  PROMPT_MAX,
} from '#shared/constants/limits.ts'
import { foldText } from '../rules/judge/fold.ts'
import { compileAnswerKey, judge } from '../rules/judge/judge.ts'
import type { Quiz } from '../rules/quiz.ts'

/** Words shorter than this are in any sentence, and give nothing away. */
const TELLING = 3
/** What is left of a word of at least five letters when its ending goes: "singing" and "singer" share "sing". */
const ENDINGS = { english: /(?:es|s|ed|ing|er|ers|y|ies|e)$/, italian: /[aeio]{1,2}$/ }

function stem(word: string, language: Language): string {
  if (word.length < 5) return word
  const short = word.replace(ENDINGS[language], '')
  return short.length >= 4 ? short : word
}

/** Whether the words of the answer stand in the text one after another, in whatever form. */
function gives(text: string, answer: string, language: Language): boolean {
  const words = foldText(text, language).split(' ')
  const wanted = foldText(answer, language).split(' ')
  if (wanted.join('').length < TELLING) return false
  return words.some((_, start) =>
    wanted.every((word, offset) => {
      const found = words[start + offset]
      if (found === undefined) return false
      return found === word || (word.length >= 5 && found.startsWith(stem(word, language)))
    }),
  )
}

function limitFaults({ category, prompt, answers, explanation }: Quiz): string[] {
  const faults: string[] = []
  const tooLong = (what: string, text: string, max: number) => {
    if (text.length > max) faults.push(`${what} has ${text.length} characters, more than ${max}`)
  }
  if (prompt.trim() === '') faults.push('the prompt is empty')
  tooLong('the prompt', prompt, PROMPT_MAX)
  tooLong('the category', category, CATEGORY_MAX)
  tooLong('the explanation', explanation ?? '', EXPLANATION_MAX)
  for (const answer of answers) tooLong(`the answer "${answer}"`, answer, ANSWER_MAX)
  if (answers.length === 0) faults.push('there is no answer')
  if (answers.length > ANSWERS_MAX)
    faults.push(`there are ${answers.length} answers, more than ${ANSWERS_MAX}`)
  return faults
}

function answerFaults({ answers, reject, language }: Quiz): string[] {
  const faults: string[] = []
  const rejected = new Set((reject ?? []).map((text) => foldText(text, language)))
  const seen = new Map<string, string>()
  for (const answer of answers) {
    const folded = foldText(answer, language)
    const same = seen.get(folded)
    if (folded === '') faults.push(`the answer "${answer}" has no letter or digit`)
    else if (same !== undefined) faults.push(`the answers "${same}" and "${answer}" are the same`)
    if (rejected.has(folded)) faults.push(`"${answer}" is an answer and rejected`)
    seen.set(folded, answer)
  }
  return faults
}

/** What is wrong with one quiz by itself; nothing when it may be played. */
export function findQuizFaults(quiz: Quiz): string[] {
  const told = (where: string, text: string) =>
    quiz.answers
      .filter((answer) => gives(text, answer, quiz.language))
      .map((answer) => `the ${where} gives away "${answer}"`)
  return [
    ...limitFaults(quiz),
    ...answerFaults(quiz),
    ...told('prompt', quiz.prompt),
    ...told('category', quiz.category),
  ]
}

/** Signs stay: a rebus may differ from another in its pictures alone. */
const samePrompt = ({ prompt }: Quiz): string =>
  prompt.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim()
const sameAnswer = ({ answers, language }: Quiz): string => foldText(answers[0] ?? '', language)

/** Every quiz that has the same text as an earlier one, beside that one. */
function repeats(quizzes: readonly Quiz[], textOf: (quiz: Quiz) => string): [Quiz, Quiz][] {
  const seen = new Map<string, Quiz>()
  return quizzes.flatMap((quiz) => {
    const text = `${quiz.language} ${textOf(quiz)}`
    const first = seen.get(text)
    if (first) return [[first, quiz] satisfies [Quiz, Quiz]]
    seen.set(text, quiz)
    return []
  })
}

function aliasFaults(quizzes: readonly Quiz[]): string[] {
  const keys = quizzes.map((quiz) => {
    const { language, reject } = quiz
    return {
      quiz,
      key: compileAnswerKey({ answers: quiz.answers.slice(0, 1), reject: reject ?? [], language }),
    }
  })
  return quizzes.flatMap((quiz) =>
    quiz.answers.slice(1).flatMap((alias) =>
      keys
        .filter((other) => other.quiz !== quiz && other.quiz.language === quiz.language)
        .filter((other) => judge(other.key, alias) === 'correct')
        .map((other) => `${quiz.id}: the alias "${alias}" counts as the main answer of ${other.quiz.id}`),
    ),
  )
}

/** What is wrong with quizzes that are played together, each line begun with the id it is about. */
export function findSetFaults(quizzes: readonly Quiz[]): string[] {
  const prompts = repeats(quizzes, samePrompt)
  const answers = repeats(quizzes, sameAnswer)
  return [
    ...prompts.map(([first, quiz]) => `${quiz.id}: has the prompt of ${first.id}`),
    ...answers.map(([first, quiz]) => `${quiz.id}: has the main answer of ${first.id}, "${quiz.answers[0]}"`),
    ...aliasFaults(quizzes),
  ]
}
