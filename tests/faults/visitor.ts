import { createApi } from '../support/api.ts'
import { type Tally, timed } from './tally.ts'

const VISIT_EVERY_MS = 500

interface Call {
  readonly method: 'GET' | 'PATCH'
  readonly url: string
  readonly token: string
  readonly body?: object
}

async function statusOf({ method, url, token, body }: Call): Promise<number> {
  const headers = {
    authorization: `Bearer ${token}`,
    ...(body !== undefined && { 'content-type': 'application/json' }),
  }
  const response = await fetch(url, { method, headers, ...(body && { body: JSON.stringify(body) }) })
  await response.text()
  return response.status
}

let names = 0

/** Somebody who calls the HTTP API again and again: reads, writes, and looks at a room of the other process. */
export async function createVisitor(tally: Tally, url: string, farRoomId: string) {
  const { token } = await createApi(url).register(`visitor_${++names}`)
  const api = `${url}/api`
  const calls: readonly Call[] = [
    { method: 'GET', url: `${api}/auth/profile`, token },
    { method: 'GET', url: `${api}/rooms`, token },
    { method: 'PATCH', url: `${api}/auth/language`, token, body: { language: 'italian' } },
    { method: 'GET', url: `${api}/rooms/${farRoomId}`, token },
    { method: 'GET', url: `${api}/leaderboard`, token },
  ]
  let timer: NodeJS.Timeout | undefined

  return {
    start(): void {
      timer = setInterval(() => {
        for (const call of calls) void timed(tally, () => statusOf(call), String)
      }, VISIT_EVERY_MS)
    },
    hush(): void {
      clearInterval(timer)
    },
    /** Whether all calls are answered as on any day. */
    async isWell(): Promise<boolean> {
      const statuses = await Promise.all(calls.map((call) => statusOf(call).catch(() => 0)))
      return statuses.every((status) => status === 200)
    },
  }
}
export type Visitor = Awaited<ReturnType<typeof createVisitor>>
