import { type RefObject, useEffect } from 'react'
import { isLayerOpen } from '#renderer/lib/open-layer.ts'

const isField = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))

/** A printable key, pressed outside any text field. */
const isTyping = ({ key, ctrlKey, metaKey, altKey, target }: KeyboardEvent): boolean =>
  key.length === 1 && key !== ' ' && !ctrlKey && !metaKey && !altKey && !isField(target)

/** Gives an input the focus at the beginning, and back whenever somebody begins to type elsewhere on the page. */
export function useHeldFocus(input: RefObject<HTMLInputElement | null>, holds: boolean): void {
  useEffect(() => {
    if (!holds) return
    input.current?.focus({ preventScroll: true })
    const typed = (event: KeyboardEvent) => {
      if (isTyping(event) && !isLayerOpen()) input.current?.focus({ preventScroll: true })
    }
    document.addEventListener('keydown', typed)
    return () => document.removeEventListener('keydown', typed)
  }, [input, holds])
}
