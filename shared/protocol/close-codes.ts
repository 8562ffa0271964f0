/** Raised when a client of the last version could no longer follow. It travels in every `room_view`. */
export const PROTOCOL_VERSION = 1

/** Why a room-play connection ends. */
export const CLOSE = {
  /** A leave on purpose, a kick, a login elsewhere: nothing was lost, nobody reconnects. */
  consented: 4000,
  malformed: 4002,
  /** The user has opened the room in too many places: the oldest connection goes, and keeps away. */
  displaced: 4409,
  flood: 4429,
  serverStops: 4503,
} as const

/** Codes with which a reconnection fails for good: the seat or the room is gone, only a fresh join can help. */
export const ROOM_GONE_CODES: ReadonlySet<number> = new Set([4212, 4214, 522, 524])
export const UNKNOWN_ROOM_CODE = 4212
