import type { Identity } from '#cloud/modules/users/index.ts'
import type { Wallet } from '#cloud/modules/wallet/index.ts'
import type { User } from '#shared/schemas/user.ts'

/** The `User` that a client sees of its own account. */
export type ClientUser = (identity: Identity) => Promise<User>

/** The one place that composes it, of what each module knows of the account. The subscription follows with the store. */
export const createClientUser =
  (wallet: Pick<Wallet, 'balance'>): ClientUser =>
  async (identity) => {
    const { googleSubject, createdAt, ...shown } = identity
    return {
      ...shown,
      ...(googleSubject !== null && { firebaseUser: { uid: googleSubject, email: identity.email } }),
      createdAt: new Date(createdAt).toISOString(),
      balance: await wallet.balance(identity.id),
      isSubscriber: false,
    }
  }
