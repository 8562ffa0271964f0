import { useEffect } from 'react'
import { useCheckedForm } from '#renderer/hooks/use-checked-form.ts'
import { resetAuthStatus } from '#renderer/session/sign-in.ts'

/** A form that signs somebody in: it opens without the last one's error. What fails stands in the session. */
export const useAuthForm: typeof useCheckedForm = (...parts) => {
  useEffect(resetAuthStatus, [])
  return useCheckedForm(...parts)
}
