import type { Db } from '#cloud/db/client.ts'
import { newId } from '#cloud/ids.ts'
import type { LiveSettingsService } from '#cloud/modules/live-settings/index.ts'
import { ANNOUNCEMENTS_MAX } from '#shared/constants/limits.ts'
import { AppError } from '#shared/errors/app-error.ts'
import { adminCalls } from '#shared/i18n/en/admin-calls.ts'
import type { Announcement, AnnouncementBody } from '#shared/schemas/announcements.ts'
import { isOver, isShown, withAnnouncement } from './announcements-rules.ts'

export interface AnnouncementsParts {
  readonly liveSettings: LiveSettingsService
  /** The wall clock: beginnings and ends are people's. */
  readonly now: () => number
}

interface Changed {
  readonly before: Announcement | null
  readonly after: Announcement
}

export type Announcements = ReturnType<typeof createAnnouncements>

/** What an admin tells everyone. They are few, and read from memory in every process; each change belongs to a transaction of the caller's. */
export function createAnnouncements({ liveSettings, now }: AnnouncementsParts) {
  async function held(tx: Db): Promise<Announcement[]> {
    const all = await liveSettings.hold(tx, 'announcements')
    return all.filter((one) => !isOver(one, now()))
  }

  /** Throws VALIDATION_FAILED for one that nobody would ever see. */
  function announcementOf(id: string, { from, until, texts }: AnnouncementBody): Announcement {
    const announcement = { id, from: from ?? new Date(now()).toISOString(), until, texts }
    const message = adminCalls.announcementOver
    if (isOver(announcement, now()) || Date.parse(announcement.from) >= Date.parse(until))
      throw new AppError('VALIDATION_FAILED', [{ path: 'until', message }], message)
    return announcement
  }

  const list = (): Announcement[] => liveSettings.current().announcements.filter((one) => !isOver(one, now()))

  return {
    list,

    /** Throws NOT_FOUND. */
    requireHeld(id: string): void {
      if (!list().some((one) => one.id === id)) throw new AppError('NOT_FOUND')
    },

    /** Those that players see now. */
    shown: (): Announcement[] => liveSettings.current().announcements.filter((one) => isShown(one, now())),

    /** Throws CONFLICT when there are too many. */
    async add(tx: Db, body: AnnouncementBody): Promise<Announcement> {
      const announcement = announcementOf(newId(), body)
      const all = await held(tx)
      if (all.length >= ANNOUNCEMENTS_MAX)
        throw new AppError('CONFLICT', undefined, adminCalls.announcementsFull)
      await liveSettings.changeIn(tx, { announcements: withAnnouncement(all, announcement, now()) })
      return announcement
    },

    /** Who has closed it sees it again under its new id. Throws NOT_FOUND. */
    async change(tx: Db, id: string, body: AnnouncementBody): Promise<Changed> {
      const all = await held(tx)
      const before = all.find((one) => one.id === id)
      if (!before) throw new AppError('NOT_FOUND')
      const others = all.filter((one) => one !== before)
      const after = announcementOf(newId(), { ...body, from: body.from ?? before.from })
      await liveSettings.changeIn(tx, { announcements: withAnnouncement(others, after, now()) })
      return { before, after }
    },

    /** Throws NOT_FOUND. */
    async remove(tx: Db, id: string): Promise<Announcement> {
      const all = await held(tx)
      const removed = all.find((one) => one.id === id)
      if (!removed) throw new AppError('NOT_FOUND')
      await liveSettings.changeIn(tx, { announcements: all.filter((one) => one !== removed) })
      return removed
    },
  }
}
