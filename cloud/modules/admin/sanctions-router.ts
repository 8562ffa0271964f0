import { z } from 'zod/mini'
import type { Route } from '#cloud/http/route.ts'
import type { Sanctions } from '#cloud/modules/sanctions/index.ts'
import { banBody, disconnectBody, muteBody, warnBody } from '#shared/schemas/sanctions.ts'
import type { AdminChanges } from './admin-change.ts'

const params = z.object({ id: z.string().check(z.maxLength(64)) })

/** What admins do about players who spoil it for others. */
export const sanctionRoutes = (change: AdminChanges, sanctions: Sanctions): Route[] => {
  const precheck = async ({ id }: { id: string }): Promise<void> => void (await sanctions.requirePlayer(id))
  return [
    change({
      method: 'post',
      path: '/admin/users/{id}/warn',
      action: 'user.warn',
      summary: 'Warn a player, who sees it once and says that they have read it',
      params,
      precheck,
      body: warnBody,
      change: async (tx, { caller, params: { id }, body }) => ({
        target: id,
        ...(await sanctions.warn(tx, { adminId: caller.userId, userId: id }, body)),
        data: undefined,
      }),
    }),
    change({
      method: 'post',
      path: '/admin/users/{id}/mute',
      action: 'user.mute',
      summary: 'Let a player not talk in any room for a while; their guesses count',
      params,
      precheck,
      body: muteBody,
      change: async (tx, { caller, params: { id }, body }) => ({
        target: id,
        ...(await sanctions.mute(tx, { adminId: caller.userId, userId: id }, body)),
        data: undefined,
      }),
    }),
    change({
      method: 'delete',
      path: '/admin/users/{id}/mute',
      action: 'user.unmute',
      summary: 'Let a player talk again',
      params,
      precheck,
      change: async (tx, { caller, params: { id } }) => ({
        target: id,
        ...(await sanctions.unmute(tx, { adminId: caller.userId, userId: id })),
        data: undefined,
      }),
    }),
    change({
      method: 'post',
      path: '/admin/users/{id}/ban',
      action: 'user.ban',
      confirmed: true,
      summary: 'Keep a player out, for a while or for good; their sessions end at once',
      params,
      precheck,
      body: banBody,
      change: async (tx, { caller, params: { id }, body }) => ({
        target: id,
        ...(await sanctions.ban(tx, { adminId: caller.userId, userId: id }, body)),
        data: undefined,
      }),
    }),
    change({
      method: 'delete',
      path: '/admin/users/{id}/ban',
      action: 'user.unban',
      confirmed: true,
      summary: 'Let a player in again',
      params,
      precheck,
      change: async (tx, { caller, params: { id } }) => ({
        target: id,
        ...(await sanctions.unban(tx, { adminId: caller.userId, userId: id })),
        data: undefined,
      }),
    }),
    change({
      method: 'post',
      path: '/admin/users/{id}/disconnect',
      action: 'user.disconnect',
      summary: 'End a player’s sessions and tell them why; they may sign in again',
      params,
      precheck,
      body: disconnectBody,
      change: async (tx, { caller, params: { id }, body }) => ({
        target: id,
        ...(await sanctions.disconnect(tx, { adminId: caller.userId, userId: id }, body.reason)),
        data: undefined,
      }),
    }),
  ]
}
