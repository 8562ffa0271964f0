import { create } from 'zustand'
import { tabStore } from '#renderer/lib/storage.ts'
import { onSignedOut } from '#renderer/session/session-events.ts'
import { useSession } from '#renderer/session/session-store.ts'
import { STORAGE_KEYS } from '#shared/constants/storage-keys.ts'

/** The address for which the prompt was dismissed in this visit. */
const usePutOff = create<{ email: string | null }>(() => ({
  email: tabStore.getItem(STORAGE_KEYS.verificationPutOff),
}))
onSignedOut(() => usePutOff.setState({ email: null }))

export function putOffVerification(email: string): void {
  tabStore.setItem(STORAGE_KEYS.verificationPutOff, email)
  usePutOff.setState({ email })
}

/** The address to ask the player to verify; null when there is none. */
export function useUnverifiedEmail(): string | null {
  const user = useSession((state) => state.user)
  const putOff = usePutOff((state) => state.email)
  return user === null || user.emailVerified || user.email === putOff ? null : user.email
}
