import type { AccountNews } from '#cloud/account-news.ts'
import type { Db } from '#cloud/db/client.ts'
import { newId } from '#cloud/ids.ts'
import { isOffensiveName, requireDecentName } from '#host-engine/index.ts'
import type { Language } from '#shared/constants/game.ts'
import { AppError } from '#shared/errors/app-error.ts'
import type { PlayerStats, User } from '#shared/schemas/user.ts'
import { createAddresses, NO_PENDING_EMAIL } from './addresses.ts'
import { soughtBy } from './found-users.ts'
import { reservedUsernames } from './reserved-usernames.ts'
import { createTutorialProgress } from './tutorial-progress.ts'
import {
  addToStats,
  deleteUser,
  findExperience,
  findUser,
  findUserPage,
  findUsers,
  findUsersBy,
  findUserWithStats,
  insertUser,
  listIdleGuests,
  lockUser,
  lockUsers,
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
  guestKey,
  type Identity,
  isFreeAvatar,
  nameKey,
  type PublicUser,
  toIdentity,
  toPublic,
  toStats,
} from './users-rules.ts'

const SOUGHT_KEYS = ['id', 'usernameFolded', 'emailFolded'] as const

export interface NewUser {
  readonly username: string
  readonly email: string
  readonly emailVerified?: boolean
  /** With whom they sign in, in place of a password. */
  readonly google?: ForeignIdentity
  readonly role?: User['role']
}

export interface NewGuest {
  readonly nickname: string
  readonly language?: Language | undefined
}

export interface ProfileChanges {
  readonly username?: string | undefined
  readonly email?: string | undefined
  readonly avatar?: string | undefined
  readonly collectionPrivate?: boolean | undefined
}

export interface UserSearch {
  readonly search: string | undefined
  readonly role: User['role'] | undefined
  readonly after: string | undefined
  readonly limit: number
}

export interface FoundUser {
  readonly key: string
  readonly identity: Identity
  /** Epoch milliseconds. */
  readonly lastActiveAt: number | null
}

export type Users = ReturnType<typeof createUsersService>

export interface UsersParts {
  readonly db: Db
  readonly news: AccountNews
  /** The name of the operator's account, where there is one. */
  readonly operatorName: string | null
  /** In the transaction that makes an account. */
  readonly onCreated: (tx: Db, userId: string) => Promise<void>
  /** Whether they have bought it. */
  readonly ownsAvatar: (tx: Db, userId: string, avatar: string) => Promise<boolean>
  readonly now: () => number
}

/** The one writer of the user row. Where a call takes `tx`, it belongs to a transaction of the caller's. */
export const createUsersService = ({ db, news, operatorName, onCreated, ownsAvatar, now }: UsersParts) => {
  const isReserved = reservedUsernames(operatorName)
  const addresses = createAddresses({ db, now })

  /** Throws USERNAME_RESERVED and OFFENSIVE_LANGUAGE. An admin speaks for the product, and may bear any name. */
  const requireFreeToBear = (username: string, role: User['role']): void => {
    if (role === 'admin') return
    if (isReserved(username)) throw new AppError('USERNAME_RESERVED')
    requireDecentName(username)
  }

  /** What every new row begins with. */
  const newcomer = (username: string) => {
    const id = newId()
    return {
      id,
      username,
      emailVerified: false,
      ...NO_PENDING_EMAIL,
      avatar: firstAvatar(id),
      preferredLanguage: null,
      tutorialStep: 1,
      collectionPrivate: false,
      googleUid: null,
      lastActiveAt: now(),
      createdAt: now(),
    }
  }

  const found = <Row>(row: Row | null): Row => {
    if (row === null) throw new AppError('USER_NOT_FOUND')
    return row
  }

  const existing = async (id: string, at: Db = db): Promise<UserRow> => found(await findUser(at, 'id', id))

  const change = async (id: string, changes: Partial<UserRow>, at: Db = db): Promise<Identity> =>
    toIdentity(found(await updateUser(at, id, changes)), now())

  return {
    /** Whether no player may bear this name, whoever has it. */
    isRefused: (username: string): boolean => isReserved(username) || isOffensiveName(username),
    addresses,
    ...createTutorialProgress({ db, news, now }),

    /** Throws USERNAME_RESERVED, OFFENSIVE_LANGUAGE, and EMAIL_ALREADY_EXISTS where a former owner may still take the address back. */
    async create(
      tx: Db,
      { username, email, emailVerified = false, google, role = 'player' }: NewUser,
    ): Promise<Identity> {
      requireFreeToBear(username, role)
      const row: UserRow = {
        ...newcomer(username),
        usernameFolded: fold(username),
        email,
        emailFolded: fold(email),
        emailVerified,
        role,
        googleUid: google ? googleUidOf(google) : null,
      }
      await insertUser(tx, row)
      await addresses.requireNoFormerOwner(tx, row)
      await onCreated(tx, row.id)
      return toIdentity(row, now())
    },

    /** Throws USERNAME_RESERVED and OFFENSIVE_LANGUAGE. A nickname need not be unique. */
    async createGuest(tx: Db, { nickname, language }: NewGuest): Promise<Identity> {
      requireFreeToBear(nickname, 'guest')
      const visitor = newcomer(nickname)
      const row: UserRow = {
        ...visitor,
        usernameFolded: nameKey({ ...visitor, role: 'guest' }, nickname),
        email: '',
        emailFolded: guestKey(visitor.id),
        preferredLanguage: language ?? null,
        role: 'guest',
      }
      await insertUser(tx, row)
      return toIdentity(row, now())
    },

    /** Another nickname for a guest who is back. Throws USERNAME_RESERVED and OFFENSIVE_LANGUAGE. */
    async rename(tx: Db, id: string, nickname: string): Promise<Identity> {
      requireFreeToBear(nickname, 'guest')
      return change(id, { username: nickname, usernameFolded: nameKey({ id, role: 'guest' }, nickname) }, tx)
    },

    /** Makes a guest an account, which keeps id, avatar and statistics. Throws CONFLICT for an account. */
    async claim(
      tx: Db,
      id: string,
      { username, email, emailVerified = false, google }: Omit<NewUser, 'role'>,
    ): Promise<Identity> {
      requireFreeToBear(username, 'player')
      await lockUser(tx, id)
      if ((await existing(id, tx)).role !== 'guest') throw new AppError('CONFLICT')
      const names = {
        username,
        usernameFolded: fold(username),
        email,
        emailFolded: fold(email),
        emailVerified,
      }
      const googleUid = google ? googleUidOf(google) : null
      const user = await change(id, { ...names, role: 'player', googleUid }, tx)
      await addresses.requireNoFormerOwner(tx, { id, emailFolded: names.emailFolded })
      await onCreated(tx, id)
      return user
    },

    /** Guests who have not been here since then, the longest away first. */
    idleGuests: (since: number, limit: number): Promise<string[]> => listIdleGuests(db, since, limit),

    async isIdleGuest(id: string, since: number, at: Db = db): Promise<boolean> {
      const row = await findUser(at, 'id', id)
      return row?.role === 'guest' && (row.lastActiveAt ?? 0) < since
    },

    /** Throws USER_NOT_FOUND. */
    get: async (id: string, at: Db = db): Promise<Identity> => toIdentity(await existing(id, at), now()),

    async findByUsername(username: string, at: Db = db): Promise<Identity | null> {
      const row = await findUser(at, 'usernameFolded', fold(username))
      return row && toIdentity(row, now())
    },

    async findByEmail(email: string, at: Db = db): Promise<Identity | null> {
      const row = await findUser(at, 'emailFolded', fold(email))
      return row && toIdentity(row, now())
    },

    async findByGoogle(identity: ForeignIdentity, at: Db = db): Promise<Identity | null> {
      const row = await findUser(at, 'googleUid', googleUidOf(identity))
      return row && toIdentity(row, now())
    },

    /** What others may see; an id that nobody has is left out. */
    async listPublic(ids: readonly string[], at: Db = db): Promise<PublicUser[]> {
      const rows = await findUsers(at, ids)
      return rows.map((row) => toPublic(row, now()))
    },

    /** By whole ids, names and addresses, each under what was asked for. */
    async findNamed(names: readonly string[], at: Db = db): Promise<Map<string, Identity>> {
      const sought = names.map((name) => ({ name, ...soughtBy(name) }))
      const rows = await findUsersBy(at, sought)
      const byKey = new Map(
        rows.flatMap((row) =>
          SOUGHT_KEYS.map((key) => [`${key} ${row[key]}`, toIdentity(row, now())] as const),
        ),
      )
      return new Map(
        sought.flatMap(({ name, key, text }) => {
          const found = byKey.get(`${key} ${text}`)
          return found ? [[name, found] as const] : []
        }),
      )
    },

    /**
     * Those whose name or address begins with the search, or the one with this id; without a search everybody, the newest
     * first. Each comes with the key after which the next page begins.
     */
    async search({ search, ...page }: UserSearch): Promise<FoundUser[]> {
      const sought = search === undefined ? null : soughtBy(search)
      const rows = await findUserPage(db, { ...page, sought })
      return rows.map((row) => ({
        key: row[sought?.key ?? 'id'],
        identity: toIdentity(row, now()),
        lastActiveAt: row.lastActiveAt,
      }))
    },

    /** Throws USER_NOT_FOUND. */
    async profile(id: string): Promise<{ identity: Identity; stats: Omit<PlayerStats, 'globalRank'> }> {
      const { user, stats } = found(await findUserWithStats(db, id))
      return { identity: toIdentity(user, now()), stats: toStats(user, stats, now()) }
    },

    /**
     * Locked before it is read: whether an address is another one must not be decided by one that is gone. Another address
     * is only asked for. Throws FORBIDDEN, USERNAME_RESERVED, OFFENSIVE_LANGUAGE and EMAIL_ALREADY_EXISTS.
     */
    async changeProfile(
      tx: Db,
      id: string,
      { username, email, avatar, collectionPrivate }: ProfileChanges,
    ): Promise<{ user: Identity; asksForAddress: boolean }> {
      await lockUser(tx, id)
      const before = await existing(id, tx)
      const mayWear =
        avatar === undefined ||
        avatar === before.avatar ||
        isFreeAvatar(avatar) ||
        (await ownsAvatar(tx, id, avatar))
      if (!mayWear) throw new AppError('FORBIDDEN')
      // Who had the name before it was reserved keeps it.
      if (username !== undefined && fold(username) !== before.usernameFolded)
        requireFreeToBear(username, before.role)
      const address = email === undefined ? null : await addresses.changesFor(tx, before, email)
      const changes = {
        ...(username !== undefined && { username, usernameFolded: nameKey(before, username) }),
        ...address,
        ...(avatar !== undefined && { avatar }),
        ...(collectionPrivate !== undefined && { collectionPrivate }),
      }
      return { user: await change(id, changes, tx), asksForAddress: Boolean(address?.pendingEmail) }
    },

    /** Puts on an avatar that they own; null: the free one that they began with. */
    wear: (tx: Db, id: string, avatar: string | null): Promise<Identity> =>
      change(id, { avatar: avatar ?? firstAvatar(id) }, tx),

    chooseLanguage: (id: string, language: Language): Promise<Identity> =>
      change(id, { preferredLanguage: language }),

    /** False when the account has another address by now: that one nobody has proven. */
    markVerified: (tx: Db, { id, email }: Pick<Identity, 'id' | 'email'>): Promise<boolean> =>
      verifyAddress(tx, id, fold(email)),

    joinGoogle: (tx: Db, id: string, identity: ForeignIdentity): Promise<Identity> =>
      change(id, { googleUid: googleUidOf(identity) }, tx),

    setRole: (tx: Db, id: string, role: User['role']): Promise<Identity> => change(id, { role }, tx),

    /** Online from now on, for five minutes. In a transaction it holds the row like `lock`. Null when the account is gone. */
    async markActive(id: string, at: Db = db): Promise<Identity | null> {
      const row = await updateUser(at, id, { lastActiveAt: now() })
      return row && toIdentity(row, now())
    },

    /** What a game brought. */
    addToStats: (tx: Db, id: string, more: StatsRow): Promise<void> => addToStats(tx, id, more),

    /** The experience of those of them whose account exists. */
    experience: (tx: Db, ids: readonly string[]): Promise<Map<string, number>> => findExperience(tx, ids),

    remove: (tx: Db, id: string): Promise<void> => deleteUser(tx, id),

    /** When they were here last; null for one who never was. */
    lastActiveAt: async (id: string): Promise<number | null> => (await existing(id)).lastActiveAt,

    /** False when the account is gone. */
    lock: (tx: Db, id: string): Promise<boolean> => lockUser(tx, id),

    /** Those of them who exist. */
    lockAll: (tx: Db, ids: readonly string[]): Promise<Set<string>> => lockUsers(tx, ids),
  }
}
