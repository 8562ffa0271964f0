import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { AccountNeeded } from '#renderer/components/account-needed.tsx'
import { ErrorState } from '#renderer/components/error-state.tsx'
import { ListSkeleton } from '#renderer/components/list-skeleton.tsx'
import { PageShell } from '#renderer/components/page-shell.tsx'
import classes from '#renderer/features/game-pass/game-pass-page.module.css'
import { LevelBar } from '#renderer/features/game-pass/level-bar.tsx'
import { countOpen, passQuery } from '#renderer/features/game-pass/pass-query.ts'
import { PremiumCard } from '#renderer/features/game-pass/premium-card.tsx'
import { Track } from '#renderer/features/game-pass/track.tsx'
import { usePassCalls } from '#renderer/features/game-pass/use-pass-calls.ts'
import { XpRules } from '#renderer/features/game-pass/xp-rules.tsx'
import { useLacksAccount } from '#renderer/session/account.ts'
import { PASS_LEVELS } from '#shared/constants/rewards.ts'
import type { GamePass } from '#shared/schemas/game-pass.ts'

/** /game-pass: the season as a path of levels. */
export function GamePassPage() {
  const { t } = useTranslation()
  return (
    <PageShell title={t('pass.title')} lead={t('pass.lead', { levels: PASS_LEVELS })}>
      {useLacksAccount() ? <AccountNeeded /> : <OwnPass />}
    </PageShell>
  )
}

function OwnPass() {
  const { t } = useTranslation()
  const { data, error, refetch } = useQuery(passQuery)
  if (data) return <Path pass={data} />
  if (error) return <ErrorState title={t('pass.failed')} error={error} onRetry={() => void refetch()} />
  return <ListSkeleton rows={3} height={160} />
}

function Path({ pass }: { pass: GamePass }) {
  const { t } = useTranslation()
  const calls = usePassCalls()
  const open = countOpen(pass)
  return (
    <div className={classes.pass} data-testid="game-pass">
      <div className={classes.bar}>
        <LevelBar pass={pass} />
        {open > 0 && (
          <Button size="md" loading={calls.pending === 'all'} onClick={() => void calls.claimAll()}>
            {t('pass.claimAll', { count: open })}
          </Button>
        )}
      </div>
      <Track pass={pass} calls={calls} />
      <div className={classes.words}>
        <PremiumCard pass={pass} calls={calls} />
        <XpRules season={pass.season} />
      </div>
    </div>
  )
}
