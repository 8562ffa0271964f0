import { type Db, isPostgres } from '#cloud/db/client.ts'
import type { Language } from '#shared/constants/game.ts'
import type { User } from '#shared/schemas/user.ts'

/** By what somebody is looked for, in the words of the row. */
export type UserKey = 'id' | 'usernameFolded' | 'emailFolded'

export interface Sought {
  readonly key: UserKey
  readonly text: string
}

export interface UserRow {
  readonly id: string
  readonly username: string
  readonly usernameFolded: string
  readonly email: string
  readonly emailFolded: string
  readonly emailVerified: boolean
  /** Asked for, and not proven yet. */
  readonly pendingEmail: string | null
  readonly pendingEmailAt: number | null
  readonly avatar: string
  readonly preferredLanguage: Language | null
  readonly tutorialStep: number
  readonly role: User['role']
  readonly collectionPrivate: boolean
  readonly googleUid: string | null
  readonly lastActiveAt: number | null
  readonly createdAt: number
}

export interface StatsRow {
  readonly games: number
  readonly wins: number
  readonly stars: number
  readonly xp: number
}

/** Field by column: knex gets no name that is not written here. */
const COLUMNS = {
  id: 'id',
  username: 'username',
  usernameFolded: 'username_folded',
  email: 'email',
  emailFolded: 'email_folded',
  emailVerified: 'email_verified',
  pendingEmail: 'pending_email',
  pendingEmailAt: 'pending_email_at',
  avatar: 'avatar',
  preferredLanguage: 'preferred_language',
  tutorialStep: 'tutorial_step',
  role: 'role',
  collectionPrivate: 'collection_private',
  googleUid: 'google_uid',
  lastActiveAt: 'last_active_at',
  createdAt: 'created_at',
} as const satisfies Record<keyof UserRow, string>

const RETURNED = Object.entries(COLUMNS).map(([field, column]) => `${column} as ${field}`)

/** What somebody has achieved and collected. */
export interface StoredStats extends StatsRow {
  readonly words: number
}

const STATS_COLUMNS = { games: 'games', wins: 'wins', stars: 'stars', xp: 'xp' } as const

const toColumns = (fields: Partial<UserRow>) =>
  Object.fromEntries(Object.entries(fields).map(([field, value]) => [COLUMNS[field as keyof UserRow], value]))

/** SQLite has no booleans, only 1 and 0. */
const fromDatabase = (row: UserRow): UserRow => ({
  ...row,
  emailVerified: Boolean(row.emailVerified),
  collectionPrivate: Boolean(row.collectionPrivate),
})

export async function insertUser(db: Db, user: UserRow): Promise<void> {
  await db('users').insert(toColumns(user))
  await db('player_stats').insert({ user_id: user.id, games: 0, wins: 0, stars: 0, xp: 0 })
}

type Key = 'id' | 'usernameFolded' | 'emailFolded' | 'googleUid'

export async function findUser(db: Db, by: Key, value: string): Promise<UserRow | null> {
  const row = await db('users').where(COLUMNS[by], value).first<UserRow>(COLUMNS)
  return row ? fromDatabase(row) : null
}

export async function findUsers(db: Db, ids: readonly string[]): Promise<UserRow[]> {
  const rows = await db('users')
    .whereIn('id', [...ids])
    .select<UserRow[]>(COLUMNS)
  return rows.map(fromDatabase)
}

/** All whose id, name or address is one of these. */
export async function findUsersBy(db: Db, sought: readonly Sought[]): Promise<UserRow[]> {
  const found = db('users').select<UserRow[]>(COLUMNS)
  for (const [key, some] of Map.groupBy(sought, ({ key }) => key))
    found.orWhereIn(
      COLUMNS[key],
      some.map(({ text }) => text),
    )
  return sought.length === 0 ? [] : (await found).map(fromDatabase)
}

export interface UserPage {
  /** Null: everybody, the newest first. Else by the name, or the address, in the order of its bytes. */
  readonly sought: Sought | null
  readonly role: User['role'] | undefined
  /** The key of the last one of the page before: its id, name or address, by which the page is ordered. */
  readonly after: string | undefined
  readonly limit: number
}

/** Above whatever begins with what stands before it. */
const LAST_CHARACTER = '\u{10ffff}'

/** In Postgres the order of a text is a language's, by which no index finds how it begins. */
const bytesOf = (db: Db, column: string): string => (isPostgres(db) ? `${column} collate "C"` : column)

/** However many there are, an index finds them: a page costs the same for a million. */
export async function findUserPage(db: Db, { sought, role, after, limit }: UserPage): Promise<UserRow[]> {
  const page = db('users').limit(limit).select<UserRow[]>(COLUMNS)
  if (role !== undefined) page.where({ role })
  if (sought === null || sought.key === 'id') {
    if (sought) page.where({ id: sought.text })
    if (after !== undefined) page.where('id', '<', after)
    page.orderBy('id', 'desc')
  } else {
    const key = bytesOf(db, COLUMNS[sought.key])
    page.whereRaw(`${key} >= ? and ${key} < ?`, [sought.text, sought.text + LAST_CHARACTER])
    if (after !== undefined) page.whereRaw(`${key} > ?`, [after])
    page.orderByRaw(key)
  }
  return (await page).map(fromDatabase)
}

/** The row as it is then; null when nobody has this id. */
export async function updateUser(db: Db, id: string, changes: Partial<UserRow>): Promise<UserRow | null> {
  const [row] = await db('users').where({ id }).update(toColumns(changes)).returning<UserRow[]>(RETURNED)
  return row ? fromDatabase(row) : null
}

export async function listIdleGuests(db: Db, since: number, limit: number): Promise<string[]> {
  const rows = await db('users')
    .where({ role: 'guest' })
    .where('last_active_at', '<', since)
    .orderBy('last_active_at')
    .limit(limit)
    .select<{ id: string }[]>('id')
  return rows.map(({ id }) => id)
}

/** Forgets the addresses that were asked for until then, of all accounts. */
export async function deletePendingEmails(db: Db, until: number): Promise<void> {
  await db('users')
    .where('pending_email_at', '<=', until)
    .update(toColumns({ pendingEmail: null, pendingEmailAt: null }))
}

/** Everything that belongs to the user goes with the row. */
export async function deleteUser(db: Db, id: string): Promise<void> {
  await db('users').where({ id }).delete()
}

/**
 * Holds the row until the transaction ends: what must not happen twice at once for one user waits here. It is always the
 * first row that a transaction takes of a user, so that no two wait for each other. False when nobody has this id any more.
 */
export async function lockUser(db: Db, id: string): Promise<boolean> {
  return (await db('users').where({ id }).forUpdate().first('id')) !== undefined
}

/**
 * The same for several, who do something with one another. Rows that reference them may go on being written: a settlement
 * writes some for each player of a game, and would be waited for in a circle. Answers who exists.
 */
export async function lockUsers(db: Db, ids: readonly string[]): Promise<Set<string>> {
  const rows = await db('users')
    .whereIn('id', [...ids])
    .orderBy('id')
    .forNoKeyUpdate()
    .select<{ id: string }[]>('id')
  return new Set(rows.map(({ id }) => id))
}

/** False when `from` is given and the tutorial is at another step. */
export async function moveTutorial(
  db: Db,
  id: string,
  { from, to }: { from: number | undefined; to: number },
): Promise<boolean> {
  const due = from === undefined ? { id } : { id, tutorial_step: from }
  return (await db('users').where(due).update({ tutorial_step: to })) > 0
}

/** Those of them whose tutorial is at this step. */
export async function findAtTutorialStep(db: Db, ids: readonly string[], step: number): Promise<string[]> {
  const rows = await db('users')
    .whereIn('id', [...ids])
    .where({ tutorial_step: step })
    .select<{ id: string }[]>('id')
  return rows.map(({ id }) => id)
}

/** False when the account has another address by now. */
export async function verifyAddress(db: Db, id: string, emailFolded: string): Promise<boolean> {
  const verified = await db('users').where({ id, email_folded: emailFolded }).update({ email_verified: true })
  return verified > 0
}

export async function findUserWithStats(
  db: Db,
  id: string,
): Promise<{ user: UserRow; stats: StoredStats } | null> {
  const words = db('owned_items').whereRaw('owned_items.user_id = users.id').where({ kind: 'word' })
  const row = await db('users')
    .join('player_stats', 'player_stats.user_id', 'users.id')
    .where({ id })
    .select(words.count('*').as('words'))
    .first<(UserRow & StatsRow & { words: number | string }) | undefined>({ ...COLUMNS, ...STATS_COLUMNS })
  if (!row) return null
  const { games, wins, stars, xp, words: owned, ...user } = row
  return { user: fromDatabase(user), stats: { games, wins, stars, xp, words: Number(owned) } }
}

export async function findExperience(db: Db, ids: readonly string[]): Promise<Map<string, number>> {
  const rows = await db('player_stats')
    .whereIn('user_id', [...ids])
    .select<{ user_id: string; xp: number }[]>('user_id', 'xp')
  return new Map(rows.map(({ user_id, xp }) => [user_id, xp]))
}

export async function addToStats(db: Db, userId: string, more: StatsRow): Promise<void> {
  await db('player_stats')
    .where({ user_id: userId })
    .increment({ ...more })
}
