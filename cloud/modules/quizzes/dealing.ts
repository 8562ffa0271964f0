import { randomInt } from 'node:crypto'
import type { Db } from '#cloud/db/client.ts'
import type { Logger } from '#cloud/logger.ts'
import {
  loadBank,
  nearestFirst,
  type Quiz,
  type QuizMaker,
  type QuizRequest,
  type QuizScope,
  type QuizSource,
} from '#host-engine/index.ts'
import type { Language } from '#shared/constants/game.ts'
import { countAvailable, findLeastSeen, findQuizzes, findUnseen } from './dealing-repository.ts'
import { type Candidate, dealNext } from './dealing-rules.ts'
import { answersOf, likelyGuesses } from './likely-guesses.ts'
import { insertMade, listCell } from './made-quizzes-repository.ts'
import { countAnswers, insertSeen } from './quizzes-repository.ts'
import { type Answers, rightRate } from './quizzes-rules.ts'
import { findCommonGuesses } from './wrong-guesses-repository.ts'

export interface DealingParts {
  readonly db: Db
  readonly logger: Logger
  /** Makes what is missing while players wait: it must not ask a model. */
  readonly builtIn: QuizMaker
  /** Ids of quizzes that come in no game now. */
  readonly setAside: (language: Language) => Promise<readonly string[]>
  readonly now: () => number
}

export interface Dealing extends QuizSource {
  /** Records in the given transaction, or in its own, that the players have seen a quiz. */
  markSeen(quizId: string, players: readonly string[], tx?: Db): Promise<void>
}

/** A game begins three seconds after it is asked for, and its quizzes are read in that time, too. */
const MAKE_WITHIN_MS = 1_500
/** What one order may ask for. */
const MADE_AT_ONCE = 20
const NO_ANSWERS: Answers = { asked: 0, answered: 0 }
/** Enough to choose among: other templates, other kinds. */
const candidatesFor = (count: number): number => 4 * count + 20

/** Deals the quizzes of games from the store. */
export function createDealing({ db, logger, builtIn, setAside, now }: DealingParts): Dealing {
  const bankAnswers = answersOf(loadBank())

  /** What bots make of these: as often right as people are at that difficulty, and wrong as people are. */
  async function withPractice(dealt: readonly Quiz[]): Promise<Quiz[]> {
    const measured = new Map<string, Answers>()
    for (const { language, difficulty } of dealt)
      if (!measured.has(difficulty)) measured.set(difficulty, await countAnswers(db, language, difficulty))
    const typed = await findCommonGuesses(
      db,
      dealt.map(({ id }) => id),
    )
    return dealt.map((quiz) => ({
      ...quiz,
      practice: {
        rightRate: rightRate(quiz.difficulty, measured.get(quiz.difficulty) ?? NO_ANSWERS),
        wrongGuesses: likelyGuesses(quiz, bankAnswers, typed.get(quiz.id)),
      },
    }))
  }

  /** Fills the store up; answers how many there are more. A generator that fails keeps nobody from playing what there is. */
  async function make(scope: QuizScope, count: number): Promise<number> {
    try {
      const made = await builtIn.make({
        ...scope,
        count: Math.min(count, MADE_AT_ONCE),
        earlier: await listCell(db, scope),
        seed: randomInt(2 ** 32),
        signal: AbortSignal.timeout(MAKE_WITHIN_MS),
      })
      return await insertMade(db, made)
    } catch (error) {
      logger.warn({ err: error, ...scope }, 'no quizzes could be made')
      return 0
    }
  }

  async function choose(request: QuizRequest): Promise<Candidate[]> {
    const { language, category, difficulty, count, players } = request
    const aside = await setAside(language)
    const dealt: Candidate[] = []
    const missing = () => count - dealt.length
    const add = (candidates: readonly Candidate[]) =>
      dealt.push(...dealNext(candidates, dealt, missing(), Math.random))
    for (const level of nearestFirst(difficulty)) {
      const scope = { language, category, difficulty: level }
      const found = [scope, players, aside, candidatesFor(count)] as const
      add(await findUnseen(db, ...found))
      if (missing() > 0 && level === difficulty && (await make(scope, missing())) > 0)
        add(await findUnseen(db, ...found))
      if (missing() > 0) add(await findLeastSeen(db, ...found))
      if (missing() === 0) break
    }
    return dealt
  }

  return {
    async pick(request) {
      const chosen = await choose(request)
      const dealt = await findQuizzes(
        db,
        chosen.map(({ id }) => id),
      )
      return request.practice ? withPractice(dealt) : dealt
    },

    async available(scope, enough) {
      let there = await countAvailable(db, scope, enough)
      while (there < enough && (await make(scope, enough - there)) > 0)
        there = await countAvailable(db, scope, enough)
      return there
    },

    markSeen: (quizId, players, tx = db) => insertSeen(tx, quizId, players, now()),
  }
}
