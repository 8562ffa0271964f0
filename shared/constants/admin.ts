/** What an admin can change, as the audit log names it. */
export const ADMIN_ACTIONS = [
  'maintenance.plan',
  'maintenance.start',
  'maintenance.end',
  'min_version.set',
  'room.close',
  'quiz.withdraw',
  'quiz.approve',
  'appeal.accept',
  'appeal.reject',
] as const
export type AdminAction = (typeof ADMIN_ACTIONS)[number]
