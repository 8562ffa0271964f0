import type { Migration } from '../migration.ts'
import { accounts } from './0001-accounts.ts'
import { roomsAndGames } from './0002-rooms-and-games.ts'
import { mailTokens } from './0003-mail-tokens.ts'
import { googleSignIn } from './0004-google-sign-in.ts'
import { matchmaking } from './0005-matchmaking.ts'
import { ranks } from './0006-ranks.ts'
import { wallet } from './0007-wallet.ts'
import { jobs } from './0008-jobs.ts'
import { recordedCalls } from './0009-recorded-calls.ts'
import { namesOfGames } from './0010-names-of-games.ts'
import { liveSettings } from './0011-live-settings.ts'
import { fairRanking } from './0012-fair-ranking.ts'
import { addressChanges } from './0013-address-changes.ts'
import { countedGames } from './0014-counted-games.ts'
import { signUpGift } from './0015-sign-up-gift.ts'
import { guests } from './0016-guests.ts'
import { library } from './0017-library.ts'
import { questsAndPass } from './0018-quests-and-pass.ts'
import { store } from './0019-store.ts'
import { daily } from './0020-daily.ts'
import { placesInEveryRank } from './0021-places-in-every-rank.ts'
import { playedGames } from './0022-played-games.ts'
import { unlistedRooms } from './0022-unlisted-rooms.ts'
import { quizStore } from './0023-quiz-store.ts'
import { quizSets } from './0024-quiz-sets.ts'
import { aiUsage } from './0025-ai-usage.ts'
import { wrongGuesses } from './0026-wrong-guesses.ts'
import { quizRatings } from './0027-quiz-ratings.ts'
import { voices } from './0028-voices.ts'
import { quizCells } from './0029-quiz-cells.ts'
import { friends } from './0030-friends.ts'
import { admin } from './0032-admin.ts'
import { confirmedLogins } from './0033-confirmed-logins.ts'
import { economyAdmin } from './0034-economy-admin.ts'
import { operations } from './0035-operations.ts'
import { reportsQueue } from './0036-reports-queue.ts'
import { roomReports } from './0037-room-reports.ts'
import { sanctions } from './0038-sanctions.ts'
import { guestNames } from './0039-guest-names.ts'
import { namelessActions } from './0040-nameless-actions.ts'
import { quizVersions } from './0041-quiz-versions.ts'
import { firstSeason } from './0042-first-season.ts'
import { askedSubscriptions } from './0043-asked-subscriptions.ts'

/** In the order in which they run. A new one goes to the end; one that has been released never changes. */
export const migrations: readonly Migration[] = [
  accounts,
  roomsAndGames,
  mailTokens,
  googleSignIn,
  matchmaking,
  ranks,
  wallet,
  jobs,
  recordedCalls,
  namesOfGames,
  liveSettings,
  fairRanking,
  addressChanges,
  countedGames,
  signUpGift,
  guests,
  library,
  questsAndPass,
  daily,
  store,
  placesInEveryRank,
  playedGames,
  unlistedRooms,
  quizStore,
  quizSets,
  wrongGuesses,
  quizRatings,
  aiUsage,
  voices,
  quizCells,
  friends,
  admin,
  confirmedLogins,
  economyAdmin,
  operations,
  reportsQueue,
  roomReports,
  sanctions,
  guestNames,
  namelessActions,
  quizVersions,
  firstSeason,
  askedSubscriptions,
]
