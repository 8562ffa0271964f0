import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router'
import classes from '#renderer/app/layouts/tab-bar.module.css'
import type { TabItem } from '#renderer/app/tab-items.ts'
import { isUnder } from '#renderer/lib/path-match.ts'

/** Along the bottom edge, in the thumb's reach on a phone. */
export function TabBar({ items }: { items: readonly TabItem[] }) {
  const { t } = useTranslation()
  const { pathname } = useLocation()
  return (
    <nav className={classes.bar} aria-label={t('common.nav.main')} data-testid="tab-bar">
      <ul className={classes.list}>
        {items.map(({ to, also = [], label, icon: Icon }) => {
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
