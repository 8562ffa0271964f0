/** What an admin can change, as the audit log names it. */
export const ADMIN_ACTIONS = [
  'maintenance.plan',
  'maintenance.start',
  'maintenance.end',
  'min_version.set',
  'announcement.add',
  'announcement.change',
  'announcement.remove',
  'switch.set',
  'mail.test',
  'room.close',
  'room.watch',
  'room.message',
  'quiz.edit',
  'quiz.withdraw',
  'quiz.approve',
  'quiz.settle',
  'appeal.accept',
  'appeal.reject',
  'user.warn',
  'user.mute',
  'user.unmute',
  'user.ban',
  'user.unban',
  'address.unban',
  'user.disconnect',
  'user.revoke_sessions',
  'user.verify_email',
  'user.reset_tutorial',
  'user.note',
  'user.export',
  'user.delete',
  'report.close',
  'grant.give',
  'grant.bulk',
  'payment.refund',
  'library.day',
  'library.item',
  'pass.table',
  'quests.table',
] as const
export type AdminAction = (typeof ADMIN_ACTIONS)[number]

/** For how long an admin may read on in a room after saying that they watch it. */
export const WATCHING_MS = 60 * 60_000
/** What the members of a room are told when it is closed. */
export const CLOSING_REASON_MAX = 200
/** What an admin notes about a closed report, for other admins. */
export const REPORT_NOTE_MAX = 500
/** Of the log, in one file. */
export const EXPORTED_ACTIONS_MAX = 10_000
