import { z } from 'zod'
import type { Instant, RoomState } from '../rules/room-state.ts'
import { roomCodec } from './room-codec.ts'

/** Raised when the state changes its shape: an older snapshot can then no longer be read. */
const VERSION = 3

const snapshotCodec = (now: Instant) =>
  z.strictObject({
    version: z.literal(VERSION),
    passwordDigest: z
      .string()
      .regex(/^[0-9a-f]{64}$/)
      .nullable(),
    stageToken: z
      .string()
      .regex(/^[\w-]{20,64}$/)
      .nullable(),
    room: roomCodec(now),
  })

/** A whole room as JSON. */
export type RoomSnapshot = z.input<ReturnType<typeof snapshotCodec>>

/** The state as zod types it, without read-only lists. */
type RoomData = z.output<ReturnType<typeof roomCodec>>
type ReadOnly<Data> = Data extends object ? { readonly [Key in keyof Data]: ReadOnly<Data[Key]> } : Data

export interface RestoredRoom {
  readonly state: RoomState
  readonly passwordDigest: string | null
  /** Opens the room for big screens, so that they come back by themselves; null while nobody has asked for one. */
  readonly stageToken: string | null
}

/** Says what is wrong with a snapshot that cannot be opened. */
export class SnapshotError extends Error {
  override readonly name = 'SnapshotError'
}

export function snapshot({ state, passwordDigest, stageToken }: RestoredRoom, now: Instant): RoomSnapshot {
  // Does not compile when the rules keep something that the codec refuses.
  const room: ReadOnly<RoomData> = state
  return z.encode(snapshotCodec(now), {
    version: VERSION,
    passwordDigest,
    stageToken,
    room: room as RoomData,
  })
}

/**
 * The room of a snapshot, with its instants by this machine's clock. It comes from a disk or from another machine, so that
 * nothing in it is taken on trust. Throws SnapshotError.
 */
export function restore(written: unknown, now: Instant): RestoredRoom {
  const { version } = z.object({ version: z.unknown() }).catch({ version: undefined }).parse(written)
  if (version !== VERSION)
    throw new SnapshotError(`A snapshot of version ${VERSION} is needed, and this is ${String(version)}.`)
  const { data, error } = snapshotCodec(now).safeParse(written)
  if (!data) throw new SnapshotError(`The snapshot cannot be read.\n${z.prettifyError(error)}`)
  return { state: data.room, passwordDigest: data.passwordDigest, stageToken: data.stageToken }
}
