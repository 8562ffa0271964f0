import { createHash, timingSafeEqual } from 'node:crypto'

/** What is kept of a room's password; null for a public room. */
export const digestOf = (password: string | null | undefined): string | null =>
  password ? createHash('sha256').update(password).digest('hex') : null

/** A room's password: kept, told between processes and compared (in constant time) as a digest alone. */
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
