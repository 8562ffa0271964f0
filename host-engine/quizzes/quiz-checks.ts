import type { Language } from '#shared/constants/game.ts'
import {
  ANSWER_MAX,
  ANSWERS_MAX,
  CATEGORY_MAX,
  EXPLANATION_MAX,
  PROMPT_MAX,
  REJECTS_MAX,
} from '#shared/constants/limits.ts'
import type { Quiz } from '../rules/game/quiz.ts'
import { foldText } from '../rules/judge/fold-text.ts'
import { type AnswerKey, compileAnswerKey, judge } from '../rules/judge/judge.ts'
import { splitWords } from '../rules/judge/split-words.ts'

/** Words shorter than this are in any sentence, and give nothing away. */
const TELLING = 3
/** What is left of a word of at least five letters when its ending goes: "singing" and "singer" share "sing". */
const ENDINGS = { english: /(?:es|s|ed|ing|er|ers|y|ies|e)$/, italian: /[aeio]{1,2}$/ }

/** What the checks read of a quiz: it may have no id yet. */
type Checked = Omit<Quiz, 'id'> & { readonly id?: string }

/** The words as the judge reads them, whatever their case, accents and signs. */
export const wordsOf = (text: string, language: Language): string[] => splitWords(foldText(text), language)

function stem(word: string, language: Language): string {
  if (word.length < 5) return word
  const short = word.replace(ENDINGS[language], '')
  return short.length >= 4 ? short : word
}

/** Whether the words of the answer stand in the text one after another, in whatever form. */
export function gives(text: string, answer: string, language: Language): boolean {
  const words = wordsOf(text, language)
  const wanted = wordsOf(answer, language)
  if (wanted.join('').length < TELLING) return false
  return words.some((_, start) =>
    wanted.every((word, offset) => {
      const found = words[start + offset]
      if (found === undefined) return false
      if (found === word || (language === 'english' && found === `${word}s`)) return true
      return word.length >= 5 && found.startsWith(stem(word, language))
    }),
  )
}

export function limitFaults({ category, prompt, answers, reject = [], explanation }: Checked): string[] {
  const faults: string[] = []
  const tooLong = (what: string, text: string, max: number) => {
    if (text.length > max) faults.push(`${what} has ${text.length} characters, more than ${max}`)
  }
  if (prompt.trim() === '') faults.push('the prompt is empty')
  tooLong('the prompt', prompt, PROMPT_MAX)
  tooLong('the category', category, CATEGORY_MAX)
  tooLong('the explanation', explanation ?? '', EXPLANATION_MAX)
  for (const answer of answers) tooLong(`the answer "${answer}"`, answer, ANSWER_MAX)
  for (const guess of reject) tooLong(`the rejected guess "${guess}"`, guess, ANSWER_MAX)
  if (reject.length > REJECTS_MAX)
    faults.push(`there are ${reject.length} rejected guesses, more than ${REJECTS_MAX}`)
  if (answers.length === 0) faults.push('there is no answer')
  if (answers.length > ANSWERS_MAX)
    faults.push(`there are ${answers.length} answers, more than ${ANSWERS_MAX}`)
  return faults
}

export function answerFaults({ answers, reject, language }: Checked): string[] {
  const faults: string[] = []
  const rejected = new Set((reject ?? []).map((text) => wordsOf(text, language).join(' ')))
  const seen = new Map<string, string>()
  for (const answer of answers) {
    const folded = wordsOf(answer, language).join(' ')
    const same = seen.get(folded)
    if (folded === '') faults.push(`the answer "${answer}" has no letter or digit`)
    else if (same !== undefined) faults.push(`the answers "${same}" and "${answer}" are the same`)
    if (rejected.has(folded)) faults.push(`"${answer}" is an answer and rejected`)
    seen.set(folded, answer)
  }
  return faults
}

/** What is wrong with one quiz by itself; nothing when it may be played. */
export function findQuizFaults(quiz: Checked): string[] {
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

function promptFaults(quizzes: readonly Quiz[]): string[] {
  const seen = new Map<string, Quiz>()
  return quizzes.flatMap((quiz) => {
    const prompt = `${quiz.language} ${samePrompt(quiz)}`
    const first = seen.get(prompt)
    if (first) return [`${quiz.id}: has the prompt of ${first.id}`]
    seen.set(prompt, quiz)
    return []
  })
}

interface Keyed {
  readonly quiz: Quiz
  /** For its main answer alone. */
  readonly key: AnswerKey
}

/** What an answer of one quiz has in common with the main answer of another. */
function sharedAnswers(one: Keyed, other: Keyed, isLater: boolean): string[] {
  const [main = '', ...aliases] = one.quiz.answers
  const isSame = isLater && judge(other.key, main, { strictness: 'strict' }) === 'correct'
  return [
    ...(isSame ? [`has the main answer of ${other.quiz.id}, "${main}"`] : []),
    ...aliases
      .filter((alias) => judge(other.key, alias) === 'correct')
      .map((alias) => `the alias "${alias}" counts as the main answer of ${other.quiz.id}`),
  ]
}

function answerSetFaults(quizzes: readonly Quiz[]): string[] {
  const keyed = quizzes.map((quiz): Keyed => {
    const { language, answers, reject } = quiz
    return { quiz, key: compileAnswerKey({ answers: answers.slice(0, 1), reject, language }) }
  })
  return keyed.flatMap((one, index) =>
    keyed.flatMap((other, otherIndex) => {
      if (index === otherIndex || one.quiz.language !== other.quiz.language) return []
      return sharedAnswers(one, other, index > otherIndex).map((fault) => `${one.quiz.id}: ${fault}`)
    }),
  )
}

/** What is wrong with quizzes that are played together, each line begun with the id it is about. */
export const findSetFaults = (quizzes: readonly Quiz[]): string[] => [
  ...promptFaults(quizzes),
  ...answerSetFaults(quizzes),
]
