import { useCallback, useEffect, useRef, useState } from 'react'

const NEAR = 48

/**
 * Keeps a scrolling box at its end while its list grows, or a keyboard makes it smaller, unless somebody scrolled back. Sizes are
 * read when the browser has laid them out anyway: to ask earlier would lay out every line twice.
 */
export function useStickToEnd<L extends HTMLElement>() {
  const box = useRef<HTMLDivElement>(null)
  const list = useRef<L>(null)
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
    if (!current || !list.current) return
    let [shown, whole] = [current.clientHeight, current.scrollHeight]
    const keepPlace = () => {
      shown = current.clientHeight
      whole = current.scrollHeight
      if (sticks.current) current.scrollTop = whole
    }
    const seen = () => {
      const { clientHeight, scrollHeight, scrollTop } = current
      // It was not scrolled by the reader where sizes have just changed, its own or its list's.
      if (clientHeight !== shown || scrollHeight !== whole) return keepPlace()
      const near = scrollHeight - scrollTop - clientHeight < NEAR
      sticks.current = near
      setAtEnd(near)
    }
    const resized = new ResizeObserver(keepPlace)
    current.addEventListener('scroll', seen, { passive: true })
    resized.observe(current)
    resized.observe(list.current)
    return () => {
      current.removeEventListener('scroll', seen)
      resized.disconnect()
    }
  }, [])

  return { box, list, atEnd, toEnd }
}
