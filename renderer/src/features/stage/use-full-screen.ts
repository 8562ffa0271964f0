import { useEffect, useState } from 'react'

/** Whether the page fills the screen, and how to change it; null where the browser cannot. */
export function useFullScreen(): { isFull: boolean; toggle: () => void } | null {
  const [isFull, setIsFull] = useState(document.fullscreenElement !== null)
  useEffect(() => {
    const look = () => setIsFull(document.fullscreenElement !== null)
    document.addEventListener('fullscreenchange', look)
    return () => document.removeEventListener('fullscreenchange', look)
  }, [])
  if (!document.fullscreenEnabled) return null
  const toggle = () => {
    const done = isFull ? document.exitFullscreen() : document.documentElement.requestFullscreen()
    done.catch(() => undefined)
  }
  return { isFull, toggle }
}
