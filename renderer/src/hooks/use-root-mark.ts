import { useLayoutEffect } from 'react'

/**
 * Says on the root element, as `data-…`, what styles elsewhere depend on. `:root:has(…)` says it without a script, but browsers ask
 * it again with every line of the chat.
 */
export function useRootMark(name: string, value: string | undefined): void {
  useLayoutEffect(() => {
    if (value === undefined) return
    const { dataset } = document.documentElement
    dataset[name] = value
    return () => {
      delete dataset[name]
    }
  }, [name, value])
}
