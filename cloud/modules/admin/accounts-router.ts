import { z } from 'zod/mini'
import type { Db } from '#cloud/db/client.ts'
import { type Route, route } from '#cloud/http/route.ts'
import { newId } from '#cloud/ids.ts'
import type { AccountService } from '#cloud/modules/account/index.ts'
import type { Auth } from '#cloud/modules/auth/index.ts'
import type { Sanctions } from '#cloud/modules/sanctions/index.ts'
import type { Users } from '#cloud/modules/users/index.ts'
import { AppError } from '#shared/errors/app-error.ts'
import { adminCalls } from '#shared/i18n/en/admin-calls.ts'
import { accountExportData } from '#shared/schemas/account.ts'
import { insertAction } from './actions-repository.ts'
import type { AdminChanges } from './admin-change.ts'

export interface AccountRouteParts {
  readonly db: Db
  readonly users: Users
  readonly auth: Pick<Auth, 'expel'>
  readonly sanctions: Pick<Sanctions, 'hold'>
  readonly account: Pick<AccountService, 'export' | 'leave' | 'eraseIn'>
  readonly now: () => number
}

const FIRST_STEP = 1
const params = z.object({ id: z.string().check(z.maxLength(64)) })

/** What admins do for the owner of an account, or in their stead. */
export const accountRoutes = (
  change: AdminChanges,
  { db, users, auth, sanctions, account, now }: AccountRouteParts,
): Route[] => [
  change({
    method: 'post',
    path: '/admin/users/{id}/verify-email',
    action: 'user.verify_email',
    summary: 'Take a player’s address as proven',
    params,
    async change(tx, { params: { id } }) {
      await users.lock(tx, id)
      const user = await users.get(id, tx)
      if (user.role === 'guest') throw new AppError('CONFLICT', undefined, adminCalls.guestHasNoAddress)
      await users.markVerified(tx, user)
      const { emailVerified } = user
      // Not the address: the log outlives the account.
      return { target: id, before: { emailVerified }, after: { emailVerified: true }, data: undefined }
    },
  }),
  change({
    method: 'post',
    path: '/admin/users/{id}/reset-tutorial',
    action: 'user.reset_tutorial',
    summary: 'Begin a player’s tutorial anew',
    params,
    async change(tx, { params: { id } }) {
      const { tutorialStep } = await users.get(id, tx)
      await users.setTutorialStep(id, { step: FIRST_STEP }, tx)
      return { target: id, before: tutorialStep, after: FIRST_STEP, data: undefined }
    },
  }),
  change({
    method: 'post',
    path: '/admin/users/{id}/sessions/revoke',
    action: 'user.revoke_sessions',
    summary: 'Sign a player out everywhere, as when a device was stolen',
    params,
    async change(tx, { params: { id } }) {
      await users.get(id, tx)
      await auth.expel(tx, id)
      return { target: id, before: null, after: null, data: undefined }
    },
  }),
  route({
    method: 'get',
    path: '/admin/users/{id}/export',
    access: 'admin',
    tag: 'admin',
    summary:
      'Everything that is stored about an account, as its owner would get it; the log says who read it',
    params,
    response: accountExportData,
    async handle({ caller, ip, params: { id } }) {
      const data = await account.export({ userId: id })
      const trace = {
        id: newId(),
        adminId: caller.userId,
        ip,
        target: id,
        before: null,
        after: null,
        doneAt: now(),
      }
      await insertAction(db, { ...trace, action: 'user.export' })
      return data
    },
  }),
  change({
    method: 'delete',
    path: '/admin/users/{id}',
    action: 'user.delete',
    confirmed: true,
    summary: 'Delete an account for good, as its owner would',
    params,
    precheck: async ({ id }) => {
      if ((await users.get(id)).role !== 'admin') await account.leave(id)
    },
    async change(tx, { params: { id } }) {
      const { role } = await sanctions.hold(tx, id)
      await account.eraseIn(tx, id)
      // Not the name: it would outlive the account in the log.
      return { target: id, before: { role }, after: null, data: undefined }
    },
  }),
]
