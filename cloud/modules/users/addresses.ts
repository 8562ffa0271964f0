import type { Db } from '#cloud/db/client.ts'
import { newId } from '#cloud/ids.ts'
import { UNDO_EMAIL_MS, VERIFICATION_LINK_MS } from '#shared/constants/timings.ts'
import { AppError } from '#shared/errors/app-error.ts'
import {
  type AddressChange,
  deleteAddressChangesFrom,
  deleteOldAddressChanges,
  insertAddressChange,
  isFormerAddress,
  listAddressChanges,
} from './address-changes-repository.ts'
import { deletePendingEmails, findUser, type UserRow, updateUser } from './users-repository.ts'
import { fold, toIdentity } from './users-rules.ts'

export const NO_PENDING_EMAIL = { pendingEmail: null, pendingEmailAt: null }

/** The e-mail addresses of accounts: the one that an account has, the one that it asks for, and those that it may go back to. */
export function createAddresses({ db, now }: { readonly db: Db; readonly now: () => number }) {
  const undoableSince = (): number => now() - UNDO_EMAIL_MS

  const rowOf = async (tx: Db, id: string): Promise<UserRow> => {
    const row = await findUser(tx, 'id', id)
    if (row === null) throw new AppError('USER_NOT_FOUND')
    return row
  }

  /**
   * Throws EMAIL_ALREADY_EXISTS while the address may go back to another account that had proven it. To be asked after the write:
   * an account that gave the address up at the same moment is seen then.
   */
  const requireNoFormerOwner = async (
    tx: Db,
    { id, emailFolded }: Pick<UserRow, 'id' | 'emailFolded'>,
  ): Promise<void> => {
    if (await isFormerAddress(tx, emailFolded, id, undoableSince()))
      throw new AppError('EMAIL_ALREADY_EXISTS')
  }

  return {
    requireNoFormerOwner,

    /**
     * What changes when an account asks for this address: another one waits until `take`; its own, in whatever letter case,
     * ends such a wish. Throws EMAIL_ALREADY_EXISTS.
     */
    async changesFor(
      tx: Db,
      { id, emailFolded: present }: Pick<UserRow, 'id' | 'emailFolded'>,
      email: string,
    ): Promise<Pick<UserRow, 'pendingEmail' | 'pendingEmailAt'> & Partial<UserRow>> {
      const emailFolded = fold(email)
      if (emailFolded === present) return { email, ...NO_PENDING_EMAIL }
      if (await findUser(tx, 'emailFolded', emailFolded)) throw new AppError('EMAIL_ALREADY_EXISTS')
      await requireNoFormerOwner(tx, { id, emailFolded })
      return { pendingEmail: email, pendingEmailAt: now() }
    },

    /**
     * Makes the address that was asked for the account's own, as proven. Of a row that the caller holds. Throws
     * EMAIL_ALREADY_EXISTS when another account has it by now.
     */
    async take(tx: Db, id: string): Promise<void> {
      const before = await rowOf(tx, id)
      const { pendingEmail: email, isGoogleUser: hadGoogle } = toIdentity(before, now())
      if (email === null) throw new Error(`account ${id} asks for no address`)
      const emailFolded = fold(email)
      await insertAddressChange(tx, {
        id: newId(),
        userId: id,
        formerEmail: before.email,
        formerEmailFolded: before.emailFolded,
        formerVerified: before.emailVerified,
        hadGoogle,
        changedAt: now(),
      })
      await updateUser(tx, id, { email, emailFolded, emailVerified: true, ...NO_PENDING_EMAIL })
      await requireNoFormerOwner(tx, { id, emailFolded })
    },

    /**
     * Gives the account the address back that it had within the last seven days, and ends what was asked for or changed
     * since. Of a row that the caller holds. False when it had no such address. Throws EMAIL_ALREADY_EXISTS.
     */
    async returnTo(tx: Db, id: string, emailFolded: string): Promise<boolean> {
      const changes = await listAddressChanges(tx, id, undoableSince())
      const undone = changes.find(({ formerEmailFolded }) => formerEmailFolded === emailFolded)
      if (undone) await deleteAddressChangesFrom(tx, id, undone.changedAt)
      const isThere = (await rowOf(tx, id)).emailFolded === emailFolded
      if (!isThere && !undone) return false
      const back = undone && { ...(!isThere && addressBefore(undone)), ...googleBefore(undone) }
      await updateUser(tx, id, { ...back, ...NO_PENDING_EMAIL })
      return true
    },

    /** Ends what was asked for and not proven yet. */
    forgetWish: async (tx: Db, id: string): Promise<void> =>
      void (await updateUser(tx, id, NO_PENDING_EMAIL)),

    /** Forgets, of all accounts, the addresses that can neither be taken nor gone back to any more. */
    async sweep(): Promise<void> {
      await deleteOldAddressChanges(db, undoableSince())
      await deletePendingEmails(db, now() - VERIFICATION_LINK_MS)
    },

    /** Those that the account had and may still go back to, oldest first. */
    former: (id: string): Promise<AddressChange[]> => listAddressChanges(db, id, undoableSince()),
  }
}

const addressBefore = (change: AddressChange): Partial<UserRow> => ({
  email: change.formerEmail,
  emailFolded: change.formerEmailFolded,
  emailVerified: change.formerVerified,
})

/** Who changed the address may have joined their own Google identity since, which would keep the owner out. */
const googleBefore = ({ hadGoogle }: AddressChange): Partial<UserRow> =>
  hadGoogle ? {} : { googleUid: null }
