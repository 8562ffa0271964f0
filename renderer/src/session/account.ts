import { endpoint } from '#renderer/lib/endpoint.ts'
import { useSession } from '#renderer/session/session-store.ts'
import type { User } from '#shared/schemas/user.ts'

/** Somebody with an account: a guest has no address. */
export type Account = User & { email: string }

export const hasAccount = (user: User): user is Account => user.email !== null

/** Whether the server knows accounts, and with them R3, ranks and logins that end. A LAN host knows guests alone. */
export const knowsAccounts = (): boolean => endpoint.kind === 'cloud'

/** Whether the player has to sign up for what needs an account. At a LAN party nobody has one. */
export const lacksAccount = (user: User | null): boolean => user?.role === 'guest' && knowsAccounts()

export const useLacksAccount = (): boolean => useSession(({ user }) => lacksAccount(user))
