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
/** The last element that had the focus is in a menu. */
let isInMenu = false
addEventListener('focusin', ({ target }) => {
  if (!(target instanceof HTMLElement)) return
  isInMenu = target.closest('[role="menu"]') !== null
  if (!isInMenu) outside = target
})

/**
 * Returns the focus from a menu to its button. The menu does so itself, but 10 ms after it has closed: a layer that its item
 * opens would record the item, which is gone when the layer closes.
 */
function leaveMenu(): void {
  if (isInMenu) outside?.focus({ preventScroll: true })
}
