/** How much of a thing there may be. The spec names most of them; the contract and rules.md the rest. */
export const USERNAME_MIN = 3
export const USERNAME_MAX = 20
export const NICKNAME_MIN = 2
export const PASSWORD_MIN = 6
export const PASSWORD_MAX = 128
export const EMAIL_MAX = 254
/** The last one; 0 is past them all. */

export const ROOM_NAME_MAX = 50
export const ROOM_PASSWORD_MAX = 64
export const MIN_PLAYERS = 2
export const MAX_PLAYERS = 50
/** In REACTION_WINDOW_MS. */
export const REACTIONS_PER_WINDOW = 5
export const MAX_SPECTATORS = 50
export const MIN_ROUNDS = 1
export const MAX_ROUNDS = 30
/** Seconds. */
export const MIN_TIME_PER_ROUND = 5
/** Seconds. */
export const MAX_TIME_PER_ROUND = 180
export const MAX_CUSTOM_QUIZZES = 100

export const INVITE_CODE_LENGTH = 6
/** Without 0, O, 1 and I, which are mistaken for one another. */
export const INVITE_CODE_ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'

export const PROMPT_MAX = 300
export const ANSWERS_MAX = 20
export const ANSWER_MAX = 80
/** Guesses that look right and are not. */
export const REJECTS_MAX = 20
export const EXPLANATION_MAX = 500
export const CATEGORY_MAX = 40

export const MESSAGE_MAX = 500
/** Of the data URL that may come along with a line, in characters. */
export const AUDIO_DATA_MAX = 40_000
export const CHAT_HISTORY_DEFAULT = 50
export const CHAT_HISTORY_MAX = 100
/** Lines that one player may send within CHAT_WINDOW_MS, guesses included. */
export const CHAT_WINDOW_LINES = 100

export const HINTS_PER_ROUND = 3
/** How often a game pauses at most because one and the same player is away. */
export const PAUSES_PER_PLAYER = 2
export const PAGE_LIMIT_DEFAULT = 20
export const PAGE_LIMIT_MAX = 100

/** Of one user in one room, over both doors together: the sixth displaces the oldest. */
export const CONNECTIONS_PER_ROOM = 5

/** Big screens of one room. */
export const STAGES_PER_ROOM = 8

/** A repeated `ref` is recognised among this many of the user's last ones. */
export const REFS_REMEMBERED = 64
export const REF_MAX = 40

export const MAINTENANCE_MESSAGE_MAX = 300
/** A week. */
export const MAINTENANCE_MINUTES_MAX = 7 * 24 * 60
export const SUPPORT_URL_MAX = 300
export const ANNOUNCEMENT_MAX = 300
/** Planned and running ones together. */
export const ANNOUNCEMENTS_MAX = 20
