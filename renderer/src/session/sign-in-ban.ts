import { create } from 'zustand'
import { ApiError } from '#renderer/lib/api-error.ts'

/** Of the last sign-in, where a ban has refused it: what the server says of that ban. */
export const useSignInBan = create<{ ban: { readonly details: unknown } | null }>(() => ({ ban: null }))

export function noteBan(error: unknown): void {
  const isBan = error instanceof ApiError && error.code === 'BANNED'
  useSignInBan.setState({ ban: isBan ? { details: error.details } : null })
}
