import type { Movement } from '#cloud/modules/wallet/index.ts'
import { isHostsOwn } from '#cloud/settlement-part.ts'
import { type GameResult, judgeGuess } from '#host-engine/index.ts'
import type { Language } from '#shared/constants/game.ts'
import { WORD_BONUS, WORD_BONUS_A_DAY } from '#shared/constants/library.ts'
import type { CatalogueItem } from './catalogue.ts'

type PlayedRound = GameResult['rounds'][number]

/** What a game's bonus depends on, beside the game. */
export interface BonusRows {
  /** By user: the words that they wore before the game began. */
  readonly worn: ReadonlyMap<string, readonly CatalogueItem[]>
  /** By quiz of the bank. */
  readonly languages: ReadonlyMap<string, Language>
  /** By user: the R3 of this day's bonuses. */
  readonly earned: ReadonlyMap<string, number>
}

/** Who may get a bonus: the people who stayed to the end, and have an account. Nobody where the host knows the answers. */
export function bonusPlayers(
  { outcome, ownQuizzes, players }: GameResult,
  accounts: ReadonlySet<string>,
): string[] {
  if (outcome.kind !== 'finished' || isHostsOwn({ outcome, ownQuizzes })) return []
  return players.filter(({ userId, isBot }) => !isBot && accounts.has(userId)).map(({ userId }) => userId)
}

/** What a right answer brings by the best of these words that is the answer; 0 when none is. */
function bonusOf(answer: string, language: Language, words: readonly CatalogueItem[]): number {
  const isAnswer = ({ name }: CatalogueItem): boolean =>
    judgeGuess({ language, answers: [answer], guess: name[language], strictness: 'strict' }) === 'correct'
  return Math.max(0, ...words.filter(isAnswer).map(({ rarity }) => WORD_BONUS[rarity]))
}

/** A round that was cut short tells no answer, not by a bonus either (GAME-48). */
function bonusesOf(
  { quizId, answer, answers }: PlayedRound,
  { worn, languages }: BonusRows,
): { userId: string; r3: number }[] {
  const language = languages.get(quizId)
  if (answer === null || language === undefined) return []
  return answers.map(({ userId }) => ({ userId, r3: bonusOf(answer, language, worn.get(userId) ?? []) }))
}

/** The movements that a finished game makes of equipped words that were right answers, in the order of the rounds. */
export function wordBonuses({ sessionId, finishedAt, rounds }: GameResult, rows: BonusRows): Movement[] {
  const left = new Map([...rows.worn.keys()].map((id) => [id, WORD_BONUS_A_DAY - (rows.earned.get(id) ?? 0)]))
  return rounds.flatMap((round, index) =>
    bonusesOf(round, rows).flatMap(({ userId, r3 }): Movement[] => {
      const amount = Math.min(r3, left.get(userId) ?? 0)
      if (amount <= 0) return []
      left.set(userId, (left.get(userId) ?? 0) - amount)
      const key = `word_bonus:${sessionId}:${index + 1}:${userId}`
      const from = 'house:play'
      return [{ key, reason: 'word_bonus', currency: 'r3', amount, from, to: userId, at: finishedAt }]
    }),
  )
}
