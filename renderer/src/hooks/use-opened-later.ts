import { useEffect, useState } from 'react'

/**
 * For a layer that mounts open: it opens one render after mounting, because only then does it record where to return the focus.
 * If the layer is unmounted while open, this returns the focus.
 */
export function useOpenedLater(opened: boolean): boolean {
  const [shown, setShown] = useState(false)
  useEffect(() => {
    if (opened) leaveMenu()
    setShown(opened)
  }, [opened])
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

/** Last element outside menus that had the focus. */
let outside: HTMLElement | null = null
addEventListener('focusin', ({ target }) => {
  if (target instanceof HTMLElement && !target.closest('[role="menu"]')) outside = target
})

/**
 * Returns the focus to the button of a menu that closes. The menu does so itself, but 10 ms later: a layer that its item opens
 * would record the item, which is gone when the layer closes.
 */
function leaveMenu(): void {
  const { activeElement, body } = document
  if (activeElement === body || activeElement?.closest('[role="menu"]'))
    outside?.focus({ preventScroll: true })
}
