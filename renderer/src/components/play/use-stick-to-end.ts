import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'

const NEAR = 48

/** Keeps a scrolling box at its end while it grows, or is made smaller by a keyboard, unless somebody scrolled back. */
export function useStickToEnd(content: unknown) {
  const box = useRef<HTMLDivElement>(null)
  const sticks = useRef(true)
  const [atEnd, setAtEnd] = useState(true)

  const toEnd = useCallback(() => {
    const { current } = box
    if (!current) return
    current.scrollTop = current.scrollHeight
    sticks.current = true
    setAtEnd(true)
  }, [])

  useEffect(() => {
    const { current } = box
    if (!current) return
    let height = current.clientHeight
    const seen = () => {
      // A box whose height has just changed was not scrolled by the reader: the observer below handles it.
      if (current.clientHeight !== height) return
      const near = current.scrollHeight - current.scrollTop - current.clientHeight < NEAR
      sticks.current = near
      setAtEnd(near)
    }
    const resized = new ResizeObserver(() => {
      height = current.clientHeight
      if (sticks.current) current.scrollTop = current.scrollHeight
    })
    current.addEventListener('scroll', seen, { passive: true })
    resized.observe(current)
    return () => {
      current.removeEventListener('scroll', seen)
      resized.disconnect()
    }
  }, [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: what is new is the reason to scroll
  useLayoutEffect(() => {
    if (sticks.current && box.current) box.current.scrollTop = box.current.scrollHeight
  }, [content])

  return { box, atEnd, toEnd }
}
