import { useEffect, useState } from 'react'
import { followSystemVoices, type SystemVoices, whenSystemVoices } from '#renderer/lib/audio/system-voices.ts'

/** The voices of this computer; null while the browser may still be looking for them. */
export function useSystemVoices(): SystemVoices | null {
  const [voices, setVoices] = useState<SystemVoices | null>(null)
  useEffect(() => {
    void whenSystemVoices().then(setVoices)
    return followSystemVoices(setVoices)
  }, [])
  return voices
}
