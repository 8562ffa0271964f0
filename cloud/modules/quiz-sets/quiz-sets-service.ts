import type { AccountPart } from '#cloud/account-part.ts'
import type { Db } from '#cloud/db/client.ts'
import { newId } from '#cloud/ids.ts'
import type { Users } from '#cloud/modules/users/index.ts'
import type { RateLimit, RateLimiter } from '#cloud/rate-limiter.ts'
import { requireDecentName } from '#host-engine/index.ts'
import type { Language } from '#shared/constants/game.ts'
import { QUIZ_SETS_CHARACTERS_MAX, QUIZ_SETS_MAX, QUIZZES_PER_SET_MAX } from '#shared/constants/quizzes.ts'
import { AppError } from '#shared/errors/app-error.ts'
import { quizCalls } from '#shared/i18n/en/quiz-calls.ts'
import type { CustomQuiz } from '#shared/schemas/custom-quiz.ts'
import type { ImportQuizzesBody } from '#shared/schemas/quiz-import.ts'
import type { ChangeQuizSetBody, QuizSet } from '#shared/schemas/quiz-sets.ts'
import {
  countSets,
  deleteSet,
  findByCode,
  findSet,
  insertSet,
  listSets,
  updateSet,
  weighOthers,
} from './quiz-sets-repository.ts'
import { invalid, readImport } from './read-import.ts'

type NewSet = Omit<QuizSet, 'id' | 'code'>

export interface QuizSetsParts {
  readonly db: Db
  readonly users: Pick<Users, 'lock' | 'get'>
  readonly limiter: Pick<RateLimiter, 'take' | 'refund'>
  /** Drawn again when another set has it. */
  readonly makeCode: () => string
  readonly now: () => number
}

export type QuizSets = ReturnType<typeof createQuizSets>

const MOST_DRAWS = 20

/** Wrong codes of a user. Every set has one, whether it was meant for others or not, so nobody shall find it by trying. */
const WRONG_CODES: RateLimit = { name: 'quiz-set-code', points: 20, seconds: 3600 }

const full = (text: string, max: number): string => text.replace('{{max}}', String(max))

/** So a quiz is the same when it comes back from a file, which knows no difference. */
const withoutEmptyWords = ({ explanation, category, ...quiz }: CustomQuiz): CustomQuiz => ({
  ...quiz,
  ...(explanation ? { explanation } : {}),
  ...(category ? { category } : {}),
})

/** So many at a time as one set holds. */
const inSets = (quizzes: readonly CustomQuiz[]): CustomQuiz[][] =>
  Array.from({ length: Math.ceil(quizzes.length / QUIZZES_PER_SET_MAX) }, (_, index) =>
    quizzes.slice(index * QUIZZES_PER_SET_MAX, (index + 1) * QUIZZES_PER_SET_MAX),
  )

/** The quiz sets that players keep on their accounts. */
export function createQuizSets({ db, users, limiter, makeCode, now }: QuizSetsParts) {
  /** What is counted must not change until it is stored: one user's changes come one after the other. */
  const inTurn = <T>(userId: string, work: (tx: Db) => Promise<T>): Promise<T> =>
    db.transaction(async (tx) => {
      if (!(await users.lock(tx, userId))) throw new AppError('UNAUTHORIZED')
      return work(tx)
    })

  /** Throws CONFLICT where the set does not fit beside the user's others. */
  async function requireRoom(tx: Db, userId: string, { id, quizzes }: Pick<QuizSet, 'id' | 'quizzes'>) {
    const weight = (await weighOthers(tx, userId, id)) + JSON.stringify(quizzes).length
    if (weight > QUIZ_SETS_CHARACTERS_MAX) throw new AppError('CONFLICT', undefined, quizCalls.setsTooLong)
  }

  async function add(tx: Db, userId: string, made: NewSet): Promise<QuizSet> {
    if ((await countSets(tx, userId)) >= QUIZ_SETS_MAX)
      throw new AppError('CONFLICT', undefined, full(quizCalls.setsFull, QUIZ_SETS_MAX))
    const quizzes = made.quizzes.map(withoutEmptyWords)
    await requireRoom(tx, userId, { id: '', quizzes })
    for (let draw = 0; draw < MOST_DRAWS; draw++) {
      const set = { ...made, quizzes, id: newId(), code: makeCode() }
      if (await insertSet(tx, userId, set, now())) return set
    }
    throw new Error('no free code was drawn')
  }

  async function existing(at: Db, userId: string, id: string): Promise<QuizSet> {
    const set = await findSet(at, userId, id)
    if (set === null) throw new AppError('NOT_FOUND')
    return set
  }

  async function append(tx: Db, userId: string, set: QuizSet, more: readonly CustomQuiz[]): Promise<QuizSet> {
    const quizzes = [...set.quizzes, ...more.map(withoutEmptyWords)]
    if (quizzes.length > QUIZZES_PER_SET_MAX)
      throw invalid('quizzes', full(quizCalls.setFull, QUIZZES_PER_SET_MAX))
    await requireRoom(tx, userId, { ...set, quizzes })
    await updateSet(tx, { ...set, quizzes }, now())
    return { ...set, quizzes }
  }

  async function languageOf(userId: string): Promise<Language> {
    return (await users.get(userId)).preferredLanguage ?? 'english'
  }

  return {
    list: (userId: string): Promise<QuizSet[]> => listSets(db, userId),

    /** Throws NOT_FOUND for what is another's, too. */
    get: (userId: string, id: string): Promise<QuizSet> => existing(db, userId, id),

    /** Throws OFFENSIVE_LANGUAGE for its name. */
    create: (userId: string, made: NewSet): Promise<QuizSet> =>
      inTurn(userId, (tx) => {
        requireDecentName(made.name)
        return add(tx, userId, made)
      }),

    /** A set of one's own that is like the one with this code. Throws NOT_FOUND, and RATE_LIMITED after too many of them. */
    async copy(userId: string, code: string): Promise<QuizSet> {
      // Before it is known whether it is wrong: many may come at once.
      await limiter.take(WRONG_CODES, userId)
      const set = await findByCode(db, code.trim().toUpperCase())
      if (set === null) throw new AppError('NOT_FOUND')
      await limiter.refund(WRONG_CODES, userId)
      const { name, language, quizzes } = set
      return inTurn(userId, (tx) => add(tx, userId, { name, language, quizzes }))
    },

    change: (userId: string, id: string, changes: ChangeQuizSetBody): Promise<QuizSet> =>
      inTurn(userId, async (tx) => {
        const set = await existing(tx, userId, id)
        if (changes.name !== undefined && changes.name !== set.name) requireDecentName(changes.name)
        const { name = set.name, language = set.language, quizzes = set.quizzes } = changes
        const changed = { ...set, name, language, quizzes: quizzes.map(withoutEmptyWords) }
        await requireRoom(tx, userId, changed)
        await updateSet(tx, changed, now())
        return changed
      }),

    remove: (userId: string, id: string): Promise<void> =>
      inTurn(userId, async (tx) => {
        if (!(await deleteSet(tx, userId, id))) throw new AppError('NOT_FOUND')
      }),

    quizzes: async (userId: string): Promise<CustomQuiz[]> =>
      (await listSets(db, userId)).flatMap((set) => set.quizzes),

    /** All of it or nothing. What is more than one set holds goes on in further ones. Answers the sets that it went to. */
    async import(userId: string, body: ImportQuizzesBody): Promise<QuizSet[]> {
      const quizzes = readImport(body)
      if (body.name !== undefined) requireDecentName(body.name)
      const { setId, name = new Date(now()).toISOString().slice(0, 10) } = body
      const language = body.language ?? (await languageOf(userId))
      return inTurn(userId, async (tx) => {
        if (setId !== undefined) return [await append(tx, userId, await existing(tx, userId, setId), quizzes)]
        const sets: QuizSet[] = []
        for (const some of inSets(quizzes))
          sets.push(await add(tx, userId, { name, language, quizzes: some }))
        return sets
      })
    },

    accountPart: {
      collect: async (userId) => ({ quizSets: await listSets(db, userId) }),
    } satisfies AccountPart,
  }
}
