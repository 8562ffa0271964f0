import type { Db } from '#cloud/db/client.ts'
import type { QuestType } from '#shared/constants/game.ts'
import { type QuestKey, type QuestProgress, type QuestStep, unbegun } from './quests-rules.ts'

interface ProgressRow {
  readonly user_id: string
  readonly day: number
  readonly type: QuestType
  readonly progress: number
  readonly claimed_at: number | null
}

const fromRow = ({ user_id, day, type, progress, claimed_at }: ProgressRow): QuestProgress => ({
  userId: user_id,
  day,
  type,
  progress,
  isClaimed: claimed_at !== null,
})

export const listProgress = async (
  db: Db,
  userId: string,
  days: readonly number[],
): Promise<QuestProgress[]> =>
  (await db('quest_progress').where({ user_id: userId }).whereIn('day', days).select<ProgressRow[]>()).map(
    fromRow,
  )

/** Holds the progress of all that step until the transaction ends, in one order; what had none begins at 0. */
export async function lockProgress(tx: Db, steps: readonly QuestStep[]): Promise<QuestProgress[]> {
  const [first] = steps
  if (first === undefined) return []
  const rows = steps.map(({ userId, day, type }) => ({ user_id: userId, day, type, progress: 0 }))
  await tx('quest_progress').insert(rows).onConflict(['user_id', 'day', 'type']).ignore()
  const kept = await tx('quest_progress')
    .where({ day: first.day })
    .whereIn(
      'user_id',
      steps.map(({ userId }) => userId),
    )
    .orderBy(['user_id', 'type'])
    .forUpdate()
    .select<ProgressRow[]>()
  return kept.map(fromRow)
}

export async function saveProgress(tx: Db, changed: readonly QuestProgress[]): Promise<void> {
  if (changed.length === 0) return
  const rows = changed.map(({ userId, day, type, progress }) => ({ user_id: userId, day, type, progress }))
  await tx('quest_progress').insert(rows).onConflict(['user_id', 'day', 'type']).merge(['progress'])
}

const ofOne = (db: Db, userId: string, { day, type }: QuestKey) =>
  db('quest_progress').where({ user_id: userId, day, type })

/** Held until the transaction ends. */
export async function lockQuest(tx: Db, userId: string, key: QuestKey): Promise<QuestProgress> {
  const row = await ofOne(tx, userId, key).forUpdate().first<ProgressRow | undefined>()
  return row === undefined ? unbegun(userId, key) : fromRow(row)
}

export async function saveClaim(tx: Db, userId: string, key: QuestKey, at: number): Promise<void> {
  await ofOne(tx, userId, key).update({ claimed_at: at })
}

/** Newest first. */
export const listAllOf = (
  db: Db,
  userId: string,
): Promise<{ day: number; type: QuestType; progress: number; claimedAt: number | null }[]> =>
  db('quest_progress')
    .where({ user_id: userId })
    .orderBy([{ column: 'day', order: 'desc' }, 'type'])
    .select({ day: 'day', type: 'type', progress: 'progress', claimedAt: 'claimed_at' })

/** Of days before this one. */
export async function deleteBefore(db: Db, day: number): Promise<void> {
  await db('quest_progress').where('day', '<', day).delete()
}
