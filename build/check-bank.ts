import {
  areAliasesRight,
  areRejectsWrong,
  hasSeveralInOne,
} from '#host-engine/quizzes/checks/draft-answers.ts'
import { isPlain } from '#host-engine/quizzes/checks/plain-text.ts'
import { bankFile, loadBank } from '#host-engine/quizzes/load-bank.ts'
import { findQuizFaults, findSetFaults } from '#host-engine/quizzes/quiz-checks.ts'
import type { Quiz } from '#host-engine/rules/game/quiz.ts'
import { DIFFICULTIES, LANGUAGES } from '#shared/constants/game.ts'

/** The bank, or the fault that keeps it from being read. */
function readBank(): { quizzes: Quiz[]; faults: string[] } {
  try {
    return { quizzes: loadBank(), faults: [] }
  } catch (error) {
    return { quizzes: [], faults: [error instanceof Error ? error.message : String(error)] }
  }
}

/** The checks of a draft that make sense for what people wrote and read. */
function draftFaults(quiz: Quiz): string[] {
  const texts = [quiz.prompt, quiz.category, quiz.explanation ?? '', ...quiz.answers, ...(quiz.reject ?? [])]
  return [
    ...(areAliasesRight(quiz) ? [] : ['an answer, typed as it stands, is not right']),
    ...(areRejectsWrong(quiz) ? [] : ['a rejected guess is another writing of an answer']),
    ...(hasSeveralInOne(quiz) ? ['one answer is really two'] : []),
    ...(texts.every(isPlain) ? [] : ['a text holds an address, markup or invisible characters']),
  ]
}

const { quizzes, faults } = readBank()
const fileOf = new Map(quizzes.map(({ id, language, difficulty }) => [id, bankFile(language, difficulty)]))
const own = quizzes.flatMap((quiz) =>
  [...findQuizFaults(quiz), ...draftFaults(quiz)].map((fault) => `${quiz.id}: ${fault}`),
)
for (const fault of [...own, ...findSetFaults(quizzes)]) {
  faults.push(`${fileOf.get(fault.slice(0, fault.indexOf(':')))} ${fault}`)
}

for (const fault of faults) console.error(fault)
if (faults.length === 0) {
  for (const language of LANGUAGES) {
    const counts = DIFFICULTIES.map((difficulty) => {
      const these = quizzes.filter((quiz) => quiz.language === language && quiz.difficulty === difficulty)
      return `${these.length} ${difficulty}`
    })
    console.log(`${language}: ${counts.join(', ')}`)
  }
}
process.exitCode = faults.length > 0 ? 1 : 0
