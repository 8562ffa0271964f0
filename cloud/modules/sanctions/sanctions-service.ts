import type { AccountNews } from '#cloud/account-news.ts'
import type { AccountPart } from '#cloud/account-part.ts'
import { afterCommit } from '#cloud/db/after-commit.ts'
import type { Db } from '#cloud/db/client.ts'
import type { Identity, Users } from '#cloud/modules/users/index.ts'
import { AppError } from '#shared/errors/app-error.ts'
import { adminCalls } from '#shared/i18n/en/admin-calls.ts'
import type { OwnSanctions } from '#shared/schemas/own-sanctions.ts'
import type { AdminSanction, BanBody, MuteBody, WarnBody } from '#shared/schemas/sanctions.ts'
import { textOfBan, textOfDisconnect } from './ban-text.ts'
import type { Bans } from './bans.ts'
import type { Mutes } from './mutes.ts'
import {
  acknowledge,
  deleteExpiredAddresses,
  findStanding,
  insertSanction,
  type ListedSanction,
  liftSanction,
  listSanctions,
  listUnread,
  type SanctionRow,
} from './sanctions-repository.ts'

const MINUTE_MS = 60_000
const SWEEP_EVERY_MS = 60 * 60_000

/** Who does something about whom. */
export interface Case {
  readonly adminId: string
  readonly userId: string
}

export interface SanctionsParts {
  readonly db: Db
  readonly users: Pick<Users, 'get' | 'lock'>
  /** Ends all logins in the transaction, and tells their devices why. */
  readonly expel: (tx: Db, userId: string, told: string) => Promise<void>
  readonly news: AccountNews
  readonly bans: Bans
  readonly mutes: Mutes
  /** Takes a player out of the room where they sit. */
  readonly leaveRoom: (userId: string) => void
  readonly now: () => number
}

export type Sanctions = ReturnType<typeof createSanctions>

const timeOf = (at: number): string => new Date(at).toISOString()
const timeOrNull = (at: number | null): string | null => (at === null ? null : timeOf(at))

/** As the audit log has it. */
const traceOf = (row: SanctionRow | null) =>
  row && { reason: row.preset ?? row.reason, until: timeOrNull(row.expiresAt) }

const forPlayer = (row: SanctionRow) => ({
  kind: row.kind,
  preset: row.preset,
  reason: row.reason,
  at: timeOf(row.madeAt),
  until: timeOrNull(row.expiresAt),
  liftedAt: timeOrNull(row.liftedAt),
  acknowledgedAt: timeOrNull(row.acknowledgedAt),
})

/** Warnings, mutes and bans. All that is given or lifted is written by the caller's transaction. */
export function createSanctions({ db, users, expel, news, bans, mutes, leaveRoom, now }: SanctionsParts) {
  const holds = ({ kind, liftedAt, expiresAt }: SanctionRow): boolean =>
    kind !== 'warning' && liftedAt === null && (expiresAt === null || expiresAt > now())

  /** Throws USER_NOT_FOUND, and FORBIDDEN about an admin, oneself included. */
  async function requirePlayer(userId: string, at: Db = db): Promise<Identity> {
    const user = await users.get(userId, at)
    if (user.role === 'admin') throw new AppError('FORBIDDEN', undefined, adminCalls.notAboutAdmins)
    return user
  }

  /** Holds the player's row, and looks once more. */
  async function hold(tx: Db, userId: string): Promise<Identity> {
    await users.lock(tx, userId)
    return requirePlayer(userId, tx)
  }

  const told = (tx: Db, userId: string): void =>
    afterCommit(tx, () => news.tell(userId, 'sanctions_changed', {}))

  /** In place of the one that stands. */
  async function replace(
    tx: Db,
    { adminId, userId }: Case,
    kind: 'mute' | 'ban',
    { reason, minutes }: BanBody,
  ): Promise<{ before: SanctionRow | null; given: SanctionRow }> {
    const before = await findStanding(tx, userId, kind)
    if (before) await liftSanction(tx, before.id, now())
    const given = await insertSanction(tx, {
      userId,
      adminId,
      kind,
      preset: null,
      reason,
      madeAt: now(),
      expiresAt: minutes === undefined ? null : now() + minutes * MINUTE_MS,
    })
    return { before: before && holds(before) ? before : null, given }
  }

  /** Throws NOT_FOUND where none holds. */
  async function lift(tx: Db, about: Case, kind: 'mute' | 'ban') {
    await hold(tx, about.userId)
    const standing = await findStanding(tx, about.userId, kind)
    if (standing === null || !holds(standing))
      throw new AppError('NOT_FOUND', undefined, adminCalls.noneHolds)
    await liftSanction(tx, standing.id, now())
    return { before: traceOf(standing), after: null }
  }

  const forAdmins = ({ adminName, ...row }: ListedSanction): AdminSanction => ({
    ...forPlayer(row),
    id: row.id,
    admin: { id: row.adminId, username: adminName },
    holds: holds(row),
  })

  return {
    async warn(tx: Db, about: Case, body: WarnBody) {
      await hold(tx, about.userId)
      const words =
        'preset' in body ? { preset: body.preset, reason: '' } : { preset: null, reason: body.text }
      const given = await insertSanction(tx, {
        ...about,
        ...words,
        kind: 'warning',
        madeAt: now(),
        expiresAt: null,
      })
      told(tx, about.userId)
      return { before: null, after: { reason: given.preset ?? given.reason } }
    },

    async mute(tx: Db, about: Case, body: MuteBody) {
      await hold(tx, about.userId)
      const { before, given } = await replace(tx, about, 'mute', body)
      mutes.changeIn(tx, about.userId, given.expiresAt)
      told(tx, about.userId)
      return { before: traceOf(before), after: traceOf(given) }
    },

    async unmute(tx: Db, about: Case) {
      const trace = await lift(tx, about, 'mute')
      mutes.changeIn(tx, about.userId, null)
      told(tx, about.userId)
      return trace
    },

    /** Ends the player's logins at once. A game that runs goes on without them. */
    async ban(tx: Db, about: Case, body: BanBody) {
      const { preferredLanguage } = await hold(tx, about.userId)
      const { before, given } = await replace(tx, about, 'ban', body)
      await expel(tx, about.userId, textOfBan(given, bans.supportUrl, preferredLanguage))
      afterCommit(tx, () => leaveRoom(about.userId))
      return { before: traceOf(before), after: traceOf(given) }
    },

    unban: (tx: Db, about: Case) => lift(tx, about, 'ban'),

    /** They may sign in again. */
    async disconnect(tx: Db, about: Case, reason: string) {
      const { preferredLanguage } = await hold(tx, about.userId)
      await expel(tx, about.userId, textOfDisconnect(reason, preferredLanguage))
      return { before: null, after: { reason } }
    },

    requirePlayer,
    /** For what an admin does to an account beside sanctions. */
    hold,

    /** The newest first. */
    listOf: async (userId: string): Promise<AdminSanction[]> =>
      (await listSanctions(db, userId)).map(forAdmins),

    async own(userId: string): Promise<OwnSanctions> {
      const mute = await findStanding(db, userId, 'mute')
      const warnings = await listUnread(db, userId)
      return {
        warnings: warnings.map(({ id, preset, reason, madeAt }) => ({
          id,
          preset,
          text: reason,
          at: timeOf(madeAt),
        })),
        mute:
          mute?.expiresAt != null && holds(mute)
            ? { reason: mute.reason, until: timeOf(mute.expiresAt) }
            : null,
      }
    },

    /** Throws NOT_FOUND. */
    async acknowledge(userId: string, warningId: string): Promise<void> {
      if (!(await acknowledge(db, userId, warningId, now()))) throw new AppError('NOT_FOUND')
    },

    accountPart: {
      collect: async (userId) => ({ sanctions: (await listSanctions(db, userId)).map(forPlayer) }),
      async erase(tx, userId) {
        const { email } = await users.get(userId, tx)
        await bans.keep(tx, userId, email)
        return undefined
      },
    } satisfies AccountPart,

    recurring: [
      { name: 'banned-addresses', everyMs: SWEEP_EVERY_MS, run: () => deleteExpiredAddresses(db, now()) },
    ],
  }
}
