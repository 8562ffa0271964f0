import { create } from 'zustand'
import { createJSONStorage, persist } from 'zustand/middleware'
import { localStore } from '#renderer/lib/storage.ts'
import { STORAGE_KEYS } from '#shared/constants/storage-keys.ts'
import { type User, userSchema } from '#shared/schemas/user.ts'

export type AuthStatus = 'idle' | 'loading' | 'success' | 'error'

export interface SessionState {
  user: User | null
  isAuthenticated: boolean
  authStatus: AuthStatus
  /** Translated; why the last sign-in failed. */
  authError: string | null
  /** Why the server closed this session; while it is set a 401 neither refreshes nor logs out. */
  forceDisconnectReason: string | null
}

export const SIGNED_OUT: SessionState = {
  user: null,
  isAuthenticated: false,
  authStatus: 'idle',
  authError: null,
  forceDisconnectReason: null,
}

/** An older client may have stored another shape of user: then it is fetched again. */
function restored(stored: unknown, fresh: SessionState): SessionState {
  const user = userSchema.safeParse((stored as Partial<SessionState> | undefined)?.user)
  return user.success ? { ...fresh, user: user.data, isAuthenticated: true } : fresh
}

export const useSession = create<SessionState>()(
  persist((): SessionState => SIGNED_OUT, {
    name: STORAGE_KEYS.app,
    storage: createJSONStorage(() => localStore),
    version: 1,
    partialize: ({ user, isAuthenticated }) => ({ user, isAuthenticated }),
    merge: restored,
  }),
)

export const sessionState = (): SessionState => useSession.getState()
export function setSession(changes: Partial<SessionState>): void {
  useSession.setState(changes)
}

/** Whoever was signed in last: their screen is drawn once more while they are signed out. */
let lastUser = sessionState().user
useSession.subscribe(({ user }) => {
  lastUser = user ?? lastUser
})

/** The signed-in user, for screens that are shown to nobody else. */
export function useUser(): User {
  const user = useSession((state) => state.user) ?? lastUser
  if (!user) throw new Error('No user is signed in')
  return user
}
