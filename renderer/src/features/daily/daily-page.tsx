import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { DailyBoard } from '#renderer/components/daily/daily-board.tsx'
import { Logo } from '#renderer/components/logo.tsx'
import { PageShell } from '#renderer/components/page-shell.tsx'
import controls from '#renderer/components/plain-controls.module.css'
import classes from '#renderer/features/daily/daily-page.module.css'
import { fetchDaily, guessDaily } from '#renderer/session/daily.ts'
import { useSession } from '#renderer/session/session-store.ts'

const CALLS = { fetchDaily, guessDaily }

/** /daily, with or without an account. */
export function DailyPage() {
  const { t } = useTranslation()
  const isMember = useSession((state) => state.isAuthenticated)
  return (
    <>
      {!isMember && (
        <div className={classes.top}>
          <Link to="/" className={classes.home}>
            <Logo />
          </Link>
        </div>
      )}
      <PageShell title={t('daily.title')} lead={t('daily.lead')} width="narrow">
        {/* Who signs out here is another player. */}
        <DailyBoard
          key={String(isMember)}
          calls={CALLS}
          signUp={
            !isMember && (
              <Link to="/register" className={controls.button} data-look="plain">
                {t('daily.signUp')}
              </Link>
            )
          }
        />
      </PageShell>
    </>
  )
}
