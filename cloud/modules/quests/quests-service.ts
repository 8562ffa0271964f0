import type { AccountNews } from '#cloud/account-news.ts'
import type { AccountPart } from '#cloud/account-part.ts'
import { dayOf, dayStart } from '#cloud/day.ts'
import { afterCommit } from '#cloud/db/after-commit.ts'
import type { Db } from '#cloud/db/client.ts'
import type { RecurringJob } from '#cloud/jobs/job.ts'
import { createAmountTables } from '#cloud/modules/amount-tables/index.ts'
import type { Wallet } from '#cloud/modules/wallet/index.ts'
import { settlementPart } from '#cloud/settlement-part.ts'
import { QUEST_AMOUNTS } from '#shared/constants/amount-tables.ts'
import { QUEST_TYPES } from '#shared/constants/game.ts'
import { AppError } from '#shared/errors/app-error.ts'
import { questTableSchema } from '#shared/schemas/admin-tables.ts'
import type { DailyQuests, Quest } from '#shared/schemas/quests.ts'
import {
  deleteBefore,
  listAllOf,
  listProgress,
  lockProgress,
  lockQuest,
  saveClaim,
  saveProgress,
} from './quests-repository.ts'
import {
  afterSteps,
  isComplete,
  isOpen,
  type QuestProgress,
  questId,
  questKey,
  stepsOf,
  toQuest,
  unbegun,
} from './quests-rules.ts'

const SWEEP_MS = 60 * 60_000
/** What was paid stands in the wallet; the progress of older days is of no use to anyone. */
const KEPT_DAYS = 7
/** Processes need not agree on when a day begins: its amounts are settled a little earlier. */
const CLOCKS_APART_MS = 60_000

export interface QuestsParts {
  readonly db: Db
  readonly news: AccountNews
  readonly wallet: Pick<Wallet, 'move' | 'balance'>
  readonly now: () => number
}

export type Quests = ReturnType<typeof createQuestsService>

/** Five small goals a day, and what they pay. */
export function createQuestsService({ db, news, wallet, now }: QuestsParts) {
  const tables = createAmountTables({
    name: 'quest_tables',
    schema: questTableSchema,
    byDefault: [...QUEST_AMOUNTS],
    running: () => dayOf(now() + CLOCKS_APART_MS),
    now,
  })

  const settlement = settlementPart({
    read: (tx, game) => lockProgress(tx, stepsOf(game)),
    decide: (game, kept: readonly QuestProgress[]) => ({
      changes: afterSteps(stepsOf(game), kept),
      earned: [],
    }),
    async write(tx, changes) {
      await saveProgress(tx, changes)
      const [first] = changes
      if (!first) return
      const amounts = await tables.of(tx, first.day)
      afterCommit(tx, () => {
        for (const quest of changes)
          news.tell(quest.userId, 'quest_progress', { quest: toQuest(quest, amounts) })
      })
    },
  })

  const accountPart: AccountPart = {
    async collect(userId) {
      const quests = await listAllOf(db, userId)
      return {
        quests: quests.map(({ day, type, progress, claimedAt }) => ({
          day: new Date(dayStart(day)).toISOString(),
          type,
          progress,
          claimedAt: claimedAt === null ? null : new Date(claimedAt).toISOString(),
        })),
      }
    },
  }

  const recurring: readonly RecurringJob[] = [
    { name: 'old-quests', everyMs: SWEEP_MS, run: () => deleteBefore(db, dayOf(now()) - KEPT_DAYS) },
  ]

  return {
    settlement,
    accountPart,
    recurring,
    /** What the days pay. */
    tables,

    async daily(userId: string): Promise<DailyQuests> {
      const today = dayOf(now())
      const kept = await listProgress(db, userId, [today, today - 1])
      const ofDay = async (day: number) => {
        const amounts = await tables.of(db, day)
        return QUEST_TYPES.map((type) =>
          toQuest(
            kept.find((one) => one.day === day && one.type === type) ?? unbegun(userId, { day, type }),
            amounts,
          ),
        )
      }
      return {
        quests: await ofDay(today),
        unclaimed: (await ofDay(today - 1)).filter((quest) => isComplete(quest) && !quest.claimed),
        resetsAt: new Date(dayStart(today + 1)).toISOString(),
      }
    },

    /** Pays a complete quest, once. Throws NOT_FOUND, and CONFLICT when it is incomplete or claimed. */
    async claim(tx: Db, userId: string, id: string): Promise<{ quest: Quest; balance: number }> {
      const key = questKey(id)
      if (key === null || !isOpen(key, now())) throw new AppError('NOT_FOUND')
      const kept = await lockQuest(tx, userId, key)
      const quest = toQuest(kept, await tables.of(tx, key.day))
      if (quest.claimed || !isComplete(quest)) throw new AppError('CONFLICT')
      await saveClaim(tx, userId, key, now())
      await wallet.move(tx, [
        {
          key: `quest_claimed:${questId(key)}:${userId}`,
          reason: 'quest_claimed',
          currency: 'r3',
          amount: quest.reward,
          from: 'house:gifts',
          to: userId,
          at: now(),
        },
      ])
      return { quest: { ...quest, claimed: true }, balance: await wallet.balance(userId, tx) }
    },
  }
}
