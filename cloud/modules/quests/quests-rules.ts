import { createHash } from 'node:crypto'
import { dayOf } from '#cloud/day.ts'
import { earnersOf, isCounted, type SettledGame, winnerOf } from '#cloud/settlement-part.ts'
import type { QuestAmount } from '#shared/constants/amount-tables.ts'
import { QUEST_TYPES, type QuestType } from '#shared/constants/game.ts'
import { questReward, questTargets } from '#shared/constants/rewards.ts'
import type { Quest } from '#shared/schemas/quests.ts'

/** One of a day's five. */
export interface QuestKey {
  readonly day: number
  readonly type: QuestType
}

/** How far somebody is with one; there is none before the first step. */
export interface QuestProgress extends QuestKey {
  readonly userId: string
  readonly progress: number
  readonly isClaimed: boolean
}

/** Drawn by player and day, so that it is the same wherever and whenever it is asked for. */
export function targetOf(userId: string, { day, type }: QuestKey): number {
  const targets = questTargets(type)
  const draw = createHash('sha256').update(`${userId} ${day} ${type}`).digest().readUInt32BE()
  return targets[draw % targets.length] as number
}

/** The same for everyone: whose quest it is says the caller. */
export const questId = ({ day, type }: QuestKey): string => `${day}-${type}`

/** Null when there can be no such quest. */
export function questKey(id: string): QuestKey | null {
  const [, day = '', word] = /^(\d{1,6})-([a-z_]+)$/.exec(id) ?? []
  const type = QUEST_TYPES.find((one) => one === word)
  return type === undefined ? null : { day: Number(day), type }
}

export const unbegun = (userId: string, key: QuestKey): QuestProgress => ({
  ...key,
  userId,
  progress: 0,
  isClaimed: false,
})

/** What it pays on its day; as ever, where that day's table does not know it. */
const payOf = (amounts: readonly QuestAmount[], type: QuestType, target: number): number =>
  amounts.find((one) => one.type === type && one.target === target)?.r3 ?? questReward(type, target)

export function toQuest(
  { userId, day, type, progress, isClaimed }: QuestProgress,
  amounts: readonly QuestAmount[],
): Quest {
  const target = targetOf(userId, { day, type })
  return {
    id: questId({ day, type }),
    type,
    target,
    progress: Math.min(progress, target),
    reward: payOf(amounts, type, target),
    claimed: isClaimed,
  }
}

export const isComplete = ({ progress, target }: Pick<Quest, 'progress' | 'target'>): boolean =>
  progress >= target

/** What is complete can be claimed until the end of the next day: a game that ends at midnight must not cost its reward. */
export const isOpen = ({ day }: QuestKey, now: number): boolean => {
  const today = dayOf(now)
  return day === today || day === today - 1
}

/** How much further a game brings somebody. */
export interface QuestStep extends QuestKey {
  readonly userId: string
  readonly by: number
}

/** What a game does for the quests of those who played it (QUEST-4), in one order everywhere. */
export function stepsOf(game: SettledGame): QuestStep[] {
  const { result } = game
  if (!isCounted(result)) return []
  const { mode, matched, players } = result
  const day = dayOf(result.finishedAt)
  const winner = winnerOf(result)
  return earnersOf(game)
    .toSorted()
    .flatMap((userId) => {
      const correct = players.find((player) => player.userId === userId)?.correct ?? 0
      const by: Record<QuestType, number> = {
        quick_matches: matched && mode === 'quick' ? 1 : 0,
        private_matches: mode === 'private' ? 1 : 0,
        ranked_wins: matched && mode === 'ranked' && winner === userId ? 1 : 0,
        correct_answers: correct,
        total_games: 1,
      }
      return QUEST_TYPES.filter((type) => by[type] > 0).map((type) => ({ userId, day, type, by: by[type] }))
    })
}

/** Those that a step brought further; what is complete stays as it is. */
export const afterSteps = (steps: readonly QuestStep[], kept: readonly QuestProgress[]): QuestProgress[] =>
  steps.flatMap(({ userId, day, type, by }) => {
    const before =
      kept.find((one) => one.userId === userId && one.type === type) ?? unbegun(userId, { day, type })
    const progress = Math.min(targetOf(userId, { day, type }), before.progress + by)
    return progress > before.progress ? [{ ...before, progress }] : []
  })
