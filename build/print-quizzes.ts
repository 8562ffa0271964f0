import { parseArgs } from 'node:util'
import { generateBuiltIn } from '#host-engine/quizzes/builtin/generate.ts'
import { checkDraft } from '#host-engine/quizzes/checks/check-draft.ts'
import { createEarlierQuizzes } from '#host-engine/quizzes/checks/earlier-quizzes.ts'
import { DIFFICULTIES, LANGUAGES } from '#shared/constants/game.ts'
import { CATEGORY_CHOICES } from '#shared/constants/quiz-categories.ts'

// npm run quizzes -- [--language italian] [--difficulty hard] [--category any] [--topic chemistry] [--count 40] [--seed 1]:
// quizzes of the built-in generator, to be read.

const { values: flags } = parseArgs({
  options: {
    language: { type: 'string', default: 'english' },
    difficulty: { type: 'string', default: 'medium' },
    category: { type: 'string', default: 'any' },
    topic: { type: 'string', default: '' },
    count: { type: 'string', default: '40' },
    seed: { type: 'string', default: '1' },
  },
})

function oneOf<Choice extends string>(choices: readonly Choice[], given: string): Choice {
  const choice = choices.find((one) => one === given)
  if (choice === undefined) throw new Error(`"${given}" is none of ${choices.join(', ')}`)
  return choice
}

const earlier = createEarlierQuizzes([])
const dropped = new Map<string, number>()
const { quizzes, topicFound } = generateBuiltIn({
  language: oneOf(LANGUAGES, flags.language),
  difficulty: oneOf(DIFFICULTIES, flags.difficulty),
  category: oneOf(CATEGORY_CHOICES, flags.category),
  topic: flags.topic,
  count: Number(flags.count),
  seed: Number(flags.seed),
  accepts(draft) {
    const finding = checkDraft(draft, { earlier, isFromTemplate: true })
    if (finding.verdict === 'pass') earlier.add(draft)
    else
      dropped.set(
        `${draft.template}: ${finding.reason}`,
        (dropped.get(`${draft.template}: ${finding.reason}`) ?? 0) + 1,
      )
    return finding.verdict === 'pass'
  },
})

if (!topicFound) console.log(`Nothing is known about "${flags.topic}"; a mix instead.\n`)
for (const { prompt, answers, reject = [], explanation, category, template } of quizzes) {
  console.log(`[${category} · ${template}] ${prompt}`)
  console.log(`  = ${answers.join(' / ')}${reject.length > 0 ? `   (not ${reject.join(', ')})` : ''}`)
  console.log(`  ${explanation}\n`)
}
console.log(`${quizzes.length} quizzes. Dropped:`, Object.fromEntries(dropped))
