import type { LedgerRule } from './ledger-rule.ts'
import { passRules } from './modules/game-pass/index.ts'
import { grantRules } from './modules/grants/index.ts'
import { itemRules } from './modules/library/index.ts'
import { questRules } from './modules/quests/index.ts'
import { storeRules } from './modules/store/index.ts'
import { adRules, audioRules } from './modules/voice/index.ts'
import { bookRules, debtRules, escrowRules } from './modules/wallet/index.ts'

/** All that `npm run ledger:check` asks, and the tests after every suite. */
export const ledgerRules: readonly LedgerRule[] = [
  ...bookRules,
  ...debtRules,
  ...escrowRules,
  ...itemRules,
  ...questRules,
  ...passRules,
  ...storeRules,
  ...adRules,
  ...audioRules,
  ...grantRules,
]
