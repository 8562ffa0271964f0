import { ApiError } from '#renderer/lib/api-error.ts'
import {
  deviceHeaders,
  forgetDailyDevice,
  readDailyDevice,
  rememberDailyDevice,
} from '#renderer/lib/daily-device.ts'
import { api } from '#renderer/lib/http-client.ts'
import { readToken } from '#renderer/lib/storage.ts'
import type { Language } from '#shared/constants/game.ts'
import { type DailyData, dailyClaimData, dailyData } from '#shared/schemas/daily.ts'

let claiming: Promise<void> | undefined

async function claim(device: string): Promise<void> {
  try {
    await api.post('/daily/claim', { headers: deviceHeaders(device), schema: dailyClaimData })
    forgetDailyDevice()
  } catch (error) {
    // Another time: the days are safe with the device.
    if (!(error instanceof ApiError)) throw error
  }
}

/** Hands what was played on this device over to whoever is signed in. */
export function claimDailyRiddles(): Promise<void> {
  const device = readDailyDevice()
  if (device === null || readToken() === null) return Promise.resolve()
  claiming ??= claim(device).finally(() => {
    claiming = undefined
  })
  return claiming
}

/** The headers of whoever plays here: an account is known by its token. */
async function player(): Promise<Record<string, string>> {
  await claimDailyRiddles()
  return deviceHeaders(readToken() === null ? readDailyDevice() : null)
}

export const fetchDaily = async (language: Language): Promise<DailyData> =>
  rememberDailyDevice(
    await api.get('/daily', { query: { language }, headers: await player(), schema: dailyData }),
  )

/** Throws CONFLICT when the day is over. */
export const guessDaily = async (language: Language, guess: string, day: string): Promise<DailyData> =>
  rememberDailyDevice(
    await api.post('/daily/guess', {
      body: { language, guess, day },
      headers: await player(),
      schema: dailyData,
    }),
  )
