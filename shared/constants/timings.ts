/** Every span of time that the product keeps, in milliseconds. */
/** A day begins at 00:00 UTC. */
export const DAY_MS = 86_400_000
export const START_COUNTDOWN_MS = 3_000
/** A matched game begins by then, with those present. */
export const MATCH_START_MS = 30_000
export const BETWEEN_ROUNDS_MS = 5_000
export const SETTLEMENT_PATIENCE_MS = 5_000
export const RETURN_TO_LOBBY_MS = 20_000
export const PAUSE_LIMIT_MS = 60_000
/** A game that does not pause waits so long for one who plays it alone. */
export const ALONE_LIMIT_MS = 60_000
/** Who is away from a ranked game for so long in all has left it. */
export const RANKED_AWAY_LIMIT_MS = 60_000
/** A pause that the host asked for ends by itself, so that no room hangs. */
export const HOST_PAUSE_LIMIT_MS = 600_000
/** Commands of the host that move rounds are taken once in this time. */
export const HOST_MOVE_GAP_MS = 5_000
export const HOST_AWAY_MS = 15_000
export const NEVER_CONNECTED_MS = 30_000
/** A round waits so long for one who has just lost the connection. */
export const RELOAD_GRACE_MS = 4_000
export const SEAT_KEPT_MS = 600_000
export const EMPTY_ROOM_MS = 600_000
/** Between two counts of guesses. RT-23 allows four a second, but in a small room each costs as much as the guess. */
export const COUNT_PERIOD_MS = 1_000

export const CHAT_GAP_MS = 2_000
/** What the server forgives of CHAT_GAP_MS, for the way that two lines take. */
export const CHAT_GAP_GRACE_MS = 250
export const CHAT_WINDOW_MS = 60_000
/** Minimum time between two answers to `get_chat_history`, or to `get_room_view`, on one connection. */
export const READ_GAP_MS = 2_000
/** Minimum time between two requests of a client for a fresh view after refusals. */
export const FRESH_VIEW_GAP_MS = 5_000
/** Period in which a client compares its round with the server's. */
export const ROOM_HEARTBEAT_MS = 10_000

export const REACTION_WINDOW_MS = 10_000

export const LOBBY_UPDATE_MS = 500
/** Delay before the client stops watching the lobby. A page that watches again by then sends nothing. */
export const LOBBY_UNWATCH_MS = 1_000
/** Delay before the client watches the lobby again after a refusal by rate limit. */
export const LOBBY_REWATCH_MS = 10_000
export const ONLINE_FOR_MS = 300_000

export const TOKEN_LIFE_MS = 3_600_000
/** What an admin's device may do without being asked who it is ends sooner. */
export const ADMIN_TOKEN_LIFE_MS = 1_800_000
export const ADMIN_LOGIN_MS = 12 * 3_600_000
/** How long a password that was asked for again is good for money and bans. */
export const CONFIRMED_FOR_MS = 600_000
export const REFRESH_GRACE_MS = 30 * 86_400_000
export const VERIFICATION_LINK_MS = 86_400_000
/** Lifetime of a used mail token. */
export const USED_MAIL_TOKEN_MS = 86_400_000
export const RESET_LINK_MS = 3_600_000
/** From the change of an e-mail address on, its former owner may take it back. */
export const UNDO_EMAIL_MS = 7 * 86_400_000
/** After so long without a visit a guest is deleted. */
export const GUEST_KEPT_MS = 30 * 86_400_000
/** From its last login on, a device is not kept out by the failed logins of others. */
export const KNOWN_DEVICE_MS = 180 * 86_400_000

/** With the lines that it holds. */
export const PLAYER_REPORT_KEPT_MS = 90 * 86_400_000

export const API_TIMEOUT_MS = 10_000
export const REFRESH_THROTTLE_MS = 5_000
export const SESSION_REFRESH_DEBOUNCE_MS = 1_000
export const SOCKET_CONNECT_DELAY_MS = 100
export const SOCKET_TIMEOUT_MS = 20_000
export const SOCKET_RECONNECT_MIN_MS = 1_000
export const SOCKET_RECONNECT_MAX_MS = 5_000
export const JOIN_TIMEOUT_MS = 10_000
export const VOLUNTARY_LEAVE_BLOCK_MS = 10_000
export const RECONNECT_RECORD_MAX_AGE_MS = 600_000
export const SESSION_CHECK_DEBOUNCE_MS = 3_000
export const RESTORE_DELAY_MS = 500
export const ROOM_SWITCH_PAUSE_MS = 500
export const NAVIGATE_TO_ROOM_DELAY_MS = 100
export const MATCHMAKING_POLL_MS = 2_000
export const NAVIGATION_GUARD_MS = 1_000
export const RETURN_NAVIGATION_MS = 1_000
export const CLEANUP_REDIRECT_MS = 500
export const CONNECTION_LOST_REDIRECT_MS = 500
export const ROOM_ERROR_REDIRECT_MS = 1_000
export const ROOM_RETRY_FOR_MS = 60_000
export const TOAST_MS = 4_000
export const TOAST_ERROR_MS = 6_000
export const TOAST_API_SUCCESS_MS = 2_000
