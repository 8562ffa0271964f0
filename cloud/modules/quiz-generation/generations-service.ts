import { randomInt } from 'node:crypto'
import { z } from 'zod'
import type { AccountNews } from '#cloud/account-news.ts'
import type { AccountPart } from '#cloud/account-part.ts'
import type { Db } from '#cloud/db/client.ts'
import { newId } from '#cloud/ids.ts'
import type { Jobs } from '#cloud/jobs/create-jobs.ts'
import type { JobContext, RecurringJob } from '#cloud/jobs/job.ts'
import type { Logger } from '#cloud/logger.ts'
import type { Users } from '#cloud/modules/users/index.ts'
import type { QuizDraft, QuizMaker } from '#host-engine/index.ts'
import { AppError } from '#shared/errors/app-error.ts'
import { quizCalls } from '#shared/i18n/en/quiz-calls.ts'
import type { GenerateBody, GeneratedQuiz, GenerationJob } from '#shared/schemas/quiz-generation.ts'
import {
  deleteGenerations,
  endGeneration,
  findGeneration,
  type Generation,
  insertGeneration,
  listGenerations,
  listModelStarts,
  listRunning,
  saveQuizzes,
} from './generations-repository.ts'
import { mayMakeAt, needsModel } from './generations-rules.ts'

const KEPT_MS = 24 * 60 * 60_000
const SWEEP_EVERY_MS = 60 * 60_000
const RETRY_AFTER_MS = [1_000, 5_000]
/** Whose process died so often has killed it. */
const MOST_ATTEMPTS = 5
/** All its attempts take less. What still runs then lost its job, and would keep its user from another. */
const ENDED_AFTER_MS = 60 * 60_000

export interface GenerationsParts {
  readonly db: Db
  readonly jobs: Jobs
  readonly users: Pick<Users, 'lock'>
  readonly maker: QuizMaker
  readonly news: AccountNews
  readonly logger: Logger
  readonly now: () => number
}

export type Generations = ReturnType<typeof createGenerations>

const toJob = ({ id, state, source, wish, quizzes, topicFound }: Generation): GenerationJob => ({
  id,
  state,
  source,
  done: quizzes.length,
  of: wish.count,
  quizzes: [...quizzes],
  topicFound,
})

const toQuiz = ({ prompt, answers, explanation, category, ...draft }: QuizDraft): GeneratedQuiz => ({
  prompt,
  answers: [...answers],
  ...(explanation ? { explanation } : {}),
  category,
  kind: draft.kind,
  language: draft.language,
  difficulty: draft.difficulty,
  broadCategory: draft.broadCategory,
})

/** Quizzes that are made for somebody who asks for them: a job each, which outlives its process. */
export function createGenerations({ db, jobs, users, maker, news, logger, now }: GenerationsParts) {
  const queue = jobs.queue('quiz-generation', z.object({ id: z.string() }))

  async function tell(id: string): Promise<void> {
    const generation = await findGeneration(db, id)
    if (generation) news.tell(generation.userId, 'quiz_generation', { job: toJob(generation) })
  }

  /** One save at a time: what comes meanwhile goes with the next. */
  function progressOf(id: string, quizzes: readonly GeneratedQuiz[]) {
    let saving: Promise<void> | null = null
    const save = async (): Promise<void> => {
      if (await saveQuizzes(db, id, quizzes)) await tell(id)
    }
    return {
      note: (): void => {
        saving ??= save()
          .catch((error: unknown) => logger.warn({ err: error }, 'a quiz that was made was not noted'))
          .finally(() => {
            saving = null
          })
      },
      noted: async (): Promise<void> => void (await saving),
    }
  }

  /** Goes on with what it had before its process died. */
  async function make({ id, wish, seed, quizzes: before }: Generation, signal: AbortSignal): Promise<void> {
    const quizzes = [...before]
    const progress = progressOf(id, quizzes)
    const { topic, language, difficulty, count } = wish
    const made = await maker
      .make(
        {
          language,
          difficulty,
          count: count - before.length,
          category: 'any',
          ...(topic ? { topic } : {}),
          earlier: before,
          seed,
          signal,
        },
        (draft) => {
          quizzes.push(toQuiz(draft))
          progress.note()
        },
      )
      .finally(progress.noted)
    const all = [...before, ...made.quizzes.map(toQuiz)]
    const { source, topicFound } = made
    // Fewer than asked are better than none.
    const state = all.length > 0 ? 'done' : 'failed'
    if (await endGeneration(db, id, { state, quizzes: all, source, topicFound })) await tell(id)
  }

  async function fail(id: string): Promise<void> {
    if (await endGeneration(db, id, { state: 'failed' })) await tell(id)
  }

  async function run(payload: { id: string }, { signal, attempt }: JobContext): Promise<void> {
    const generation = await findGeneration(db, payload.id)
    if (generation?.state !== 'running') return
    if (attempt > MOST_ATTEMPTS) return fail(generation.id)
    try {
      await (generation.quizzes.length < generation.wish.count
        ? make(generation, signal)
        : endGeneration(db, generation.id, { state: 'done' }).then(() => tell(generation.id)))
    } catch (error) {
      // Cancelled, or another process goes on with it.
      if (signal.aborted || attempt <= RETRY_AFTER_MS.length) throw error
      logger.error({ err: error, generation: generation.id }, 'quizzes could not be made')
      await fail(generation.id)
    }
  }
  queue.work({ atOnce: 4, retryAfterMs: RETRY_AFTER_MS, run })

  /** Throws RATE_LIMITED when a model has made as much for this user as it may within a day. */
  async function requireModelTime(tx: Db, userId: string): Promise<void> {
    if (!needsModel(maker)) return
    const at = mayMakeAt(await listModelStarts(tx, userId, now() - KEPT_MS), KEPT_MS)
    if (at > now()) throw new AppError('RATE_LIMITED', { retryAfter: Math.ceil((at - now()) / 1000) })
  }

  async function own(userId: string, id: string): Promise<Generation> {
    const generation = await findGeneration(db, id)
    if (generation?.userId !== userId) throw new AppError('NOT_FOUND')
    return generation
  }

  return {
    /** Throws CONFLICT while another of the user's runs, and RATE_LIMITED. */
    async start(userId: string, wish: GenerateBody): Promise<GenerationJob> {
      const generation: Generation = {
        id: newId(),
        userId,
        state: 'running',
        source: maker.source,
        wish,
        seed: randomInt(2 ** 32),
        quizzes: [],
        topicFound: true,
        madeAt: now(),
      }
      await db.transaction(async (tx) => {
        if (!(await users.lock(tx, userId))) throw new AppError('UNAUTHORIZED')
        const runs = (await listGenerations(tx, userId)).some(({ state }) => state === 'running')
        if (runs) throw new AppError('CONFLICT', undefined, quizCalls.generationRunning)
        await requireModelTime(tx, userId)
        await insertGeneration(tx, generation)
        await queue.enqueue({ id: generation.id }, { key: generation.id, tx })
      })
      return toJob(generation)
    },

    /** Throws NOT_FOUND for what is another's, too. */
    get: async (userId: string, id: string): Promise<GenerationJob> => toJob(await own(userId, id)),

    /** One that has ended stays as it is. */
    async cancel(userId: string, id: string): Promise<GenerationJob> {
      await own(userId, id)
      if (await endGeneration(db, id, { state: 'cancelled' })) {
        await queue.cancel(id)
        await tell(id)
      }
      return toJob(await own(userId, id))
    },

    accountPart: {
      collect: async (userId) => ({
        quizGenerations: (await listGenerations(db, userId)).map((generation) => ({
          ...toJob(generation),
          topic: generation.wish.topic ?? '',
          at: new Date(generation.madeAt).toISOString(),
        })),
      }),
      async leave(userId) {
        for (const { id, state } of await listGenerations(db, userId))
          if (state === 'running') await queue.cancel(id)
      },
    } satisfies AccountPart,

    recurring: [
      {
        name: 'quiz-generations',
        everyMs: SWEEP_EVERY_MS,
        async run() {
          for (const id of await listRunning(db, now() - ENDED_AFTER_MS)) {
            await fail(id)
            await queue.cancel(id)
          }
          await deleteGenerations(db, now() - KEPT_MS)
        },
      },
    ] satisfies readonly RecurringJob[],
  }
}
