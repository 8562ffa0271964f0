import { IconTrophy } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { PageShell } from '#renderer/components/page-shell.tsx'
import { SearchButton } from '#renderer/components/search-button.tsx'
import { Ladder } from '#renderer/features/ranks/ladder.tsx'
import { Leaderboard } from '#renderer/features/ranks/leaderboard.tsx'
import { OwnRank } from '#renderer/features/ranks/own-rank.tsx'
import classes from '#renderer/features/ranks/ranks-page.module.css'
import { useMyRank } from '#renderer/features/ranks/use-my-rank.ts'

/** /ranks: the player's own rank, the ladder and the leaderboard. */
export function RanksPage() {
  const { t } = useTranslation()
  const mine = useMyRank()
  return (
    <PageShell
      title={t('ranks.title')}
      lead={t('ranks.lead')}
      aside={
        <SearchButton modeId="ranked" size="md" leftSection={<IconTrophy size={20} aria-hidden />}>
          {t('ranks.play')}
        </SearchButton>
      }
    >
      <div className={classes.grid}>
        <div className={classes.side}>
          <OwnRank {...mine} />
          <Ladder rank={mine.data?.rank ?? null} />
        </div>
        <Leaderboard />
      </div>
    </PageShell>
  )
}
