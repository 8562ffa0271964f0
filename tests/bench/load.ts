import { Agent, request } from 'node:http'
import type { PinnedProcess } from './pinned-process.ts'
import { cpuOf } from './process-usage.ts'

const AT_ONCE = 16
const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE })

export interface Call {
  readonly method: string
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body?: object | undefined
}

/** Answers how many bytes came back. Rejects when the call failed. */
export function send(url: string, { method, path, headers, body }: Call): Promise<number> {
  const content = body && JSON.stringify(body)
  const more = content && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(content) }
  return new Promise((resolve, reject) => {
    const call = request(url + path, { agent, method, headers: { ...headers, ...more } })
    call.on('error', reject)
    call.on('response', (response) => {
      let bytes = 0
      response.on('data', (chunk: Buffer) => {
        bytes += chunk.length
      })
      response.on('end', () =>
        response.statusCode && response.statusCode < 300
          ? resolve(bytes)
          : reject(new Error(`${method} ${path} was answered ${response.statusCode}`)),
      )
    })
    call.end(content)
  })
}

/** Sends calls for so long, always as many at once. Answers how many were answered. */
async function sendFor(url: string, callAt: (index: number) => Call, ms: number): Promise<number> {
  const until = performance.now() + ms
  let sent = 0
  const worker = async () => {
    while (performance.now() < until) await send(url, callAt(sent++))
  }
  await Promise.all(Array.from({ length: AT_ONCE }, worker))
  return sent
}

/** Requests a second that one core of the server is good for: by its processor time, so that the driver's speed is no matter. */
export async function requestsPerSecond(
  { pid, url }: PinnedProcess,
  callAt: (index: number) => Call,
  { warmUpMs, windowMs }: { warmUpMs: number; windowMs: number },
): Promise<number> {
  await sendFor(url, callAt, warmUpMs)
  const before = cpuOf(pid)
  const sent = await sendFor(url, callAt, windowMs)
  return sent / ((cpuOf(pid) - before) / 1_000_000)
}
