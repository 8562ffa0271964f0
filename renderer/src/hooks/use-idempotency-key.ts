import { useRef } from 'react'

/** 128 random bits. `crypto.randomUUID` is missing on the pages of a LAN host, which are no secure context. */
const randomKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  )

/**
 * For calls that open a room or spend. The same body keeps its key until it is done, so that a second try after a lost
 * answer happens once.
 */
export function useIdempotencyKey() {
  const current = useRef<{ body: string; key: string } | null>(null)
  return {
    headersFor(body: unknown): Record<string, string> {
      const text = JSON.stringify(body)
      if (current.current?.body !== text) current.current = { body: text, key: randomKey() }
      return { 'Idempotency-Key': current.current.key }
    },
    done(): void {
      current.current = null
    },
  }
}
