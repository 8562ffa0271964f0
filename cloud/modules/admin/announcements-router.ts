import { type Route, route } from '#cloud/http/route.ts'
import type { Announcements } from '#cloud/modules/announcements/index.ts'
import {
  announcementBody,
  announcementData,
  announcementParams,
  announcementsData,
} from '#shared/schemas/announcements.ts'
import type { AdminChanges } from './admin-change.ts'

export const announcementRoutes = (change: AdminChanges, announcements: Announcements): Route[] => [
  route({
    method: 'get',
    path: '/admin/announcements',
    access: 'admin',
    tag: 'admin',
    summary: 'What is announced to players, now and later',
    response: announcementsData,
    handle: () => ({ announcements: announcements.list() }),
  }),
  change({
    method: 'post',
    path: '/admin/announcements',
    action: 'announcement.add',
    summary: 'Announce something to all players; each may close it',
    body: announcementBody,
    response: announcementData,
    async change(tx, { body }) {
      const after = await announcements.add(tx, body)
      return { target: after.id, before: null, after, data: { announcement: after } }
    },
  }),
  change({
    method: 'put',
    path: '/admin/announcements/{id}',
    action: 'announcement.change',
    summary: 'Change an announcement; who has closed it sees it again',
    params: announcementParams,
    body: announcementBody,
    response: announcementData,
    precheck: async ({ id }) => announcements.requireHeld(id),
    async change(tx, { params, body }) {
      const { before, after } = await announcements.change(tx, params.id, body)
      return { target: params.id, before, after, data: { announcement: after } }
    },
  }),
  change({
    method: 'delete',
    path: '/admin/announcements/{id}',
    action: 'announcement.remove',
    summary: 'Take an announcement back',
    params: announcementParams,
    async change(tx, { params }) {
      const before = await announcements.remove(tx, params.id)
      return { target: params.id, before, after: null, data: undefined }
    },
  }),
]
