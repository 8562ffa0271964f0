import { setTimeout as pause } from 'node:timers/promises'
import type { Db } from '#cloud/db/client.ts'
import type { CallRecorder, RecordedCall } from '#cloud/http/recorded-call.ts'
import { newId } from '#cloud/ids.ts'
import type { Logger } from '#cloud/logger.ts'
import { AppError } from '#shared/errors/app-error.ts'
import {
  type CallRow,
  deleteCall,
  type FoundCall,
  findCall,
  finishCall,
  forgetKey,
  insertCall,
  takeOver,
} from './recorded-calls-repository.ts'

export const KEY_LIFE_MS = 24 * 60 * 60_000
/** Longer than making a room may take. A process that dies holds its keys for so long. */
const HELD_MS = 30_000
const LOOK_AGAIN_MS = 100

export interface CallRecorderParts {
  readonly db: Db
  readonly logger: Logger
  readonly now: () => number
}

const waitABit = (): Promise<void> => pause(LOOK_AGAIN_MS)

/** An open transaction must not wait for a claim: on SQLite it holds the connection that the claim's owner needs. */
const refuse = async (): Promise<void> => {
  throw new AppError('CONFLICT')
}

const isSame = (earlier: FoundCall, { route, inputHash }: Pick<CallRow, 'route' | 'inputHash'>): boolean =>
  earlier.route === route && earlier.inputHash === inputHash

/** Either the call is ours to make, or it was made before. */
type Begun = { readonly claim: CallRow } | { readonly answer: unknown }

export function createCallRecorder({ db, logger, now }: CallRecorderParts): CallRecorder {
  const rowOf = ({ key, ...call }: RecordedCall): CallRow => ({
    ...call,
    id: newId(),
    key: key ?? newId(),
    at: now(),
    heldUntil: now() + HELD_MS,
  })

  /** What becomes of a call whose key another one has; null: look again, for the key may be free by now. */
  async function afterEarlier(
    at: Db,
    earlier: FoundCall,
    claim: CallRow,
    whileHeld: () => Promise<void>,
  ): Promise<Begun | null> {
    if (earlier.at <= now() - KEY_LIFE_MS) {
      await forgetKey(at, earlier.id)
      return null
    }
    if (!isSame(earlier, claim)) throw new AppError('CONFLICT')
    if (earlier.heldUntil === null) return { answer: earlier.answer }
    if (earlier.heldUntil <= now() && (await takeOver(at, earlier, claim)))
      return { claim: { ...claim, id: earlier.id } }
    await whileHeld()
    return null
  }

  async function begin(at: Db, call: RecordedCall, whileHeld: () => Promise<void>): Promise<Begun> {
    for (;;) {
      const claim = rowOf(call)
      if (await insertCall(at, claim)) return { claim }
      const earlier = await findCall(at, claim)
      const begun = earlier && (await afterEarlier(at, earlier, claim, whileHeld))
      if (begun) return begun
    }
  }

  return {
    async recall(call) {
      const earlier = call.key === undefined ? null : await findCall(db, { ...call, key: call.key })
      const isMade = earlier?.heldUntil === null && earlier.at > now() - KEY_LIFE_MS && isSame(earlier, call)
      return isMade ? { answer: earlier.answer } : null
    },

    inTransaction: <Answer>(call: RecordedCall, work: (tx: Db) => Promise<Answer>): Promise<Answer> =>
      db.transaction(async (tx) => {
        const begun = await begin(tx, call, refuse)
        if ('answer' in begun) return begun.answer as Answer
        const answer = await work(tx)
        await finishCall(tx, begun.claim, answer)
        return answer
      }),

    async byClaim<Answer>(call: RecordedCall, work: () => Promise<Answer>): Promise<Answer> {
      const begun = await begin(db, call, waitABit)
      if ('answer' in begun) return begun.answer as Answer
      let answer: Answer
      try {
        answer = await work()
      } catch (error) {
        await keep(deleteCall(db, begun.claim), call)
        throw error
      }
      await keep(finishCall(db, begun.claim, answer), call)
      return answer
    },
  }

  /** What was done is done, whether its record can be kept or not: the caller hears of it either way. */
  async function keep(writing: Promise<void>, { route, requestId }: RecordedCall): Promise<void> {
    await writing.catch((error: unknown) =>
      logger.error({ err: error, route, requestId }, 'the record of a call was not kept'),
    )
  }
}
