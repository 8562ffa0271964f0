import type { AccountPart } from '#cloud/account-part.ts'
import type { CallRecorder } from '#cloud/http/recorded-call.ts'
import { createSweeper } from '#cloud/sweeper.ts'
import { type CallRecorderParts, createCallRecorder, KEY_LIFE_MS } from './call-recorder.ts'
import { forgetKeys, forgetKeysOf, listCallsOf } from './recorded-calls-repository.ts'

const SWEEP_MS = 60 * 60_000

export function createRecordedCalls(parts: CallRecorderParts) {
  const { db, logger, now } = parts
  const recorder: CallRecorder = createCallRecorder(parts)
  const sweep = () => forgetKeys(db, now() - KEY_LIFE_MS)
  const sweeper = createSweeper({
    sweep,
    everyMs: SWEEP_MS,
    logger,
    failure: 'old idempotency keys were not forgotten',
  })
  const accountPart: AccountPart = {
    async collect(userId) {
      const calls = await listCallsOf(db, userId)
      return {
        recordedCalls: calls.map(({ route, requestId, key, at }) => ({
          route,
          requestId,
          key,
          at: new Date(at).toISOString(),
        })),
      }
    },
    /** The records stay, with an id that names nobody; the answers, which hold names, go. */
    async erase(tx, userId) {
      await forgetKeysOf(tx, userId)
      return undefined
    },
  }

  return {
    recorder,
    accountPart,
    async start() {
      await sweep()
      sweeper.start()
    },
    stop: sweeper.stop,
  }
}
