/** The local storage keys that the spec names, and ours. A LAN host's have a prefix: `renderer/src/lib/endpoint.ts`. */
export const STORAGE_KEYS = {
  authToken: 'auth_token',
  userId: 'user_id',
  lastRoomId: 'ws_last_room_id',
  voluntarilyLeftRoom: 'voluntarily_left_room',
  lastSessionCheck: 'last_session_check',
  app: 'app_store',
  /** One's voice, tokens and subscription as they were last. */
  voice: 'voice_storage',
  /** In the session storage: what was typed and not sent yet. */
  drafts: 'room_drafts',
  /** The room that is being set up, own quizzes included, and whose it is. A logout takes it along. */
  lobbyDraft: 'lobby_draft',
  /** The own quizzes of the private room made last, and whose they are. */
  lastQuizzes: 'last_quizzes',
  /** In the session storage: the address that is not to be asked about again. */
  verificationPutOff: 'verification_put_off',
  /** In the session storage: an account was deleted just now. */
  goodbye: 'goodbye',
  /** In the session storage: an invite code, kept through login and language choice. */
  pendingInvite: 'pending_invite',
  /** In the session storage: what opens the room of a big screen, which a reload must not lose. */
  stagePass: 'stage_pass',
  /** In the session storage: the visitor goes on in the browser of a social app. */
  staysInApp: 'stays_in_app',
  /** In the session storage: the address of the LAN host that this tab plays on. */
  lanHost: 'lan_host',
  /** In the session storage: where the party is led now, after its host was lost. */
  partyOrigin: 'party_origin',
  /** The tutorial is folded until the player takes it up again. */
  tutorialPutOff: 'tutorial_put_off',
  /** In the session storage: the language that an address asked for; `first-paint.js` writes it. */
  askedLanguage: 'asked_language',
  /** In the session storage: the first script of the build for which the page has reloaded by itself. */
  reloadedFor: 'reloaded_for',
  /** Language, colour scheme, sound, motion. */
  preferences: 'preferences',
  /** Brings the same guest back. */
  deviceToken: 'device_token',
  /** The announced maintenance whose notice was closed, by its start. */
  closedNotice: 'closed_notice',
  /** By which the server knows a player without an account: the day's riddle and the streak hang on it. */
  dailyRiddle: 'daily_riddle',
} as const

/** What a logout leaves. */
export const OUTLIVES_LOGOUT: ReadonlySet<string> = new Set([
  STORAGE_KEYS.preferences,
  STORAGE_KEYS.deviceToken,
  STORAGE_KEYS.dailyRiddle,
  STORAGE_KEYS.closedNotice,
  STORAGE_KEYS.lanHost,
  STORAGE_KEYS.partyOrigin,
])

const RECONNECT_PREFIX = 'colyseus_reconnect_'
export const reconnectKey = (roomId: string): string => `${RECONNECT_PREFIX}${roomId}`
export const isReconnectKey = (key: string): boolean => key.startsWith(RECONNECT_PREFIX)
