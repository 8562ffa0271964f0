import type { QuizSource } from '#host-engine/index.ts'
import type { Language } from '#shared/constants/game.ts'

/** What is shown to somebody who watches an ad for voice tokens. */
export interface Ad {
  readonly riddle: string
  readonly answer: string
}

/** Where ads come from. */
export interface RewardedAds {
  pick(userId: string, language: Language): Promise<Ad>
}

/** The house's own: a riddle of the bank with its answer, which counts as seen and is not dealt to them soon. */
export const houseAds = (quizzes: Pick<QuizSource, 'pick' | 'markSeen'>): RewardedAds => ({
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
    await quizzes.markSeen(quiz.id, [userId])
    return { riddle: quiz.prompt, answer: quiz.answers[0] ?? '' }
  },
})
