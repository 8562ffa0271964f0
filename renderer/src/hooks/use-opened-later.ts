import { useEffect, useState } from 'react'

/**
 * For a layer that mounts open: it opens one render after mounting, because only then does it record where to return the focus.
 * If the layer is unmounted while open, this returns the focus.
 */
export function useOpenedLater(opened: boolean): boolean {
  const [shown, setShown] = useState(false)
  useEffect(() => setShown(opened), [opened])
  useEffect(() => {
    if (!opened) return
    const before = document.activeElement
    return () => {
      // Not when it closes: the layer then still has the focus and returns it itself.
      if (document.activeElement === document.body && before instanceof HTMLElement) before.focus()
    }
  }, [opened])
  return shown
}
