import { type RefObject, useLayoutEffect, useRef } from 'react'
import { useReducedEffects } from '#renderer/hooks/use-reduced-effects.ts'

const SLIDE_MS = 450

/** Lets the rows of a table slide to their new places: first, last, invert, play. A row is known by its `data-row`. */
export function useSlidingRows(order: string): RefObject<HTMLTableSectionElement | null> {
  const body = useRef<HTMLTableSectionElement>(null)
  const tops = useRef(new Map<string, number>())
  const reduced = useReducedEffects()
  // biome-ignore lint/correctness/useExhaustiveDependencies: rows are measured whenever their order changes
  useLayoutEffect(() => {
    for (const row of body.current?.rows ?? []) {
      const key = row.dataset.row ?? ''
      const before = tops.current.get(key)
      tops.current.set(key, row.offsetTop)
      const way = (before ?? row.offsetTop) - row.offsetTop
      if (way !== 0 && !reduced)
        row.animate([{ transform: `translateY(${way}px)` }, { transform: 'none' }], {
          duration: SLIDE_MS,
          easing: 'ease-out',
        })
    }
  }, [order])
  return body
}
