import { useEffect, useRef } from 'react'
import { isComposing } from '#renderer/lib/is-composing.ts'

type Keys = Readonly<Record<string, () => void>>

/** Whether a letter means something where it is typed: in a field, in an open list, or under a dialog. */
const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable ||
    target.closest('input, textarea, select, [role="dialog"], [role="listbox"], [role="combobox"]') !== null)

/** Single letters that do something, unless somebody is typing. */
export function useQuizKeys(keys: Keys): void {
  const latest = useRef(keys)
  useEffect(() => {
    latest.current = keys
  })
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const act = Object.hasOwn(latest.current, event.key) ? latest.current[event.key] : undefined
      // A key that is held decides one quiz, not every quiz that comes up meanwhile.
      if (!act || event.repeat || event.ctrlKey || event.metaKey || event.altKey || isComposing(event)) return
      if (isTyping(event.target) || document.querySelector('[role="dialog"]') !== null) return
      event.preventDefault()
      act()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])
}
