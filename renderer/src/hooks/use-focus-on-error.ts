import { type RefObject, useEffect, useRef } from 'react'
import { focusFirstError } from '#renderer/lib/focus-first-error.ts'

/** Takes the focus to what was wrong with a form that was sent, each time that it is refused. */
export function useFocusOnError(
  error: string | null | undefined,
  isSending = false,
): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (error && !isSending) focusFirstError(form.current)
  }, [error, isSending])
  return form
}
