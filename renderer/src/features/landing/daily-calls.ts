import type { DailyCalls } from '#renderer/components/daily/use-daily.ts'
import { deviceHeaders, readDailyDevice, rememberDailyDevice } from '#renderer/lib/daily-device.ts'
import { endpoint } from '#renderer/lib/endpoint.ts'
import { noteServerTime } from '#renderer/lib/server-clock.ts'
import { API_TIMEOUT_MS } from '#shared/constants/timings.ts'
import type { DailyData } from '#shared/schemas/daily.ts'

/** Without the app's client of the API, which would bring half of the app along. Nobody is signed in here. */
async function ask(path: string, init: RequestInit = {}): Promise<DailyData> {
  const response = await fetch(`${endpoint.origin}/api/daily${path}`, {
    ...init,
    headers: { 'Content-Type': 'application/json', ...deviceHeaders(readDailyDevice()) },
    signal: AbortSignal.timeout(API_TIMEOUT_MS),
  })
  noteServerTime(response)
  const { success, code, data } = await response.json()
  if (success !== true) throw Object.assign(new Error(`The server answered ${code}.`), { code })
  return rememberDailyDevice(data)
}

export const dailyCalls: DailyCalls = {
  fetchDaily: (language) => ask(`?language=${language}`),
  guessDaily: (language, guess, day) =>
    ask('/guess', { method: 'POST', body: JSON.stringify({ language, guess, day }) }),
}
