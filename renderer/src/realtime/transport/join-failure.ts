import { z } from 'zod/mini'
import { ROOM_GONE_CODES } from '#shared/protocol/close-codes.ts'

/** Why a join or a reconnection failed, as far as it decides what comes next. */
export type FailureKind =
  /** The seat or the room is not there: only a fresh join can tell which. */
  | 'gone'
  | 'unauthorized'
  /** The server understood, and said no. */
  | 'refused'
  /** The server was not reached, or could not answer: try again. */
  | 'unreachable'

export interface JoinFailure {
  kind: FailureKind
  code: string | number | undefined
  /** The server's English. */
  message: string
}

const thrown = z.object({
  code: z.catch(z.optional(z.union([z.string(), z.number()])), undefined),
  message: z.catch(z.string(), ''),
})

/** No seat just now, a timeout inside the server, or a server that is stopping. */
const TRANSIENT = new Set([4213, 429, 4429, 4503, 408])

function kindOf(code: string | number | undefined, message: string): FailureKind {
  const number = Number(code)
  if (ROOM_GONE_CODES.has(number) || number === 404) return 'gone'
  if (/not found/i.test(message)) return 'gone'
  if (number === 401 || /^unauthorized/i.test(message)) return 'unauthorized'
  if (TRANSIENT.has(number) || (number >= 500 && number < 600)) return 'unreachable'
  // Websocket codes of a connection that broke while it was being made; refusals of ours have HTTP statuses or names.
  if (code === undefined || number === 0 || (number >= 1000 && number < 1016)) return 'unreachable'
  return 'refused'
}

/** Colyseus throws three kinds of errors, and the browser others: all become this one. */
export function joinFailure(error: unknown): JoinFailure {
  const parsed = thrown.safeParse(error)
  const { code, message } = parsed.success ? parsed.data : { code: undefined, message: '' }
  return { kind: kindOf(code, message), code, message }
}
