import { generateBuiltIn } from '#host-engine/quizzes/builtin/generate.ts'
import { templates } from '#host-engine/quizzes/builtin/templates.ts'
import { checkDraft } from '#host-engine/quizzes/checks/check-draft.ts'
import { createEarlierQuizzes } from '#host-engine/quizzes/checks/earlier-quizzes.ts'
import type { QuizDraft } from '#host-engine/quizzes/quiz-draft.ts'
import { seededRandom } from '#host-engine/rules/random.ts'
import { DIFFICULTIES, LANGUAGES, type Language } from '#shared/constants/game.ts'

// npm run bench:quizzes: how many quizzes the built-in generator has in it, and what twenty of them cost.

const DISTINCT_AT_LEAST = 5_000
const ROUNDS = 40
const MOST_MS = 50
/** Draws of each template, at each of its difficulties, of which some come twice. */
const DRAWS = 300

/** Different prompts whose quizzes pass every check by themselves. */
function distinct(language: Language): number {
  const prompts = new Set<string>()
  for (const template of templates.filter((one) => one.language === language)) {
    for (const difficulty of template.difficulties) {
      const random = seededRandom(1)
      for (let drawn = 0; drawn < DRAWS; drawn++) {
        const draft = template.make(difficulty, random)
        if (draft === null || prompts.has(draft.prompt)) continue
        const finding = checkDraft(draft, { earlier: createEarlierQuizzes([]), isFromTemplate: true })
        if (finding.verdict === 'pass') prompts.add(draft.prompt)
      }
    }
  }
  return prompts.size
}

function twenty(seed: number): QuizDraft[] {
  const earlier = createEarlierQuizzes([])
  const { quizzes } = generateBuiltIn({
    language: LANGUAGES[seed % LANGUAGES.length] ?? 'english',
    difficulty: DIFFICULTIES[seed % DIFFICULTIES.length] ?? 'medium',
    category: 'any',
    topic: '',
    count: 20,
    seed,
    accepts(draft) {
      const passes = checkDraft(draft, { earlier, isFromTemplate: true }).verdict === 'pass'
      if (passes) earlier.add(draft)
      return passes
    },
  })
  return quizzes
}

const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

function timed(work: () => void): number {
  const begun = performance.now()
  work()
  return performance.now() - begun
}

for (let seed = 0; seed < ROUNDS; seed++) twenty(seed)
const made: number[] = []
const baseline: number[] = []
for (let seed = 0; seed < ROUNDS; seed++) {
  let quizzes: QuizDraft[] = []
  made.push(
    timed(() => {
      quizzes = twenty(1_000 + seed)
    }),
  )
  // The baseline: the same twenty through the same checks, already made.
  baseline.push(
    timed(() => {
      const earlier = createEarlierQuizzes([])
      for (const quiz of quizzes) {
        checkDraft(quiz, { earlier, isFromTemplate: true })
        earlier.add(quiz)
      }
    }),
  )
}
const [cost, checks] = [median(made), median(baseline)]
console.log(
  `20 quizzes with checks: ${cost.toFixed(1)} ms, at most ${MOST_MS}; ${(cost / checks).toFixed(2)} times the checks alone (${checks.toFixed(1)} ms)`,
)
if (cost > MOST_MS) process.exitCode = 1
for (const language of LANGUAGES) {
  const count = distinct(language)
  console.log(`${language}: ${count} different quizzes that pass every check, at least ${DISTINCT_AT_LEAST}`)
  if (count < DISTINCT_AT_LEAST) process.exitCode = 1
}
