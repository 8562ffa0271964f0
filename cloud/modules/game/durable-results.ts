import { z } from 'zod'
import type { Db } from '#cloud/db/client.ts'
import type { Jobs } from '#cloud/jobs/create-jobs.ts'
import type { JobQueue } from '#cloud/jobs/job.ts'
import type { Logger } from '#cloud/logger.ts'
import { type GameResult, type GameResults, sessionIdOf } from '#host-engine/index.ts'
import type { ResultJournal } from './result-journal.ts'

/** The room tries by itself for that long; after it, any process does. */
const HANDED_OVER_AFTER_MS = 30_000
const MINUTE_MS = 60_000
/** For two days: then it waits for an operator, however long, and the reward of its room with it. */
const RETRY_AFTER_MS = [5_000, 30_000, MINUTE_MS, ...Array<number>(576).fill(5 * MINUTE_MS)]

/** Enough to know it for a result: this product has written it, and what it holds is the settlement's to read. */
const gameResultSchema = z.looseObject({
  sessionId: z.string(),
  roomId: z.string(),
  outcome: z.looseObject({ kind: z.enum(['finished', 'unfinished']) }),
  players: z.array(z.looseObject({ userId: z.string() })),
  leavers: z.array(z.looseObject({ userId: z.string() })),
  rounds: z.array(z.looseObject({ quizId: z.string() })),
  // Results that were written before they were collected have none.
  refused: z.array(z.object({ userId: z.string(), round: z.int(), guess: z.string() })).default([]),
  wrongGuesses: z.array(z.object({ quizId: z.string(), userId: z.string(), guess: z.string() })).default([]),
}) as unknown as z.ZodType<GameResult>

export const settlementQueue = (jobs: Jobs): JobQueue<GameResult> =>
  jobs.queue('settlements', gameResultSchema, { keepsDead: true })

/** Of these rooms, those of whose game a result waits to be kept, also one that was given up. */
export async function roomsToSettle(
  queue: JobQueue<GameResult>,
  roomIds: readonly string[],
  tx?: Db,
): Promise<string[]> {
  const waiting = new Set(await queue.heldKeys(roomIds.map(sessionIdOf), tx))
  return roomIds.filter((roomId) => waiting.has(sessionIdOf(roomId)))
}

export interface DurableResultsParts {
  /** What keeps results, or fails. */
  readonly results: GameResults
  readonly journal: ResultJournal
  readonly queue: JobQueue<GameResult>
  readonly logger: Logger
}

/**
 * No result is lost, whatever ends first: it lies on the disk until it is kept, or until the database, where every process
 * can find it, has it as a job. It may be kept by any of them, and counts once.
 */
export function createDurableResults({ results, journal, queue, logger }: DurableResultsParts) {
  async function handOver(result: GameResult, inMs: number): Promise<void> {
    await queue.enqueue(result, { key: result.sessionId, inMs })
    await journal.remove(result.sessionId)
  }

  queue.work({
    atOnce: 1,
    retryAfterMs: RETRY_AFTER_MS,
    run: async (result) => void (await results.settle(result)),
  })

  const port: GameResults = {
    noteLeaver: results.noteLeaver,
    ...(results.progressOf && { progressOf: results.progressOf }),
    async settle(result) {
      const { sessionId } = result
      const told = (message: string) => (error: unknown) => logger.error({ err: error, sessionId }, message)
      // A full disk must not keep a result from the database.
      await journal.write(sessionId, result).catch(told('a result could not be written to the disk'))
      try {
        const rewards = await results.settle(result)
        await journal
          .remove(sessionId)
          .catch(told('a result that is kept could not be removed from the disk'))
        return rewards
      } catch (error) {
        await handOver(result, HANDED_OVER_AFTER_MS).catch(told('a result lies on the disk alone'))
        throw error
      }
    },
  }

  async function recoverFile(file: string): Promise<void> {
    let result: GameResult
    try {
      const text = await journal.read(file)
      if (text === null) return
      result = gameResultSchema.parse(JSON.parse(text))
    } catch (error) {
      logger.error({ err: error, file }, 'a result on the disk could not be read')
      return
    }
    const { sessionId } = result
    try {
      await handOver(result, 0)
      logger.warn({ sessionId }, 'a result that was not kept was found, and will be')
    } catch (error) {
      logger.error({ err: error, file, sessionId }, 'a result on the disk could not be handed over')
    }
  }

  return {
    port,
    /** Hands over what an earlier process of this machine has left. */
    async recover(): Promise<void> {
      // What fails here stays for an operator to look at, and keeps nobody from playing.
      const files = await journal.list().catch((error: unknown) => {
        logger.error({ err: error }, 'the results on the disk could not be listed')
        return []
      })
      for (const file of files) await recoverFile(file)
    },
  }
}
