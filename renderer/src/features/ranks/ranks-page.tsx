import { IconTrophy } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { AccountNeeded } from '#renderer/components/account-needed.tsx'
import { lazyPart } from '#renderer/components/lazy-part.tsx'
import { PageShell } from '#renderer/components/page-shell.tsx'
import { SearchButton } from '#renderer/components/search-button.tsx'
import { Ladder } from '#renderer/features/ranks/ladder.tsx'
import { Leaderboard } from '#renderer/features/ranks/leaderboard.tsx'
import { Neighbours } from '#renderer/features/ranks/neighbours.tsx'
import { OwnRank } from '#renderer/features/ranks/own-rank.tsx'
import classes from '#renderer/features/ranks/ranks-page.module.css'
import { useMyRank } from '#renderer/features/ranks/use-my-rank.ts'
import { useRankedLock } from '#renderer/hooks/use-game-modes.ts'
import { useLacksAccount } from '#renderer/session/account.ts'
import type { RankedLock as Lock } from '#shared/schemas/game.ts'

const RankedLock = lazyPart<{ id: string; lock: Lock }>(
  async () => (await import('#renderer/components/ranked-lock.tsx')).RankedLock,
)
const LOCK_ID = 'ranked-lock'

/** /ranks: the player's own rank, the ladder and the leaderboard. */
export function RanksPage() {
  const { t } = useTranslation()
  const mine = useMyRank()
  const lock = useRankedLock()
  const lacksAccount = useLacksAccount()
  return (
    <PageShell
      title={t('ranks.title')}
      lead={t('ranks.lead')}
      aside={
        <div className={classes.play}>
          <SearchButton
            modeId="ranked"
            lockedBy={lock ? LOCK_ID : undefined}
            size="md"
            leftSection={<IconTrophy size={20} aria-hidden />}
          >
            {t('ranks.play')}
          </SearchButton>
          {lock && <RankedLock id={LOCK_ID} lock={lock} />}
        </div>
      }
    >
      <div className={classes.grid}>
        {lacksAccount ? (
          <div className={classes.whole}>
            <AccountNeeded />
          </div>
        ) : (
          <>
            <OwnRank {...mine} />
            <Neighbours />
          </>
        )}
        <Ladder rank={mine.data?.rank ?? null} />
        <Leaderboard />
      </div>
    </PageShell>
  )
}
