import type { AccountPart } from '#cloud/account-part.ts'
import type { CallRecorder } from '#cloud/http/recorded-call.ts'
import type { RecurringJob } from '#cloud/jobs/job.ts'
import { type CallRecorderParts, createCallRecorder, KEY_LIFE_MS } from './call-recorder.ts'
import { forgetKeys, forgetKeysOf, listCallsOf } from './recorded-calls-repository.ts'

const SWEEP_MS = 60 * 60_000

export function createRecordedCalls(parts: CallRecorderParts) {
  const { db, now } = parts
  const recorder: CallRecorder = createCallRecorder(parts)
  const recurring: readonly RecurringJob[] = [
    { name: 'recorded-calls', everyMs: SWEEP_MS, run: () => forgetKeys(db, now() - KEY_LIFE_MS) },
  ]
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
    recurring,
  }
}
