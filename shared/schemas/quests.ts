import { z } from 'zod/mini'
import { QUEST_TYPES } from '../constants/game.ts'
import { countSchema, timeSchema } from './primitives.ts'

export const questSchema = z
  .object({
    id: z.string(),
    type: z.enum(QUEST_TYPES),
    target: countSchema,
    /** Stops at the target. */
    progress: countSchema,
    /** In R3. */
    reward: countSchema,
    claimed: z.boolean(),
  })
  .register(z.globalRegistry, { id: 'Quest' })
export type Quest = z.infer<typeof questSchema>

export const dailyQuestsData = z.object({
  quests: z.array(questSchema),
  /** Those of the day before that are complete and not claimed yet: they can be until this day ends. */
  unclaimed: z.array(questSchema),
  resetsAt: timeSchema,
})
export type DailyQuests = z.infer<typeof dailyQuestsData>

export const claimedQuestData = z.object({ quest: questSchema, balance: countSchema })
