import { randomBytes, timingSafeEqual } from 'node:crypto'

/** What lets big screens into one room: a token of its own, made when it is first asked for. It ends with the room. */
export interface StageDoor {
  token(): string
  opens(given: string): boolean
  /** Whoever had the token before needs another: the room's password has changed. */
  change(): void
  /** Null while nobody has asked for one. */
  kept(): string | null
}

const TOKEN_BYTES = 18

export function createStageDoor(initial: string | null): StageDoor {
  let kept = initial
  return {
    token() {
      kept ??= randomBytes(TOKEN_BYTES).toString('base64url')
      return kept
    },
    opens(given) {
      const [one, other] = [Buffer.from(given), Buffer.from(kept ?? '')]
      return kept !== null && one.length === other.length && timingSafeEqual(one, other)
    },
    change() {
      kept = null
    },
    kept: () => kept,
  }
}
