import { jwtVerify, SignJWT } from 'jose'
import { z } from 'zod/mini'
import { newId } from '#cloud/ids.ts'
import { KNOWN_DEVICE_MS } from '#shared/constants/timings.ts'
import { ALGORITHM, ISSUER, importSigningKey } from './signing-key.ts'

/** Keeps the two kinds of token apart: a device proves no login. */
const AUDIENCE = 'riddle-rooms/device'
/** Those that logged in last: a family shares a computer, and a class would fill the header. */
const MOST_ACCOUNTS = 8

/** When the password of each account was set: a device is forgotten when it changes. */
const accountsSchema = z.array(z.tuple([z.string(), z.number()]))
interface Device {
  readonly id: string
  readonly accounts: z.output<typeof accountsSchema>
}

export interface KnownDevices {
  /** The device's id, when it has logged in to this account since the password was set at that time; else null. */
  recognise(cookie: string | undefined, userId: string, passwordSetAt: number): Promise<string | null>
  /** The cookie of a device that has just logged in to this account. */
  remember(cookie: string | undefined, userId: string, passwordSetAt: number): Promise<string>
}

/**
 * The devices that an account has been logged in on, kept by themselves in a signed cookie. It opens nothing: it only
 * keeps the failed logins of strangers from counting against the device.
 */
export function createKnownDevices(secret: string, now: () => number): KnownDevices {
  const importing = importSigningKey(secret)

  /** A new device where there is no cookie, or none of ours. */
  const read = async (cookie: string | undefined): Promise<Device> => {
    try {
      const { payload } = await jwtVerify(cookie ?? '', await importing, {
        algorithms: [ALGORITHM],
        issuer: ISSUER,
        audience: AUDIENCE,
        requiredClaims: ['jti', 'exp'],
        currentDate: new Date(now()),
      })
      return { id: payload.jti ?? newId(), accounts: accountsSchema.parse(payload.accounts) }
    } catch {
      return { id: newId(), accounts: [] }
    }
  }

  return {
    async recognise(cookie, userId, passwordSetAt) {
      if (cookie === undefined) return null
      const { id, accounts } = await read(cookie)
      return accounts.some(([known, setAt]) => known === userId && setAt === passwordSetAt) ? id : null
    },

    async remember(cookie, userId, passwordSetAt) {
      const { id, accounts } = await read(cookie)
      const others = accounts.filter(([known]) => known !== userId)
      return new SignJWT({ accounts: [[userId, passwordSetAt], ...others].slice(0, MOST_ACCOUNTS) })
        .setProtectedHeader({ alg: ALGORITHM })
        .setIssuer(ISSUER)
        .setAudience(AUDIENCE)
        .setJti(id)
        .setExpirationTime(Math.floor((now() + KNOWN_DEVICE_MS) / 1000))
        .sign(await importing)
    },
  }
}
