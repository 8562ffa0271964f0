import { z } from 'zod/mini'
import { AMOUNT_MAX, PASS_TABLE, QUEST_AMOUNTS } from '../constants/amount-tables.ts'
import { QUEST_TYPES } from '../constants/game.ts'
import { CURRENCIES } from '../constants/wallet.ts'
import { economyCalls } from '../i18n/en/economy-calls.ts'
import { countSchema, timeSchema } from './primitives.ts'

const wrong = { error: economyCalls.amountInvalid }
const amountSchema = z.int(wrong).check(z.minimum(1, wrong), z.maximum(AMOUNT_MAX, wrong))

const prizeSchema = z.object({ currency: z.enum(CURRENCIES), amount: amountSchema })
const passLevelSchema = z.object({ level: z.int(), free: prizeSchema, premium: prizeSchema })
/** Every level once, in their order. */
export const passTableSchema = z
  .array(passLevelSchema)
  .check(
    z.refine(
      (levels) => levels.length === PASS_TABLE.length && levels.every(({ level }, nth) => level === nth + 1),
      { error: economyCalls.tableIncomplete },
    ),
  )
export type PassTable = z.output<typeof passTableSchema>

const questAmountSchema = z.object({ type: z.enum(QUEST_TYPES), target: z.int(), r3: amountSchema })
const keyOf = ({ type, target }: { readonly type: string; readonly target: number }) => `${type} ${target}`
/** Every type and target once. */
export const questTableSchema = z
  .array(questAmountSchema)
  .check(
    z.refine(
      (amounts) =>
        amounts.length === QUEST_AMOUNTS.length &&
        QUEST_AMOUNTS.every((one) => amounts.some((other) => keyOf(other) === keyOf(one))),
      { error: economyCalls.tableIncomplete },
    ),
  )
export type QuestTable = z.output<typeof questTableSchema>

/** How often the next table was changed: a change says which version it is about. */
const versioned = { version: countSchema, changedAt: z.nullable(timeSchema) }

/** The season that runs keeps its amounts; changes are for the next. */
export const passTablesData = z.object({
  season: z.int(),
  current: passTableSchema,
  next: z.object({ season: z.int(), levels: passTableSchema, ...versioned }),
  /** What admins set, the newest season first. */
  history: z.array(z.object({ season: z.int(), levels: passTableSchema, changedAt: timeSchema })),
})
export type PassTables = z.infer<typeof passTablesData>
export const passTableBody = z
  .object({ levels: passTableSchema, version: countSchema })
  .register(z.globalRegistry, { id: 'PassTable' })

/** Today keeps its amounts; changes are for tomorrow (UTC). */
export const questTablesData = z.object({
  today: z.string(),
  current: questTableSchema,
  next: z.object({ date: z.string(), quests: questTableSchema, ...versioned }),
  /** What admins set, the newest day first. */
  history: z.array(z.object({ date: z.string(), quests: questTableSchema, changedAt: timeSchema })),
})
export type QuestTables = z.infer<typeof questTablesData>
export const questTableBody = z
  .object({ quests: questTableSchema, version: countSchema })
  .register(z.globalRegistry, { id: 'QuestTable' })
