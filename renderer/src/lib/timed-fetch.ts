import { AbortedError, ApiError } from '#renderer/lib/api-error.ts'
import { noteServerTime } from '#renderer/lib/server-clock.ts'
import { API_TIMEOUT_MS } from '#shared/constants/timings.ts'
import { englishText } from '#shared/errors/catalogue.ts'

const clientError = (code: 'REQUEST_TIMEOUT' | 'NETWORK_ERROR' | 'UNKNOWN_ERROR') =>
  new ApiError({ code, message: englishText(code) })

/**
 * Runs one request, body included, and names the failure: aborted, timed out, no network, or something else.
 * A plain timer instead of `AbortSignal.timeout`, which does not tell its own abort from the caller's.
 */
export async function timedFetch<T>(
  url: string,
  init: RequestInit,
  signal: AbortSignal | undefined,
  read: (response: Response) => Promise<T>,
): Promise<T> {
  if (signal?.aborted) throw new AbortedError()
  const control = new AbortController()
  let late = false
  const timer = setTimeout(() => {
    late = true
    control.abort()
  }, API_TIMEOUT_MS)
  const takeBack = () => control.abort()
  signal?.addEventListener('abort', takeBack)
  try {
    const response = await fetch(url, { ...init, signal: control.signal })
    noteServerTime(response)
    return await read(response)
  } catch (error) {
    if (late) throw clientError('REQUEST_TIMEOUT')
    if (signal?.aborted) throw new AbortedError()
    if (error instanceof ApiError) throw error
    // fetch reports an unreachable server as a TypeError, and nothing else as one.
    throw clientError(error instanceof TypeError ? 'NETWORK_ERROR' : 'UNKNOWN_ERROR')
  } finally {
    clearTimeout(timer)
    signal?.removeEventListener('abort', takeBack)
  }
}
