import { type RefObject, useEffect } from 'react'

/**
 * Tells a screen how much of it can be seen: a phone's keyboard covers the page without making it smaller, and Safari
 * moves what is left. The screen sets both its height and its top by this.
 */
export function useVisualViewport(screen: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const viewport = window.visualViewport
    if (!viewport) return
    const measure = () => {
      screen.current?.style.setProperty('--view-height', `${viewport.height}px`)
      screen.current?.style.setProperty('--view-top', `${viewport.offsetTop}px`)
    }
    measure()
    viewport.addEventListener('resize', measure)
    viewport.addEventListener('scroll', measure)
    return () => {
      viewport.removeEventListener('resize', measure)
      viewport.removeEventListener('scroll', measure)
    }
  }, [screen])
}
