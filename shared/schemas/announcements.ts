import { z } from 'zod/mini'
import { ANNOUNCEMENT_MAX } from '../constants/limits.ts'
import { adminCalls } from '../i18n/en/admin-calls.ts'
import { lineSchema, timeSchema } from './primitives.ts'

const textSchema = lineSchema(
  ANNOUNCEMENT_MAX,
  adminCalls.announcementRequired,
  adminCalls.announcementTooLong,
)
const announcementShape = {
  texts: z.object({ english: textSchema, italian: textSchema }),
  until: timeSchema,
}

export const announcementSchema = z
  .object({ id: z.string(), from: timeSchema, ...announcementShape })
  .register(z.globalRegistry, { id: 'Announcement' })
export type Announcement = z.output<typeof announcementSchema>

/** Without `from` it begins at once. */
export const announcementBody = z
  .object({ from: z.optional(timeSchema), ...announcementShape })
  .register(z.globalRegistry, { id: 'PutAnnouncement' })
export type AnnouncementBody = z.output<typeof announcementBody>

export const announcementParams = z.object({ id: z.string().check(z.maxLength(64)) })
export const announcementData = z.object({ announcement: announcementSchema })
/** The one that begins first comes first; those that are over are gone. */
export const announcementsData = z.object({ announcements: z.array(announcementSchema) })
export type Announcements = z.infer<typeof announcementsData>
