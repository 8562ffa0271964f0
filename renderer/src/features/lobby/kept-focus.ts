import { useEffect, useRef } from 'react'

const actionsIn = (box: HTMLElement) => [...box.querySelectorAll<HTMLElement>('[data-room-action]')]

/**
 * A room that vanishes from the list takes its button along, and with it the focus. The focus then goes to the button
 * that has taken its place, so that nobody who walks the list by keyboard falls back to the top of the page.
 */
export function useKeptFocus() {
  const box = useRef<HTMLDivElement>(null)
  /** Which of the buttons has the focus. React tells no blur of an element that it removes itself. */
  const held = useRef(-1)

  useEffect(() => {
    if (!box.current || held.current === -1 || document.activeElement !== document.body) return
    const actions = actionsIn(box.current)
    actions[Math.min(held.current, actions.length - 1)]?.focus()
  })

  return {
    box,
    onFocus: () => {
      held.current = box.current ? actionsIn(box.current).indexOf(document.activeElement as HTMLElement) : -1
    },
    onBlur: () => {
      held.current = -1
    },
  }
}
