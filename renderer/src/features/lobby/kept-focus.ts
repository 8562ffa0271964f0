import { type RefObject, useEffect, useRef } from 'react'

const actionsIn = (box: HTMLElement) => [...box.querySelectorAll<HTMLElement>('[data-room-action]')]

/**
 * A room that vanishes from the list takes its button along, and with it the focus. The focus then goes to the button
 * that has taken its place, so that nobody who walks the list by keyboard falls back to the top of the page.
 */
export function useKeptFocus(box: RefObject<HTMLElement | null>): void {
  const last = useRef<number>(-1)
  useEffect(() => {
    if (!box.current) return
    const actions = actionsIn(box.current)
    const at = actions.indexOf(document.activeElement as HTMLElement)
    const lost = at === -1 && last.current !== -1 && document.activeElement === document.body
    if (lost) actions[Math.min(last.current, actions.length - 1)]?.focus()
    last.current = actions.indexOf(document.activeElement as HTMLElement)
  })
  useEffect(() => {
    const element = box.current
    if (!element) return
    const note = () => {
      last.current = actionsIn(element).indexOf(document.activeElement as HTMLElement)
    }
    element.addEventListener('focusin', note)
    return () => element.removeEventListener('focusin', note)
  }, [box])
}
