import type { AccountPart } from '#cloud/account-part.ts'
import type { Db } from '#cloud/db/client.ts'
import type { RecurringJob } from '#cloud/jobs/job.ts'
import { foldText, type GameServer, type KeptGames, type OwnRound } from '#host-engine/index.ts'
import { AppError } from '#shared/errors/app-error.ts'
import { quizCalls } from '#shared/i18n/en/quiz-calls.ts'
import type { AppealBody, ReportQuizBody } from '#shared/schemas/quiz-feedback.ts'
import {
  type Appeal,
  countReporters,
  decideAppeals,
  deleteRefused,
  findRefused,
  hasSeen,
  holdAppeal,
  insertAppeal,
  isStored,
  listAppealed,
  listAppeals,
  listAppealsAbout,
  listOpenAppeals,
  listRefused,
  listReported,
  listReports,
  listReportsAbout,
  type QuizPage,
  type Report,
  saveReport,
  settleReports,
} from './feedback-repository.ts'
import { APPEALS_WITHIN_MS, refusedAs, roundNamed } from './feedback-rules.ts'

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

  /** By a round, or by its own name where the player has seen it; and the game, where it is known that the player was there. */
  async function metQuiz(
    userId: string,
    id: string,
    gameSessionId: string | undefined,
  ): Promise<{ readonly quizId: string; readonly gameId: string | null } | null> {
    const round = await metRound(userId, id)
    if (round) return gameSessionId === undefined || gameSessionId === round.gameId ? round : null
    if (!(await hasSeen(db, userId, id))) return null
    const wasThere = gameSessionId !== undefined && (await kept.names(gameSessionId)).has(userId)
    return { quizId: id, gameId: wasThere ? gameSessionId : null }
  }

  /** The same guess gets the same answer. */
  async function decide(tx: Db, appealId: string, state: 'accepted' | 'rejected'): Promise<Appeal> {
    const appeal = await holdAppeal(tx, appealId)
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
    /**
     * Throws NOT_FOUND for a round that the player was not there for, CONFLICT for a host's own quiz and for what the judge has
     * not refused, and RECORD_ALREADY_EXISTS for a second appeal in a round.
     */
    async appeal(userId: string, id: string, { gameSessionId, guess }: AppealBody): Promise<void> {
      const met = await metRound(userId, id)
      if (met === null || met.gameId !== gameSessionId) throw new AppError('NOT_FOUND')
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

    /** The quizzes that somebody has reported, or appeals about, by id. */
    reported: (page: QuizPage): Promise<string[]> => listReported(db, page),
    appealed: (page: QuizPage): Promise<string[]> => listAppealed(db, page),

    /** What nobody has settled or decided yet. */
    openReports: (quizIds: readonly string[]): Promise<Report[]> => listReportsAbout(db, quizIds),
    openAppeals: (quizIds: readonly string[]): Promise<Appeal[]> => listAppealsAbout(db, quizIds),

    /** A person has looked at the quiz: these reports count no more, also when the same people say it again. */
    settleReports: (tx: Db, quizId: string): Promise<void> => settleReports(tx, quizId, now()),

    saidBy,

    /** Throws NOT_FOUND for a quiz that the player has not met, and CONFLICT for a host's own. */
    async report(
      userId: string,
      id: string,
      { reason = 'other', text = '', gameSessionId }: ReportQuizBody,
    ): Promise<void> {
      const met = await metQuiz(userId, id, gameSessionId)
      if (met === null) throw new AppError('NOT_FOUND')
      const { quizId, gameId } = met
      await requireStored(quizId)
      await db.transaction(async (tx) => {
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
