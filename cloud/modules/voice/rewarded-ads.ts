import type { Db } from '#cloud/db/client.ts'
import type { Dealing } from '#cloud/modules/quizzes/index.ts'
import type { Language } from '#shared/constants/game.ts'

/** What is shown to somebody who watches an ad for voice tokens. */
export interface Ad {
  readonly riddle: string
  readonly answer: string
}

/** An ad that may be given to a player. */
export interface PickedAd {
  readonly ad: Ad
  /** Records that the player has been given it. */
  markSeen(tx: Db): Promise<void>
}

/** Source of ads. */
export interface RewardedAds {
  pick(userId: string, language: Language): Promise<PickedAd>
}

/** Picks a riddle of the bank with its answer. One that was given counts as seen, and is not dealt to its player soon. */
export const houseAds = (quizzes: Pick<Dealing, 'pick' | 'markSeen'>): RewardedAds => ({
  async pick(userId, language) {
    const [quiz] = await quizzes.pick({
      language,
      difficulty: 'easy',
      category: 'any',
      count: 1,
      players: [userId],
      practice: false,
    })
    if (!quiz) throw new Error(`the bank has no riddle in ${language}`)
    return {
      ad: { riddle: quiz.prompt, answer: quiz.answers[0] ?? '' },
      markSeen: (tx) => quizzes.markSeen(quiz.id, [userId], tx),
    }
  },
})
