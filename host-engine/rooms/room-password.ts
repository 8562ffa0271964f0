import { createHash, timingSafeEqual } from 'node:crypto'

/** The stored form of a room's password; null for a public room. */
export const digestOf = (password: string | null | undefined): string | null =>
  password ? createHash('sha256').update(password).digest('hex') : null

/** A room's password: stored, sent between processes and compared (in constant time) as a digest only. */
export interface RoomPassword {
  check(given: string | null): 'none' | 'right' | 'wrong'
  change(digest: string | null): void
  digest(): string | null
}

export function createRoomPassword(initialDigest: string | null): RoomPassword {
  let kept = initialDigest
  return {
    check(given) {
      if (kept === null) return 'right'
      if (given === null) return 'none'
      return timingSafeEqual(Buffer.from(given), Buffer.from(kept)) ? 'right' : 'wrong'
    },
    change(digest) {
      kept = digest
    },
    digest: () => kept,
  }
}
