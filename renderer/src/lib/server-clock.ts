/** Server time at zero of `performance.now()`. */
let origin: number | null = null

/** Reads the server's time from a response. The response that was fastest counts, and one from a cache does not. */
export function noteServerTime({ headers }: Response): void {
  const time = Date.parse(headers.get('date') ?? '') - performance.now()
  if (!Number.isNaN(time)) origin = Math.max(origin ?? time, time)
}

/** Returns the server's time in milliseconds, exact to about a second; the device's until the server has answered. */
export const serverNow = (): number => (origin === null ? Date.now() : origin + performance.now())
