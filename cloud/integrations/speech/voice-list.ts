import { LRUCache } from 'lru-cache'
import { withTimeout } from '#host-engine/index.ts'
import { VendorFailure, type VendorVoice } from './speech-vendor.ts'

const KEPT_MS = 60 * 60 * 1000
/** Of the four seconds that a call has; reading a line aloud takes three of them. */
const PATIENCE_MS = 700

/**
 * The voices of a vendor, asked for once an hour. Meanwhile, and as long as the vendor fails, they are those of before. The
 * first time nobody waits long for them.
 */
export function createVoiceList(
  load: () => Promise<readonly VendorVoice[]>,
  now: () => number,
): () => Promise<readonly VendorVoice[]> {
  const kept = new LRUCache<'all', readonly VendorVoice[]>({
    max: 1,
    ttl: KEPT_MS,
    perf: { now },
    allowStale: true,
    noDeleteOnStaleGet: true,
    noDeleteOnFetchRejection: true,
    fetchMethod: load,
  })
  return async () => {
    const listed = await withTimeout(kept.fetch('all'), PATIENCE_MS, () => new VendorFailure('too_slow'))
    return listed ?? []
  }
}
