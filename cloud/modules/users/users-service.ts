import type { Db } from '#cloud/db/client.ts'
import { newId } from '#cloud/ids.ts'
import type { Language } from '#shared/constants/game.ts'
import { AppError } from '#shared/errors/app-error.ts'
import type { ProfileData } from '#shared/schemas/auth.ts'
import type { User } from '#shared/schemas/user.ts'
import {
  addToStats,
  deleteUser,
  findStats,
  findUser,
  findUsers,
  insertUser,
  lockUser,
  type StatsRow,
  type UserRow,
  updateUser,
} from './users-repository.ts'
import { firstAvatar, fold, isFreeAvatar, newcomerRank, toStats, toUser } from './users-rules.ts'

export interface NewUser {
  readonly username: string
  readonly email: string
  readonly role?: User['role']
  readonly emailVerified?: boolean
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
  readonly now: () => number
}

/** The one writer of the user row. Where a call takes `tx`, it belongs to a transaction of the caller's. */
export const createUsersService = ({ db, now }: UsersParts) => {
  const existing = async (id: string, at: Db = db): Promise<UserRow> => {
    const row = await findUser(at, 'id', id)
    if (row === null) throw new AppError('USER_NOT_FOUND')
    return row
  }

  const change = async (id: string, changes: Partial<UserRow>): Promise<User> => {
    await updateUser(db, id, changes)
    return toUser(await existing(id))
  }

  return {
    async create(
      tx: Db,
      { username, email, role = 'player', emailVerified = false }: NewUser,
    ): Promise<User> {
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
        role,
        collectionPrivate: false,
        googleUid: null,
        lastActiveAt: now(),
        createdAt: now(),
      }
      await insertUser(tx, row)
      return toUser(row)
    },

    /** Throws USER_NOT_FOUND. */
    get: async (id: string, at: Db = db): Promise<User> => toUser(await existing(id, at)),

    async findByUsername(username: string, at: Db = db): Promise<User | null> {
      const row = await findUser(at, 'usernameFolded', fold(username))
      return row && toUser(row)
    },

    async findByEmail(email: string, at: Db = db): Promise<User | null> {
      const row = await findUser(at, 'emailFolded', fold(email))
      return row && toUser(row)
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

    async profile(id: string): Promise<ProfileData> {
      const row = await existing(id)
      return { user: toUser(row), stats: toStats(row, await findStats(db, id), now()), rank: newcomerRank }
    },

    async changeProfile(
      id: string,
      { username, email, avatar, collectionPrivate }: ProfileChanges,
    ): Promise<{ user: User; isOtherEmail: boolean }> {
      const before = await existing(id)
      const owned = avatar === undefined || avatar === before.avatar || isFreeAvatar(avatar)
      if (!owned) throw new AppError('FORBIDDEN')
      const isOtherEmail = email !== undefined && fold(email) !== before.emailFolded
      const user = await change(id, {
        ...(username !== undefined && { username, usernameFolded: fold(username) }),
        ...(email !== undefined && { email, emailFolded: fold(email) }),
        ...(isOtherEmail && { emailVerified: false }),
        ...(avatar !== undefined && { avatar }),
        ...(collectionPrivate !== undefined && { collectionPrivate }),
      })
      return { user, isOtherEmail }
    },

    chooseLanguage: (id: string, language: Language): Promise<User> =>
      change(id, { preferredLanguage: language }),

    setTutorialStep: (id: string, tutorialStep: number): Promise<User> => change(id, { tutorialStep }),

    markVerified: (tx: Db, id: string): Promise<void> => updateUser(tx, id, { emailVerified: true }),

    makeAdmin: (tx: Db, id: string): Promise<void> => updateUser(tx, id, { role: 'admin' }),

    /** Online from now on, for five minutes. */
    markActive: (id: string, at: Db = db): Promise<void> => updateUser(at, id, { lastActiveAt: now() }),

    /** What a game brought. */
    addToStats: (tx: Db, id: string, more: StatsRow): Promise<void> => addToStats(tx, id, more),

    remove: (tx: Db, id: string): Promise<void> => deleteUser(tx, id),

    /** When they were here last; null for one who never was. */
    lastActiveAt: async (id: string): Promise<number | null> => (await existing(id)).lastActiveAt,

    lock: (tx: Db, id: string): Promise<void> => lockUser(tx, id),
  }
}
