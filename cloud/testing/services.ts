import { pino } from 'pino'
import { type AccountNews, createAccountNews } from '#cloud/account-news.ts'
import type { Db } from '#cloud/db/client.ts'
import { createGameResults } from '#cloud/modules/game/index.ts'
import { createGamePassService } from '#cloud/modules/game-pass/index.ts'
import { ownsAvatar, wordBonusSettlement } from '#cloud/modules/library/index.ts'
import { createQuestsService } from '#cloud/modules/quests/index.ts'
import { createDealing, createQuizzes } from '#cloud/modules/quizzes/index.ts'
import { createRanks, type Ranks } from '#cloud/modules/ranks/index.ts'
import { GONE_AFTER_MS } from '#cloud/modules/rooms/index.ts'
import { createSeasons, type Seasons } from '#cloud/modules/seasons/index.ts'
import { createUsersService, type Users } from '#cloud/modules/users/index.ts'
import { createWalletService, type Wallet } from '#cloud/modules/wallet/index.ts'
import type { GameResults, QuizMaker, QuizSource } from '#host-engine/index.ts'

interface Parts {
  readonly db: Db
  readonly now: () => number
  readonly news?: AccountNews
}

/** The real services, for tests of what is built on them. */
export const testWallet = (
  { db, now, news = createAccountNews() }: Parts,
  rewardTerms = { verifiedOnly: false },
): Wallet =>
  createWalletService({
    db,
    logger: pino({ level: 'silent' }),
    news,
    rewardTerms,
    roomGoneAfterMs: GONE_AFTER_MS,
    awaitingResult: async () => [],
    now,
  })

export const testUsers = ({ db, now, news = createAccountNews() }: Parts): Users =>
  createUsersService({
    db,
    news,
    operatorName: null,
    onCreated: testWallet({ db, now }).welcome,
    ownsAvatar,
    now,
  })

const noMaker: QuizMaker = {
  source: 'built_in',
  make: async () => ({ source: 'built_in', quizzes: [], held: [], dropped: {}, topicFound: true }),
}

/** Deals from the store; without a generator there is what there is. */
export const testDealing = (
  { db, now }: Parts,
  { builtIn = noMaker, setAside = [] }: { builtIn?: QuizMaker; setAside?: readonly string[] } = {},
): QuizSource =>
  createDealing({ db, logger: pino({ level: 'silent' }), builtIn, setAside: async () => setAside, now })

/** How the cloud settles games. */
export function testResults(
  parts: Parts,
  given: {
    readonly users?: Users
    readonly wallet?: Wallet
    readonly ranks?: Ranks
    readonly seasons?: Seasons
  } = {},
): GameResults {
  const { db, now, news = createAccountNews() } = parts
  const { users = testUsers(parts), wallet = testWallet(parts), seasons = createSeasons({ db, now }) } = given
  const quizzes = createQuizzes({ db })
  return createGameResults({
    db,
    users,
    quizzes,
    quests: createQuestsService({ db, news, wallet, now }),
    passes: createGamePassService({ db, wallet, seasons, now }),
    wallet,
    wordBonus: wordBonusSettlement({ quizzes, wallet }),
    ranks: given.ranks ?? createRanks({ db, users, seasons, now }),
  })
}
