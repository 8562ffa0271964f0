import { useEffect } from 'react'

/**
 * Tells the style sheets how much of the screen can be seen: a phone's keyboard covers the page without making it
 * smaller, and Safari moves what is left. A screen sets both its height and its top by this.
 */
export function useVisualViewport(): void {
  useEffect(() => {
    const viewport = window.visualViewport
    if (!viewport) return
    const { style } = document.documentElement
    const measure = () => {
      style.setProperty('--view-height', `${viewport.height}px`)
      style.setProperty('--view-top', `${viewport.offsetTop}px`)
    }
    measure()
    viewport.addEventListener('resize', measure)
    viewport.addEventListener('scroll', measure)
    return () => {
      viewport.removeEventListener('resize', measure)
      viewport.removeEventListener('scroll', measure)
      style.removeProperty('--view-height')
      style.removeProperty('--view-top')
    }
  }, [])
}
