import { PASS_TRACKS, type PassTrack, QUEST_TYPES, type QuestType } from './game.ts'
import { PASS_LEVELS, type PassReward, passReward, questReward, questTargets } from './rewards.ts'

/** What one level of the pass gives on both tracks. */
export interface PassTableLevel extends Readonly<Record<PassTrack, PassReward>> {
  readonly level: number
}
/** What a quest of this type and target pays, in R3. */
export interface QuestAmount {
  readonly type: QuestType
  readonly target: number
  readonly r3: number
}

/** Of R3 or voice tokens, for one level or one quest. */
export const AMOUNT_MAX = 1_000

/** What the pass gives where no admin has changed it. */
export const PASS_TABLE: readonly PassTableLevel[] = Array.from({ length: PASS_LEVELS }, (_, index) => {
  const [free, premium] = PASS_TRACKS.map((track) => passReward(track, index + 1)) as [PassReward, PassReward]
  return { level: index + 1, free, premium }
})

/** What quests pay where no admin has changed it. */
export const QUEST_AMOUNTS: readonly QuestAmount[] = QUEST_TYPES.flatMap((type) =>
  questTargets(type).map((target) => ({ type, target, r3: questReward(type, target) })),
)
