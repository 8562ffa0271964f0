import { createHmac, timingSafeEqual } from 'node:crypto'

/** How long a signed webhook is believed, so that nobody can replay one that they saw. */
const TOLERANCE_MS = 5 * 60_000

const digestOf = (secret: string, at: number, body: Buffer): Buffer =>
  createHmac('sha256', secret).update(`${at}.`).update(body).digest()

/** `at` in epoch milliseconds. */
export const signWebhook = (secret: string, at: number, body: Buffer): string =>
  `t=${at},v1=${digestOf(secret, at, body).toString('hex')}`

export function isSignedWebhook(secret: string, now: number, body: Buffer, signature: string): boolean {
  const [, t, v1] = /^t=(\d{1,15}),v1=([\da-f]{64})$/.exec(signature) ?? []
  if (t === undefined || v1 === undefined || Math.abs(now - Number(t)) > TOLERANCE_MS) return false
  return timingSafeEqual(Buffer.from(v1, 'hex'), digestOf(secret, Number(t), body))
}
