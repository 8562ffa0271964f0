import { useEffect, useState } from 'react'

const SHOWN_MS = 3_000
const SIGNS = ['pointermove', 'pointerdown', 'keydown'] as const

/** Whether nobody has touched the screen's mouse or keys for a while. */
export function useIdle(): boolean {
  const [idle, setIdle] = useState(false)
  useEffect(() => {
    const rest = () => setIdle(true)
    let timer = setTimeout(rest, SHOWN_MS)
    const stir = () => {
      setIdle(false)
      clearTimeout(timer)
      timer = setTimeout(rest, SHOWN_MS)
    }
    for (const sign of SIGNS) window.addEventListener(sign, stir)
    return () => {
      clearTimeout(timer)
      for (const sign of SIGNS) window.removeEventListener(sign, stir)
    }
  }, [])
  return idle
}
