export const FRIENDS_MAX = 200
/** Open requests that one has sent. */
export const REQUESTS_SENT_MAX = 50
/** Open requests that one is shown. */
export const REQUESTS_RECEIVED_MAX = 100
export const BLOCKED_MAX = 200
/** Whom one has played with lately. */
export const RECENT_PLAYERS_MAX = 12

/** Where a friend sits, if anywhere. */
export const FRIEND_PLACES = ['room', 'game'] as const
export type FriendPlace = (typeof FRIEND_PLACES)[number]

export const PLAYER_REPORT_REASON_MAX = 300
/** Lines of the shared room that are kept with a report. */
export const REPORTED_LINES_MAX = 30
/** What a report of a player may be about. */
export const PLAYER_REPORT_KINDS = ['insults', 'spam', 'cheating', 'name', 'other'] as const
/** What a report of a room may be about. */
export const ROOM_REPORT_KINDS = ['name', 'quizzes', 'chat', 'spam', 'other'] as const
/** What becomes of a report: an admin found that it was right, or that it was not. */
export const REPORT_VERDICTS = ['upheld', 'dismissed'] as const
export type ReportVerdict = (typeof REPORT_VERDICTS)[number]
export const PLAYER_REPORT_STATES = ['open', ...REPORT_VERDICTS] as const
