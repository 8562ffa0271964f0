const KEY = 'pending_invite'

/** Keeps the code of an invite link through login and language choice. */
export const keepInvite = (code: string): void => sessionStorage.setItem(KEY, code)

/** Returns the stored code and deletes it: an invite is used once. */
export function takeInvite(): string | null {
  const code = sessionStorage.getItem(KEY)
  sessionStorage.removeItem(KEY)
  return code
}
