import type { Subscriptions } from '#cloud/modules/store/index.ts'
import type { Identity } from '#cloud/modules/users/index.ts'
import type { Wallet } from '#cloud/modules/wallet/index.ts'
import type { User } from '#shared/schemas/user.ts'

/** The `User` that a client sees of its own account. */
export type ClientUser = (identity: Identity) => Promise<User>

/** The one place that composes it, of what each module knows of the account. */
export const createClientUser =
  (wallet: Pick<Wallet, 'balance'>, subscriptions: Pick<Subscriptions, 'isSubscriber'>): ClientUser =>
  async (identity) => {
    const { googleSubject, createdAt, pendingEmail, ...shown } = identity
    return {
      ...shown,
      email: identity.role === 'guest' ? null : identity.email,
      ...(pendingEmail !== null && { pendingEmail }),
      ...(googleSubject !== null && { firebaseUser: { uid: googleSubject, email: identity.email } }),
      createdAt: new Date(createdAt).toISOString(),
      balance: await wallet.balance(identity.id),
      isSubscriber: await subscriptions.isSubscriber(identity.id),
    }
  }
