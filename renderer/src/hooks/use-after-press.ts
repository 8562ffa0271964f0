import { useCallback, useEffect, useRef } from 'react'

/**
 * Puts off what a blur brings about until the pointer is up again. An error that appears while somebody presses "Sign in"
 * would move the button from under the finger, and the click would hit nothing.
 */
export function useAfterPress(): (task: () => void) => void {
  const pressing = useRef(false)
  const waiting = useRef<(() => void)[]>([])

  useEffect(() => {
    const down = () => {
      pressing.current = true
    }
    const up = () => {
      pressing.current = false
      const tasks = waiting.current.splice(0)
      // After the click, which comes right behind.
      setTimeout(() => {
        for (const task of tasks) task()
      })
    }
    document.addEventListener('pointerdown', down, true)
    document.addEventListener('pointerup', up, true)
    document.addEventListener('pointercancel', up, true)
    return () => {
      document.removeEventListener('pointerdown', down, true)
      document.removeEventListener('pointerup', up, true)
      document.removeEventListener('pointercancel', up, true)
    }
  }, [])

  return useCallback((task) => {
    if (pressing.current) waiting.current.push(task)
    else task()
  }, [])
}
