import { type Route, route } from '#cloud/http/route.ts'
import { DEVICE_TOKEN_HEADER } from '#shared/constants/daily.ts'
import {
  type DailyData,
  dailyClaimData,
  dailyData,
  dailyGuessBody,
  dailyQuery,
} from '#shared/schemas/daily.ts'
import type { Asker, DailyService } from './daily-service.ts'

/** By address for those without a login: a class of thirty sits behind one. */
const RATE = { name: 'daily', points: 600, seconds: 60 }

type Headers = (name: string) => string | undefined
const askerOf = ({ caller, header, ip }: Omit<Asker, 'deviceToken'> & { header: Headers }): Asker => ({
  caller,
  deviceToken: header(DEVICE_TOKEN_HEADER),
  ip,
})

/** A new device's token goes into the header in which it will come back, too. */
function giveToken(data: DailyData, setHeader: (name: string, value: string) => void): DailyData {
  if (data.deviceToken !== undefined) setHeader(DEVICE_TOKEN_HEADER, data.deviceToken)
  return data
}

export const dailyRoutes = (daily: DailyService): Route[] => [
  route({
    method: 'get',
    path: '/daily',
    access: 'anyone',
    tag: 'daily',
    summary:
      'Today’s riddle; without a login a device is known by X-Device-Token, which the first answer gives',
    query: dailyQuery,
    response: dailyData,
    rateLimit: RATE,
    handle: async ({ query, setHeader, ...request }) =>
      giveToken(await daily.look(askerOf(request), query.language), setHeader),
  }),
  route({
    method: 'post',
    path: '/daily/guess',
    access: 'anyone',
    tag: 'daily',
    summary: 'One of five guesses; the same one again costs none',
    body: dailyGuessBody,
    response: dailyData,
    rateLimit: RATE,
    handle: async ({ body, setHeader, ...request }) =>
      giveToken(await daily.guess(askerOf(request), body), setHeader),
  }),
  route({
    method: 'post',
    path: '/daily/claim',
    access: 'player',
    tag: 'daily',
    summary: 'What was played on the device of X-Device-Token becomes the caller’s',
    response: dailyClaimData,
    rateLimit: { name: 'daily-claim', points: 60, seconds: 3600 },
    handle: ({ caller, header }) => daily.claim(caller, header(DEVICE_TOKEN_HEADER)),
  }),
]
