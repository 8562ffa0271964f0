import { API_BASE } from '#cloud/http/api.ts'
import type { Cookies } from '#cloud/http/cookies.ts'
import { KNOWN_DEVICE_MS } from '#shared/constants/timings.ts'

const NAME = 'known_device'

export const readDeviceCookie = (cookies: Cookies): string | undefined => cookies.get(NAME)

/** A logout leaves it: the device stays known. */
export const setDeviceCookie = (cookies: Cookies, value: string): void =>
  cookies.set(NAME, value, { path: `${API_BASE}/auth`, maxAgeMs: KNOWN_DEVICE_MS })
