import type { AccountPart } from '#cloud/account-part.ts'
import type { Db } from '#cloud/db/client.ts'
import type { RecurringJob } from '#cloud/jobs/job.ts'
import { foldText, type GameServer, type KeptGames, type OwnRound } from '#host-engine/index.ts'
import { AppError } from '#shared/errors/app-error.ts'
import { quizCalls } from '#shared/i18n/en/quiz-calls.ts'
import type { AppealBody, ReportQuizBody } from '#shared/schemas/quiz-feedback.ts'
import {
  type Appeal,
  countOpenFeedback,
  countReporters,
  decideAppeals,
  deleteRefused,
  findAppeal,
  findRefused,
  hasSeen,
  holdAppeal,
  insertAppeal,
  isStored,
  listAppeals,
  listAppealsAbout,
  listOpenAppeals,
  listRefused,
  listReports,
  listReportsAbout,
  lockQuiz,
  type Named,
  type Report,
  saveReport,
  settleReports,
} from './feedback-repository.ts'
import { APPEALS_WITHIN_MS, refusedAs, roundNamed } from './feedback-rules.ts'
import { listQueue, type QueuePage } from './quiz-queue-repository.ts'

const SWEEP_EVERY_MS = 60 * 60_000

/** What becomes of a quiz that players speak of. */
export interface JudgedQuizzes {
  /** The guess is an answer from now on, for all. */
  acceptAppeal(tx: Db, quizId: string, guess: string): Promise<void>
  /** Reported by several, it leaves play until a person has looked at it. */
  holdReported(tx: Db, quizId: string, reporters: number): Promise<void>
}

export interface FeedbackParts {
  readonly db: Db
  readonly quizzes: JudgedQuizzes
  readonly games: Pick<GameServer, 'playedRound'>
  readonly kept: KeptGames
  readonly now: () => number
}

export type Feedback = ReturnType<typeof createFeedback>

interface MetRound extends OwnRound {
  readonly gameId: string
  readonly round: number
}

/** A quiz by its own name, and the game in which it was met, where that is known. */
interface MetQuiz {
  readonly quizId: string
  readonly gameId: string | null
}

const timeOf = (at: number): string => new Date(at).toISOString()

/** What players say about quizzes that they have met: "I was right", and "this one is wrong". */
export function createFeedback({ db, quizzes, games, kept, now }: FeedbackParts) {
  async function keptRound(userId: string, gameId: string, round: number): Promise<OwnRound | null> {
    const quizId = (await kept.find(gameId))?.rounds[round - 1]?.quizId
    if (quizId === undefined || !(await kept.names(gameId)).has(userId)) return null
    return { quizId, refused: await findRefused(db, { gameId, round, userId }) }
  }

  /** A round that is over and that this player was there for, in a live game or in one that is kept. */
  async function metRound(userId: string, id: string): Promise<MetRound | null> {
    const named = roundNamed(id)
    if (named === null) return null
    const { sessionId: gameId, round } = named
    const own = (await games.playedRound(gameId, userId, round)) ?? (await keptRound(userId, gameId, round))
    return own && { ...own, gameId, round }
  }

  async function requireStored(quizId: string): Promise<void> {
    if (!(await isStored(db, quizId))) throw new AppError('CONFLICT', undefined, quizCalls.hostJudges)
  }

  /** The game that a report names, where it is known that the player was there. Throws NOT_FOUND for another than the round's. */
  async function gameOf(
    userId: string,
    { gameId }: MetQuiz,
    gameSessionId: string | undefined,
  ): Promise<string | null> {
    if (gameSessionId === undefined || gameSessionId === gameId) return gameId
    if (gameId !== null) throw new AppError('NOT_FOUND')
    return (await kept.names(gameSessionId)).has(userId) ? gameSessionId : null
  }

  /** The same guess gets the same answer. */
  async function decide(tx: Db, appealId: string, state: 'accepted' | 'rejected'): Promise<Appeal> {
    const named = await findAppeal(tx, appealId)
    if (named) await lockQuiz(tx, named.quizId)
    const appeal = named && (await holdAppeal(tx, appealId))
    if (appeal === null) throw new AppError('NOT_FOUND')
    const alike = (await listOpenAppeals(tx, appeal.quizId)).filter(
      ({ guess }) => foldText(guess) === foldText(appeal.guess),
    )
    await decideAppeals(tx, [appealId, ...alike.map(({ id }) => id)], state)
    return appeal
  }

  const saidBy = async (userId: string) => ({
    quizAppeals: (await listAppeals(db, userId)).map(({ gameId, round, guess, state, madeAt }) => ({
      gameSessionId: gameId,
      round,
      guess,
      state,
      at: timeOf(madeAt),
    })),
    quizReports: (await listReports(db, userId)).map(({ quizId, reason, text, gameId, madeAt }) => ({
      quizId,
      reason,
      text,
      gameSessionId: gameId,
      at: timeOf(madeAt),
    })),
  })

  return {
    /** Throws NOT_FOUND for a round that the player was not there for. */
    async requireMet(userId: string, id: string): Promise<MetRound> {
      const met = await metRound(userId, id)
      if (met === null) throw new AppError('NOT_FOUND')
      return met
    },

    /**
     * Throws NOT_FOUND for another game than the round's, CONFLICT for a host's own quiz and for what the judge has not refused,
     * and RECORD_ALREADY_EXISTS for a second appeal in a round.
     */
    async appeal(userId: string, met: MetRound, { gameSessionId, guess }: AppealBody): Promise<void> {
      if (met.gameId !== gameSessionId) throw new AppError('NOT_FOUND')
      await requireStored(met.quizId)
      const typed = refusedAs(met.refused, guess)
      if (typed === undefined) throw new AppError('CONFLICT', undefined, quizCalls.notRefused)
      const { gameId, round, quizId } = met
      if (!(await insertAppeal(db, { userId, gameId, round, quizId, guess: typed, madeAt: now() })))
        throw new AppError('RECORD_ALREADY_EXISTS', undefined, quizCalls.appealed)
    },

    /** Everyone who has typed the same there was right. Throws NOT_FOUND when no such appeal is open. */
    async accept(tx: Db, appealId: string): Promise<Appeal> {
      const appeal = await decide(tx, appealId, 'accepted')
      await quizzes.acceptAppeal(tx, appeal.quizId, appeal.guess)
      return appeal
    },

    /** And so were none of them right. Throws NOT_FOUND when no such appeal is open. */
    reject: (tx: Db, appealId: string): Promise<Appeal> => decide(tx, appealId, 'rejected'),

    /** What an admin looks through: the ids of quizzes. */
    queue: (page: QueuePage): Promise<string[]> => listQueue(db, page),

    /** What nobody has settled or decided yet. */
    openReports: (quizIds: readonly string[]): Promise<Named<Report>[]> => listReportsAbout(db, quizIds),
    openAppeals: (quizIds: readonly string[]): Promise<Named<Appeal>[]> => listAppealsAbout(db, quizIds),

    countOpen: (): Promise<{ reports: number; appeals: number }> => countOpenFeedback(db),

    /** A person has looked at the quiz: these reports count no more, also when the same people say it again. Answers how many. */
    async settleReports(tx: Db, quizId: string): Promise<number> {
      await lockQuiz(tx, quizId)
      return settleReports(tx, quizId, now())
    },

    saidBy,

    /** By a round, or by its own name where the player has seen it. Throws NOT_FOUND for a quiz that they have not met. */
    async requireMetQuiz(userId: string, id: string): Promise<MetQuiz> {
      const met = await metRound(userId, id)
      if (met === null && !(await hasSeen(db, userId, id))) throw new AppError('NOT_FOUND')
      return met ?? { quizId: id, gameId: null }
    },

    /** Throws NOT_FOUND for another game than the round's, and CONFLICT for a host's own quiz. */
    async report(
      userId: string,
      met: MetQuiz,
      { reason = 'other', text = '', gameSessionId }: ReportQuizBody,
    ): Promise<void> {
      const { quizId } = met
      const gameId = await gameOf(userId, met, gameSessionId)
      await requireStored(quizId)
      await db.transaction(async (tx) => {
        await lockQuiz(tx, quizId)
        await saveReport(tx, { userId, quizId, reason, text, gameId, madeAt: now() })
        await quizzes.holdReported(tx, quizId, await countReporters(tx, quizId))
      })
    },

    accountPart: {
      collect: async (userId) => ({
        refusedGuesses: (await listRefused(db, userId)).map(({ gameId, round, guess, at }) => ({
          gameSessionId: gameId,
          round,
          guess,
          at: timeOf(at),
        })),
        ...(await saidBy(userId)),
      }),
    } satisfies AccountPart,

    recurring: [
      {
        name: 'refused-guesses',
        everyMs: SWEEP_EVERY_MS,
        run: () => deleteRefused(db, now() - APPEALS_WITHIN_MS),
      },
    ] satisfies readonly RecurringJob[],
  }
}
