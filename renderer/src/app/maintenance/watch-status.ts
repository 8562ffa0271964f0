import { z } from 'zod/mini'
import { api } from '#renderer/lib/http-client.ts'
import { onServerBack, onServerDoubted, tellServerBack } from '#renderer/lib/server-back.ts'
import { useServerStatus } from '#renderer/lib/server-status.ts'
import type { Status } from '#shared/schemas/status.ts'

/** Every page asks: what follows from this one word is taken as it is. */
const answerSchema = z.looseObject({ maintenance: z.boolean() })

const ASKED_EVERY_MS = 60_000
/** While nobody can play. */
const SOON_MS = 10_000

/** Sooner where an announced maintenance begins sooner, by the server's clock. */
function waitMs({ maintenance, startsAt, timestamp }: Partial<Status>): number {
  if (maintenance) return SOON_MS
  const begins = startsAt && timestamp ? Date.parse(startsAt) - Date.parse(timestamp) : ASKED_EVERY_MS
  return Math.min(Math.max(begins, 1_000), ASKED_EVERY_MS)
}

/** A server that answered a moment ago is asked this often again before its silence is believed: one call may just have been lost. */
const RETRIES = 2
const RETRY_MS = 3_000

let timer: ReturnType<typeof setTimeout> | undefined
let retries = 0

/** Asks the server now, and again after a while. Without a network a device learns nothing of the server. */
async function look(isRetry = false): Promise<void> {
  const { maintenance: wasShut } = useServerStatus.getState()
  let isDoubtful = false
  if (navigator.onLine) {
    const status = await api.get('/status', { schema: answerSchema }).catch(() => null)
    retries = status === null && isRetry ? retries + 1 : 0
    isDoubtful = status === null && wasShut === false && retries < RETRIES
    if (!isDoubtful) useServerStatus.setState(status ?? { maintenance: true }, true)
    if (wasShut && status?.maintenance === false) tellServerBack()
  }
  clearTimeout(timer)
  timer = isDoubtful ? setTimeout(look, RETRY_MS, true) : setTimeout(look, waitMs(useServerStatus.getState()))
}

/** Keeps `useServerStatus` up to date. */
export function watchStatus(): void {
  void look()
  addEventListener('online', () => void look())
  addEventListener('focus', () => void look())
  onServerDoubted(() => void look())
  onServerBack(() => useServerStatus.getState().maintenance && look())
}
