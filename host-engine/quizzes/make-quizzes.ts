import pLimit from 'p-limit'
import type { Logger } from '../ports/logger.ts'
import type { MadeQuizzes, QuizMaker, QuizOrder } from '../ports/quiz-maker.ts'
import { failureOf } from './ai/ask-model.ts'
import { draftOf } from './ai/model-quiz.ts'
import type { QuizAuthor } from './ai/quiz-author.ts'
import { generateBuiltIn } from './builtin/generate.ts'
import { checkDraft } from './checks/check-draft.ts'
import { createEarlierQuizzes } from './checks/earlier-quizzes.ts'
import { drop, type Finding, hold, PASS } from './checks/reasons.ts'
import type { QuizDraft } from './quiz-draft.ts'

/** How often a model is asked for what is missing. */
const ASKED_AT_MOST = 2
/** How many questions it solves at the same time. */
const SOLVED_AT_ONCE = 4

export interface QuizMakerParts {
  /** Null: the built-in generator makes all. */
  readonly author: QuizAuthor | null
  readonly logger: Logger
}

type OnQuiz = (quiz: QuizDraft) => void

/** What came of an order so far, and the checks of what comes next. */
function createTally({ count, earlier: known }: QuizOrder, onQuiz: OnQuiz) {
  const earlier = createEarlierQuizzes(known)
  const quizzes: QuizDraft[] = []
  const held: { quiz: QuizDraft; reason: string }[] = []
  const dropped: Record<string, number> = {}

  return {
    quizzes,
    held,
    dropped,
    missing: () => count - quizzes.length,
    check: (quiz: QuizDraft, isFromTemplate: boolean): Finding => {
      const finding = checkDraft(quiz, { earlier, isFromTemplate })
      // Whatever becomes of it, the next one shall be another.
      if (finding.verdict !== 'drop') earlier.add(quiz)
      return finding
    },
    note(quiz: QuizDraft | null, finding: Finding): void {
      if (finding.verdict === 'drop') dropped[finding.reason] = (dropped[finding.reason] ?? 0) + 1
      else if (quiz !== null && finding.verdict === 'hold') held.push({ quiz, reason: finding.reason })
      else if (quiz !== null && quizzes.length < count) {
        quizzes.push(quiz)
        onQuiz(quiz)
      }
    },
  }
}
type Tally = ReturnType<typeof createTally>

/** Settles when the work does, or as soon as the signal is aborted, whatever the work makes of that. */
async function untilAborted(work: Promise<void>, signal: AbortSignal): Promise<void> {
  const aborted = Promise.withResolvers<void>()
  const giveUp = () => aborted.reject(signal.reason)
  signal.addEventListener('abort', giveUp, { once: true })
  if (signal.aborted) giveUp()
  try {
    await Promise.race([work, aborted.promise])
  } finally {
    signal.removeEventListener('abort', giveUp)
  }
}

/** Quizzes by a model as far as there is one, the rest by the built-in generator; all through every check. */
export function createQuizMaker({ author, logger }: QuizMakerParts): QuizMaker {
  /** A draft whose answer the author itself cannot find is for a person to look at. */
  async function solvedBlind(by: QuizAuthor, quiz: QuizDraft, signal: AbortSignal): Promise<Finding> {
    try {
      return (await by.solves(quiz, signal)) ? PASS : hold('solved_otherwise')
    } catch (error) {
      logger.warn({ reason: failureOf(error) }, 'a model could not solve a quiz')
      return hold('not_solved')
    }
  }

  async function writeByModel(
    by: QuizAuthor,
    order: QuizOrder,
    tally: Tally,
    signal: AbortSignal,
  ): Promise<void> {
    const solving = pLimit(SOLVED_AT_ONCE)
    for (let asked = 0; asked < ASKED_AT_MOST && tally.missing() > 0; asked++) {
      const avoided = { ...order, earlier: [...order.earlier, ...tally.quizzes] }
      const entries = await by.write(avoided, tally.missing(), signal)
      const judged = entries.map(async (entry) => {
        const quiz = draftOf(entry, order)
        let finding = firstLook(quiz, order, tally)
        if (quiz !== null && finding.verdict === 'pass') {
          finding = await solving(() => solvedBlind(by, quiz, signal))
        }
        // What comes after the deadline has been made by others.
        if (!signal.aborted) tally.note(quiz, finding)
      })
      await Promise.all(judged)
    }
  }

  /** Never later than the deadline; a model that fails leaves its part to the built-in generator. */
  async function tryModel(by: QuizAuthor, order: QuizOrder, tally: Tally): Promise<void> {
    const deadline = new AbortController()
    const timer =
      order.deadlineMs === undefined ? undefined : setTimeout(() => deadline.abort(), order.deadlineMs)
    const signal = AbortSignal.any([order.signal, deadline.signal])
    try {
      await untilAborted(writeByModel(by, order, tally, signal), signal)
    } catch (error) {
      order.signal.throwIfAborted()
      logger.warn({ reason: failureOf(error) }, 'a model made no quizzes')
    } finally {
      clearTimeout(timer)
    }
  }

  return {
    source: author === null ? 'built_in' : 'ai',
    async make(order, onQuiz = () => {}): Promise<MadeQuizzes> {
      order.signal.throwIfAborted()
      const tally = createTally(order, onQuiz)
      if (author !== null) await tryModel(author, order, tally)
      order.signal.throwIfAborted()
      const byModel = tally.quizzes.length
      const topicFound = fillUp(order, tally) || byModel > 0
      const { quizzes, held, dropped } = tally
      return { source: byModel > 0 ? 'ai' : 'built_in', quizzes, held, dropped, topicFound }
    },
  }
}

function firstLook(quiz: QuizDraft | null, { category }: QuizOrder, tally: Tally): Finding {
  if (quiz === null) return drop('schema')
  if (category !== 'any' && quiz.broadCategory !== category) return drop('not_asked')
  return tally.check(quiz, false)
}

/** Makes what is still missing. False when nothing is known about the topic. */
function fillUp(order: QuizOrder, tally: Tally): boolean {
  const missing = tally.missing()
  if (missing === 0) return true
  const { quizzes, topicFound } = generateBuiltIn({
    ...order,
    count: missing,
    accepts: (draft) => tally.check(draft, true).verdict === 'pass',
  })
  for (const quiz of quizzes) tally.note(quiz, PASS)
  return topicFound
}
