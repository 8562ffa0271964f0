import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { AccountButton } from '#renderer/app/layouts/account-button.tsx'
import classes from '#renderer/app/layouts/header.module.css'
import { lazyMenu } from '#renderer/components/lazy-menu.tsx'
import { LogoSeal } from '#renderer/components/logo.tsx'
import { useSession } from '#renderer/session/session-store.ts'

const Account = lazyMenu(AccountButton, async () =>
  (await import('#renderer/app/layouts/account-menu.tsx')).withTexts(),
)

/** At which party one is, and as whom. */
export function PartyHeader() {
  const { t } = useTranslation()
  const user = useSession((state) => state.user)
  if (!user) return null
  return (
    <header className={classes.header} data-testid="header">
      <Link to="/lobby" className={classes.home}>
        <LogoSeal size={36} />
        <span className={classes.name}>{t('common.appName')}</span>
      </Link>
      <div className={classes.who}>
        <Account user={user} />
      </div>
    </header>
  )
}
