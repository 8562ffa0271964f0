import { z } from 'zod/mini'
import { PASS_TRACKS } from '../constants/game.ts'
import { PASS_LEVELS } from '../constants/rewards.ts'
import { CURRENCIES } from '../constants/wallet.ts'
import { countSchema, queryNumber } from './primitives.ts'

export const passRewardSchema = z
  .object({ currency: z.enum(CURRENCIES), amount: countSchema })
  .register(z.globalRegistry, { id: 'PassReward' })

const trackSchema = z.enum(PASS_TRACKS)
const prizeSchema = z.object({ reward: passRewardSchema, claimed: z.boolean() })

export const passLevelSchema = z
  .object({ level: z.int(), free: prizeSchema, premium: prizeSchema })
  .register(z.globalRegistry, { id: 'PassLevel' })
export type PassLevel = z.infer<typeof passLevelSchema>

export const gamePassData = z
  .object({
    season: z.int(),
    /** The highest that is reached; 0 before the first. */
    level: countSchema,
    xp: countSchema,
    /** Whether the premium track is unlocked. */
    premium: z.boolean(),
    levels: z.array(passLevelSchema),
  })
  .register(z.globalRegistry, { id: 'GamePass' })
export type GamePass = z.infer<typeof gamePassData>

/** A level outside of the pass is unknown. */
export const passLevelParams = z.object({ n: queryNumber(1, PASS_LEVELS) })
export const claimLevelBody = z.object({ track: trackSchema })

const paid = { balance: countSchema, pass: gamePassData }
export const premiumData = z.object(paid)
export const claimedLevelData = z.object({ reward: passRewardSchema, ...paid })
export const claimedAllData = z.object({
  rewards: z.array(z.object({ level: z.int(), track: trackSchema, reward: passRewardSchema })),
  ...paid,
})
