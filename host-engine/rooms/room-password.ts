import { createHash, timingSafeEqual } from 'node:crypto'

/** What is kept of a room's password; null for a public room. */
export const digestOf = (password: string | null | undefined): string | null =>
  password ? createHash('sha256').update(password).digest('hex') : null

/** A room's password, kept as a digest and compared in constant time. */
export interface RoomPassword {
  check(given: string | null | undefined): 'none' | 'right' | 'wrong'
  change(password: string | null | undefined): void
  digest(): string | null
}

export function createRoomPassword(initialDigest: string | null): RoomPassword {
  let kept = initialDigest
  return {
    check(given) {
      if (kept === null) return 'right'
      const digest = digestOf(given)
      if (digest === null) return 'none'
      return timingSafeEqual(Buffer.from(digest), Buffer.from(kept)) ? 'right' : 'wrong'
    },
    change(password) {
      kept = digestOf(password)
    },
    digest: () => kept,
  }
}
