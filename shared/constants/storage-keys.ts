/** The local storage keys that the spec names, and the one that outlives a logout. */
export const STORAGE_KEYS = {
  authToken: 'auth_token',
  userId: 'user_id',
  lastRoomId: 'ws_last_room_id',
  voluntarilyLeftRoom: 'voluntarily_left_room',
  lastSessionCheck: 'last_session_check',
  app: 'app_store',
  /** In the session storage: what was typed and not sent yet. */
  drafts: 'room_drafts',
  /** In the session storage: the address that is not to be asked about again. */
  verificationPutOff: 'verification_put_off',
  /** In the session storage: an account was deleted just now. */
  goodbye: 'goodbye',
  /** Language, colour scheme, sound, motion: kept when everything else is cleared. */
  preferences: 'preferences',
} as const

const RECONNECT_PREFIX = 'colyseus_reconnect_'
export const reconnectKey = (roomId: string): string => `${RECONNECT_PREFIX}${roomId}`
export const isReconnectKey = (key: string): boolean => key.startsWith(RECONNECT_PREFIX)
