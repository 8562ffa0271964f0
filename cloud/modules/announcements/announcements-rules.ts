import type { Announcement } from '#shared/schemas/announcements.ts'

export const isOver = ({ until }: Announcement, now: number): boolean => Date.parse(until) <= now
export const isShown = (announcement: Announcement, now: number): boolean =>
  Date.parse(announcement.from) <= now && !isOver(announcement, now)

/** With this one in place of an older one of its id, without those that are over, in the order of their beginnings. */
export const withAnnouncement = (
  all: readonly Announcement[],
  announcement: Announcement,
  now: number,
): Announcement[] =>
  [...all.filter((one) => one.id !== announcement.id && !isOver(one, now)), announcement].toSorted(
    (a, b) => Date.parse(a.from) - Date.parse(b.from),
  )
