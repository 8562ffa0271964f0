import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { AccountButton } from '#renderer/app/layouts/account-button.tsx'
import { BalanceLink } from '#renderer/app/layouts/balance-link.tsx'
import classes from '#renderer/app/layouts/header.module.css'
import { lazyMenu } from '#renderer/components/lazy-menu.tsx'
import { lazyPart } from '#renderer/components/lazy-part.tsx'
import { LogoSeal } from '#renderer/components/logo.tsx'
import { RankSeal } from '#renderer/components/rank-seal.tsx'
import { formatNumber } from '#renderer/lib/format.ts'
import { useLacksAccount } from '#renderer/session/account.ts'
import { offerAccount } from '#renderer/session/account-offer.ts'
import { useProfile } from '#renderer/session/profile.ts'
import { useSession } from '#renderer/session/session-store.ts'

const Account = lazyMenu(AccountButton, async () =>
  (await import('#renderer/app/layouts/account-menu.tsx')).withTexts(),
)

const HeaderTools = lazyPart<object>(async () =>
  (await import('#renderer/app/layouts/header-tools.tsx')).withTexts(),
)

/** Who plays, at which rank, with how much R3. */
export function Header() {
  const { t } = useTranslation()
  const user = useSession((state) => state.user)
  const isGuest = useLacksAccount()
  const { rank, stats } = useProfile().data ?? {}
  if (!user) return null
  return (
    <header className={classes.header} data-testid="header">
      <Link to="/lobby" className={classes.home}>
        <LogoSeal size={36} />
        <span className={classes.name}>{t('common.appName')}</span>
      </Link>
      <div className={classes.who}>
        {isGuest && (
          <Button variant="default" size="compact-md" onClick={() => offerAccount('keep')}>
            {t('common.actions.signUp')}
          </Button>
        )}
        {rank && !isGuest && (
          <Link to="/ranks" className={classes.rank}>
            <RankSeal rank={rank.rank} size={38} />
            <span className={classes.rankText}>
              <strong>{t(`common.rank.${rank.rank}`)}</strong>
              <span>{t('common.points', { count: rank.points, value: formatNumber(rank.points) })}</span>
            </span>
          </Link>
        )}
        {!isGuest && <BalanceLink balance={user.balance} />}
        <HeaderTools meanwhile={<span className={classes.tools} data-guest={isGuest} />} />
        <Account user={user} level={stats?.level} />
      </div>
    </header>
  )
}
