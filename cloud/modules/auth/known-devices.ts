import { z } from 'zod/mini'
import { newId } from '#cloud/ids.ts'
import { KNOWN_DEVICE_MS } from '#shared/constants/timings.ts'
import { createSignedClaims } from './signed-claims.ts'

/** Keeps the two kinds of token apart: a device proves no login. */
const AUDIENCE = 'riddle-rooms/device'
/** Those that logged in last: a family shares a computer, and a class would fill the header. */
const MOST_ACCOUNTS = 8

/** When the password of each account was set: a device is forgotten when it changes. */
const deviceSchema = z.object({ jti: z.string(), accounts: z.array(z.tuple([z.string(), z.number()])) })
type Device = z.output<typeof deviceSchema>

export interface KnownDevices {
  /** The device's id, when it has logged in to this account since the password was set at that time; else null. */
  recognise(cookie: string | undefined, userId: string, passwordSetAt: number): string | null
  /** The cookie of a device that has just logged in to this account. */
  remember(cookie: string | undefined, userId: string, passwordSetAt: number): string
}

/**
 * The devices that an account has been logged in on, kept by themselves in a signed cookie. It opens nothing: it only
 * keeps the failed logins of strangers from counting against the device.
 */
export function createKnownDevices(secret: string, now: () => number): KnownDevices {
  const signed = createSignedClaims(secret, AUDIENCE, now)

  /** A new device where there is no cookie, or none of ours. */
  const read = (cookie = ''): Device => {
    const { success, data } = deviceSchema.safeParse(signed.read(cookie))
    return success ? data : { jti: newId(), accounts: [] }
  }

  return {
    recognise(cookie, userId, passwordSetAt) {
      const { jti, accounts } = read(cookie)
      return accounts.some(([known, setAt]) => known === userId && setAt === passwordSetAt) ? jti : null
    },

    remember(cookie, userId, passwordSetAt) {
      const { jti, accounts } = read(cookie)
      const others = accounts.filter(([known]) => known !== userId)
      const latest = [[userId, passwordSetAt], ...others].slice(0, MOST_ACCOUNTS)
      return signed.sign({ jti, accounts: latest }, now() + KNOWN_DEVICE_MS)
    },
  }
}
