const KEY = 'pending_invite'

/** An invite link that met a closed door: kept through login and language choice. */
export const keepInvite = (code: string): void => sessionStorage.setItem(KEY, code)

/** Takes the invite out: it opens one door once. */
export function takeInvite(): string | null {
  const code = sessionStorage.getItem(KEY)
  sessionStorage.removeItem(KEY)
  return code
}
