import { useEffect, useState } from 'react'

/**
 * For a layer that mounts open: open a moment after it stands, for only then does it note where the focus goes back to.
 * Of a layer that is taken away while it is open this gives the focus back.
 */
export function useOpenedLater(opened: boolean): boolean {
  const [shown, setShown] = useState(false)
  useEffect(() => setShown(opened), [opened])
  useEffect(() => {
    if (!opened) return
    const before = document.activeElement
    return () => {
      // Not when it closes, which the layer itself does: then it still stands, and has the focus.
      if (document.activeElement === document.body && before instanceof HTMLElement) before.focus()
    }
  }, [opened])
  return shown
}
