import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'

const PATIENCE_MS = 60_000
const AGAIN_AFTER_MS = 100

export interface Ask {
  readonly url: string
  readonly token: string
  readonly path: string
  readonly body?: unknown
}

export interface Answer {
  readonly status: number
  // biome-ignore lint/suspicious/noExplicitAny: whatever the cloud says
  readonly body: any
}

/** A call under a key of its own, as the web client makes it: asked again under the same key, it happens once. */
export function askOnce({ url, token, path, body }: Ask) {
  const key = randomUUID()
  const ask = async (): Promise<Answer> => {
    const response = await fetch(`${url}/api${path}`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${token}`,
        'idempotency-key': key,
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    return { status: response.status, body: await response.json() }
  }
  return { ask, untilAnswered: () => untilAnswered(ask) }
}

/** Asks again and again until there is an answer other than that there is none now. */
export async function untilAnswered(ask: () => Promise<Answer>): Promise<Answer> {
  for (const begun = performance.now(); ; await pause(AGAIN_AFTER_MS)) {
    const answer = await ask().catch(() => null)
    if (answer !== null && answer.status !== 503) return answer
    if (performance.now() - begun > PATIENCE_MS) throw new Error('no answer came')
  }
}
