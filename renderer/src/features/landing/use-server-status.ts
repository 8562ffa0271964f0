import { useEffect, useState } from 'react'
import { endpoint } from '#renderer/lib/endpoint.ts'
import { noteServerTime } from '#renderer/lib/server-clock.ts'
import { API_TIMEOUT_MS } from '#shared/constants/timings.ts'
import type { Status } from '#shared/schemas/status.ts'

const ASKED_EVERY_MS = 60_000

/** Returns the server's status. A failed call counts as maintenance, except on a device without a network. */
async function askServer(): Promise<Partial<Status>> {
  try {
    const response = await fetch(`${endpoint.origin}/api/status`, {
      signal: AbortSignal.timeout(API_TIMEOUT_MS),
    })
    // During sleep a computer may stop the clock that `serverNow` reads.
    noteServerTime(response)
    const status = await response.json()
    if (response.ok && typeof status.maintenance === 'boolean') return status
  } catch {
    if (!navigator.onLine) return {}
  }
  return { maintenance: true }
}

/** Latest status of the server; `null` before the first answer. */
export function useServerStatus(): Partial<Status> | null {
  const [status, setStatus] = useState<Partial<Status> | null>(null)
  useEffect(() => {
    let isOpen = true
    const ask = async () => {
      const answer = await askServer()
      if (isOpen) setStatus(answer)
    }
    void ask()
    const timer = setInterval(() => void ask(), ASKED_EVERY_MS)
    return () => {
      isOpen = false
      clearInterval(timer)
    }
  }, [])
  return status
}
