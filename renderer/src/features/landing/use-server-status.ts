import { useEffect, useState } from 'react'
import { endpoint } from '#renderer/lib/endpoint.ts'
import { API_TIMEOUT_MS } from '#shared/constants/timings.ts'

export type Reach = 'checking' | 'online' | 'offline'

const ASKED_EVERY_MS = 60_000

/** A server in maintenance counts as unavailable. */
async function askServer(): Promise<Reach> {
  try {
    const response = await fetch(`${endpoint.origin}/api/status`, {
      signal: AbortSignal.timeout(API_TIMEOUT_MS),
    })
    const { maintenance } = await response.json()
    return response.ok && maintenance === false ? 'online' : 'offline'
  } catch {
    return 'offline'
  }
}

/** Whether the game can be played right now. */
export function useServerStatus(): Reach {
  const [reach, setReach] = useState<Reach>('checking')
  useEffect(() => {
    let isOpen = true
    const ask = async () => {
      const answer = await askServer()
      if (isOpen) setReach(answer)
    }
    void ask()
    const timer = setInterval(() => void ask(), ASKED_EVERY_MS)
    return () => {
      isOpen = false
      clearInterval(timer)
    }
  }, [])
  return reach
}
