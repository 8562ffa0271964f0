import type { Db } from '#cloud/db/client.ts'
import { newId } from '#cloud/ids.ts'
import type { Language } from '#shared/constants/game.ts'
import { AppError } from '#shared/errors/app-error.ts'
import type { PlayerStats } from '#shared/schemas/user.ts'
import {
  addToStats,
  deleteUser,
  findUser,
  findUsers,
  findUserWithStats,
  insertUser,
  lockUser,
  type StatsRow,
  type UserRow,
  updateUser,
  verifyAddress,
} from './users-repository.ts'
import {
  type ForeignIdentity,
  firstAvatar,
  fold,
  googleUidOf,
  type Identity,
  isFreeAvatar,
  toIdentity,
  toStats,
} from './users-rules.ts'

export interface NewUser {
  readonly username: string
  readonly email: string
  readonly emailVerified?: boolean
  /** With whom they sign in, in place of a password. */
  readonly google?: ForeignIdentity
}

export interface ProfileChanges {
  readonly username?: string | undefined
  readonly email?: string | undefined
  readonly avatar?: string | undefined
  readonly collectionPrivate?: boolean | undefined
}

/** What others in a room may see of somebody. */
export interface PublicUser {
  readonly id: string
  readonly username: string
  readonly avatar: string
  readonly preferredLanguage: Language | null
}

export type Users = ReturnType<typeof createUsersService>

export interface UsersParts {
  readonly db: Db
  /** In the transaction that makes an account. */
  readonly onCreated: (tx: Db, userId: string) => Promise<void>
  readonly now: () => number
}

/** The one writer of the user row. Where a call takes `tx`, it belongs to a transaction of the caller's. */
export const createUsersService = ({ db, onCreated, now }: UsersParts) => {
  const found = <Row>(row: Row | null): Row => {
    if (row === null) throw new AppError('USER_NOT_FOUND')
    return row
  }

  const existing = async (id: string, at: Db = db): Promise<UserRow> => found(await findUser(at, 'id', id))

  const change = async (id: string, changes: Partial<UserRow>, at: Db = db): Promise<Identity> =>
    toIdentity(found(await updateUser(at, id, changes)))

  return {
    async create(tx: Db, { username, email, emailVerified = false, google }: NewUser): Promise<Identity> {
      const id = newId()
      const row: UserRow = {
        id,
        username,
        usernameFolded: fold(username),
        email,
        emailFolded: fold(email),
        emailVerified,
        avatar: firstAvatar(id),
        preferredLanguage: null,
        tutorialStep: 1,
        role: 'player',
        collectionPrivate: false,
        googleUid: google ? googleUidOf(google) : null,
        lastActiveAt: now(),
        createdAt: now(),
      }
      await insertUser(tx, row)
      await onCreated(tx, id)
      return toIdentity(row)
    },

    /** Throws USER_NOT_FOUND. */
    get: async (id: string, at: Db = db): Promise<Identity> => toIdentity(await existing(id, at)),

    async findByUsername(username: string, at: Db = db): Promise<Identity | null> {
      const row = await findUser(at, 'usernameFolded', fold(username))
      return row && toIdentity(row)
    },

    async findByEmail(email: string, at: Db = db): Promise<Identity | null> {
      const row = await findUser(at, 'emailFolded', fold(email))
      return row && toIdentity(row)
    },

    async findByGoogle(identity: ForeignIdentity, at: Db = db): Promise<Identity | null> {
      const row = await findUser(at, 'googleUid', googleUidOf(identity))
      return row && toIdentity(row)
    },

    /** What others may see; an id that nobody has is left out. */
    async listPublic(ids: readonly string[], at: Db = db): Promise<PublicUser[]> {
      const rows = await findUsers(at, ids)
      return rows.map(({ id, username, avatar, preferredLanguage }) => ({
        id,
        username,
        avatar,
        preferredLanguage,
      }))
    },

    /** Throws USER_NOT_FOUND. */
    async profile(id: string): Promise<{ identity: Identity; stats: Omit<PlayerStats, 'globalRank'> }> {
      const { user, stats } = found(await findUserWithStats(db, id))
      return { identity: toIdentity(user), stats: toStats(user, stats, now()) }
    },

    /**
     * Locked before it is read: whether an address is another one must not be decided by one that is gone. Answers the
     * former address, null when it is the same.
     */
    async changeProfile(
      tx: Db,
      id: string,
      { username, email, avatar, collectionPrivate }: ProfileChanges,
    ): Promise<{ user: Identity; formerEmail: string | null }> {
      await lockUser(tx, id)
      const before = await existing(id, tx)
      const owned = avatar === undefined || avatar === before.avatar || isFreeAvatar(avatar)
      if (!owned) throw new AppError('FORBIDDEN')
      const isOtherEmail = email !== undefined && fold(email) !== before.emailFolded
      const changes = {
        ...(username !== undefined && { username, usernameFolded: fold(username) }),
        ...(email !== undefined && { email, emailFolded: fold(email) }),
        ...(isOtherEmail && { emailVerified: false }),
        ...(avatar !== undefined && { avatar }),
        ...(collectionPrivate !== undefined && { collectionPrivate }),
      }
      const user = await change(id, changes, tx)
      return { user, formerEmail: isOtherEmail ? before.email : null }
    },

    chooseLanguage: (id: string, language: Language): Promise<Identity> =>
      change(id, { preferredLanguage: language }),

    setTutorialStep: (id: string, tutorialStep: number): Promise<Identity> => change(id, { tutorialStep }),

    /** False when the account has another address by now: that one nobody has proven. */
    markVerified: (tx: Db, { id, email }: Pick<Identity, 'id' | 'email'>): Promise<boolean> =>
      verifyAddress(tx, id, fold(email)),

    joinGoogle: (tx: Db, id: string, identity: ForeignIdentity): Promise<Identity> =>
      change(id, { googleUid: googleUidOf(identity) }, tx),

    makeAdmin: (tx: Db, id: string): Promise<Identity> => change(id, { role: 'admin' }, tx),

    /** Online from now on, for five minutes. In a transaction it holds the row like `lock`. Null when the account is gone. */
    async markActive(id: string, at: Db = db): Promise<Identity | null> {
      const row = await updateUser(at, id, { lastActiveAt: now() })
      return row && toIdentity(row)
    },

    /** What a game brought. */
    addToStats: (tx: Db, id: string, more: StatsRow): Promise<void> => addToStats(tx, id, more),

    remove: (tx: Db, id: string): Promise<void> => deleteUser(tx, id),

    /** When they were here last; null for one who never was. */
    lastActiveAt: async (id: string): Promise<number | null> => (await existing(id)).lastActiveAt,

    /** False when the account is gone. */
    lock: (tx: Db, id: string): Promise<boolean> => lockUser(tx, id),
  }
}
