import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router'
import classes from '#renderer/app/layouts/tab-bar.module.css'
import { TAB_ITEMS } from '#renderer/app/tab-items.ts'
import { isUnder } from '#renderer/lib/path-match.ts'

/** Along the bottom edge, in the thumb's reach on a phone. */
export function TabBar() {
  const { t } = useTranslation()
  const { pathname } = useLocation()
  return (
    <nav className={classes.bar} aria-label={t('common.nav.main')} data-testid="tab-bar">
      <ul className={classes.list}>
        {TAB_ITEMS.map(({ to, also = [], label, icon: Icon }) => {
          const isOpen = [to, ...also].some((area) => isUnder(pathname, area))
          return (
            <li key={to}>
              <Link className={classes.tab} to={to} aria-current={isOpen ? 'page' : undefined}>
                <Icon size={24} stroke={1.8} aria-hidden />
                <span>{t(label)}</span>
              </Link>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
