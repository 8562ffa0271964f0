import { useEffect, useState } from 'react'
import { followSystemVoices, type SystemVoices } from '#renderer/lib/audio/system-voices.ts'

/** A browser that has not found any by then is taken to have none, until it says otherwise. */
const FOUND_WITHIN_MS = 500

/** The voices of this computer; null while the browser may still be looking for them. */
export function useSystemVoices(): SystemVoices | null {
  const [voices, setVoices] = useState<SystemVoices | null>(null)
  useEffect(() => {
    const stop = followSystemVoices((found) => found.length > 0 && setVoices(found))
    const timer = setTimeout(() => setVoices((found) => found ?? []), FOUND_WITHIN_MS)
    return () => {
      stop()
      clearTimeout(timer)
    }
  }, [])
  return voices
}
