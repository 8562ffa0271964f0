import { takeFrom } from '#cloud/address-limits.ts'
import { dayOf, dayStart } from '#cloud/day.ts'
import type { Db } from '#cloud/db/client.ts'
import { isLoopback } from '#cloud/http/client-ip.ts'
import type { Caller } from '#cloud/http/route.ts'
import { newId } from '#cloud/ids.ts'
import type { RecurringJob } from '#cloud/jobs/job.ts'
import type { RateLimit, RateLimiter } from '#cloud/rate-limiter.ts'
import { digestOf, newToken, type Quiz } from '#host-engine/index.ts'
import { DAILY_DEVICE_KEPT_DAYS, DAILY_GUESSES } from '#shared/constants/daily.ts'
import type { Language } from '#shared/constants/game.ts'
import { AppError } from '#shared/errors/app-error.ts'
import type { Daily, DailyData, DailyGuessBody, DailyShares } from '#shared/schemas/daily.ts'
import {
  deleteDevice,
  deleteDevicesNotSeenSince,
  findDevice,
  holdDevice,
  insertDevice,
  markSeen,
} from './daily-devices-repository.ts'
import {
  copyPlays,
  countOutcomes,
  findPlay,
  holdPlay,
  listDoneDays,
  type Owner,
  savePlay,
} from './daily-plays-repository.ts'
import type { DailyRiddles } from './daily-riddles.ts'
import { afterGuess, maskOf, type Play, streakOf } from './daily-rules.ts'

/** One who comes back on the same device is not counted. */
const NEW_DEVICES: RateLimit = { name: 'daily-device', points: 60, seconds: 3600 }
const SWEEP_EVERY_MS = 3_600_000

export interface DailyParts {
  readonly db: Db
  readonly riddles: DailyRiddles
  readonly limiter: RateLimiter
  readonly exemptLoopback: boolean
  /** The wall clock: a day begins when others' does. */
  readonly now: () => number
}

/** Who asks: an account or a guest by their token, else a device. */
export interface Asker {
  readonly caller: Caller | null
  readonly deviceToken: string | undefined
  readonly ip: string
}

interface Known {
  readonly owner: Owner
  /** When the device is new. */
  readonly deviceToken?: string
}

export type DailyService = ReturnType<typeof createDailyService>

/** One riddle a day and language, the same for everyone. */
export function createDailyService({ db, riddles, limiter, exemptLoopback, now }: DailyParts) {
  const todayIs = (): number => dayOf(now())

  /** A device that is unknown, or forgotten, is a new one. Throws RATE_LIMITED where too many of an address are. */
  async function identify({ caller, deviceToken, ip }: Asker, today: number): Promise<Known> {
    if (caller) return { owner: { user_id: caller.userId } }
    const device = deviceToken === undefined ? null : await findDevice(db, digestOf(deviceToken))
    if (device) {
      if (device.seenDay !== today) await markSeen(db, device.id, today)
      return { owner: { device_id: device.id } }
    }
    if (!(exemptLoopback && isLoopback(ip))) await takeFrom(limiter, NEW_DEVICES, ip)
    const made = { id: newId(), token: newToken() }
    await insertDevice(db, made.id, digestOf(made.token), today)
    return { owner: { device_id: made.id }, deviceToken: made.token }
  }

  async function sharesOf(day: number, language: Language): Promise<DailyShares> {
    const counts = await countOutcomes(db, { day, language })
    const of = (outcome: string, guesses: number) =>
      counts.find((count) => count.outcome === outcome && count.guesses === guesses)?.players ?? 0
    const solved = Array.from({ length: DAILY_GUESSES }, (_, before) => of('solved', before + 1))
    return { solved, failed: of('failed', DAILY_GUESSES) }
  }

  /** What the player may see of it: the answer and the others only when it is done. */
  async function view(day: number, quiz: Quiz, play: Play): Promise<Daily> {
    const seen = {
      day: new Date(dayStart(day)).toISOString().slice(0, 10),
      prompt: quiz.prompt,
      mask: maskOf(day, quiz, play),
      guesses: [...play.guesses],
      done: play.outcome !== 'open',
    }
    if (!seen.done) return seen
    return {
      ...seen,
      answer: quiz.answers[0],
      explanation: quiz.explanation,
      shares: await sharesOf(day, quiz.language),
    }
  }

  const streak = async (owner: Owner, today: number): Promise<number> =>
    streakOf(today, await listDoneDays(db, owner))

  return {
    async look(asker: Asker, language: Language): Promise<DailyData> {
      const day = todayIs()
      const quiz = await riddles.riddleOf(day, language)
      const { owner, ...device } = await identify(asker, day)
      const play = await findPlay(db, owner, { day, language })
      return { daily: await view(day, quiz, play), streak: await streak(owner, day), ...device }
    },

    /** Throws CONFLICT, and takes no guess, when the named day is over, or the device was claimed at this moment. */
    async guess(asker: Asker, { language, guess, day: meant }: DailyGuessBody): Promise<DailyData> {
      const day = todayIs()
      if (meant !== undefined && Date.parse(meant) !== dayStart(day)) throw new AppError('CONFLICT')
      const quiz = await riddles.riddleOf(day, language)
      const { owner, ...device } = await identify(asker, day)
      const play = await db.transaction(async (tx) => {
        if ('device_id' in owner && !(await holdDevice(tx, owner.device_id))) throw new AppError('CONFLICT')
        const before = await holdPlay(tx, owner, { day, language })
        const after = afterGuess(before, quiz, guess)
        if (after !== before) await savePlay(tx, owner, { day, language }, after)
        return after
      })
      return { daily: await view(day, quiz, play), streak: await streak(owner, day), ...device }
    },

    /** What was played on the device is the account's from now on; the device is forgotten. */
    async claim({ userId }: Caller, deviceToken: string | undefined): Promise<{ streak: number }> {
      const device = deviceToken === undefined ? null : await findDevice(db, digestOf(deviceToken))
      if (device)
        await db.transaction(async (tx) => {
          if (!(await holdDevice(tx, device.id))) return
          await copyPlays(tx, device.id, userId)
          await deleteDevice(tx, device.id)
        })
      return { streak: await streak({ user_id: userId }, todayIs()) }
    },

    recurring: [
      {
        name: 'daily-devices',
        everyMs: SWEEP_EVERY_MS,
        run: () => deleteDevicesNotSeenSince(db, todayIs() - DAILY_DEVICE_KEPT_DAYS),
      },
    ] satisfies readonly RecurringJob[],
  }
}
