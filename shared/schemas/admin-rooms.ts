import { z } from 'zod/mini'
import { CLOSING_REASON_MAX } from '../constants/admin.ts'
import { MESSAGE_MAX, ROOM_NAME_MAX } from '../constants/limits.ts'
import { adminCalls } from '../i18n/en/admin-calls.ts'
import { validation } from '../i18n/en/validation.ts'
import { chatMessageSchema } from '../protocol/parts.ts'
import { roomViewSchema } from '../protocol/room-view.ts'
import { cleanSchema, lineSchema, pageQuery, roomModeSchema, roomStatusSchema } from './primitives.ts'
import { ROOM_SORTS } from './room.ts'

export const adminRoomsQuery = z.object({
  ...pageQuery,
  status: z.optional(roomStatusSchema),
  mode: z.optional(roomModeSchema),
  /** A part of the room's name or of a player's, its whole code or its whole id. */
  search: z.optional(cleanSchema(ROOM_NAME_MAX)),
  sort: z._default(z.enum(ROOM_SORTS), 'newest'),
})
export type AdminRoomsQuery = z.output<typeof adminRoomsQuery>

/** `toSome`: not everyone in the room may see it as yet. */
const watchedLineSchema = z.extend(chatMessageSchema, { toSome: z.boolean() })
export type WatchedLine = z.infer<typeof watchedLineSchema>

/** A room as one sees it who takes no part in it, without answers, and all that is said there. */
export const watchedRoomData = z.object({ view: roomViewSchema, lines: z.array(watchedLineSchema) })
export type WatchedRoom = z.infer<typeof watchedRoomData>

export const messageRoomBody = z
  .object({ message: lineSchema(MESSAGE_MAX, validation.messageEmpty, validation.messageTooLong) })
  .register(z.globalRegistry, { id: 'MessageRoom' })

export const closeRoomBody = z
  .object({
    /** For the members, in words. */
    reason: z.optional(cleanSchema(CLOSING_REASON_MAX, adminCalls.reasonTooLong)),
  })
  .register(z.globalRegistry, { id: 'CloseRoom' })
