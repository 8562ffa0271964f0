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

let timer: ReturnType<typeof setTimeout> | undefined

/** Asks the server now, and again after a while. Without a network a device learns nothing of the server. */
async function look(): Promise<void> {
  const wasShut = useServerStatus.getState().maintenance
  if (navigator.onLine) {
    const status = await api.get('/status', { schema: answerSchema }).catch(() => ({ maintenance: true }))
    useServerStatus.setState(status, true)
    if (wasShut && !status.maintenance) tellServerBack()
  }
  clearTimeout(timer)
  timer = setTimeout(look, waitMs(useServerStatus.getState()))
}

/** Keeps `useServerStatus` up to date. */
export function watchStatus(): void {
  void look()
  addEventListener('online', look)
  addEventListener('focus', look)
  onServerDoubted(look)
  onServerBack(() => useServerStatus.getState().maintenance && look())
}
