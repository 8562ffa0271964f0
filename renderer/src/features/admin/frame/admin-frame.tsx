import { IconArrowLeft } from '@tabler/icons-react'
import { type ReactNode, useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { LogoSeal } from '#renderer/components/logo.tsx'
import classes from '#renderer/features/admin/frame/admin-frame.module.css'
import { IdentityDialog } from '#renderer/features/admin/frame/identity-dialog.tsx'
import { ADMIN_PARTS } from '#renderer/features/admin/parts.ts'

interface AdminFrameProps {
  /** The path of the part that is shown. */
  open: string
  children: ReactNode
}

/** The panel's navigation beside the open part; above it where the screen is narrow. */
export function AdminFrame({ open, children }: AdminFrameProps) {
  const { t } = useTranslation()
  // Where the parts stand in one line, the open one may lie beyond its end.
  const show = useCallback((link: HTMLAnchorElement | null) => {
    link?.scrollIntoView({ block: 'nearest', inline: 'center' })
  }, [])
  return (
    <div className={classes.frame}>
      <div className={classes.side}>
        <div className={classes.head}>
          <LogoSeal size={32} />
          <span className={classes.title}>{t('admin.title')}</span>
          <Link to="/lobby" className={classes.leave}>
            <IconArrowLeft size={18} aria-hidden />
            {t('admin.leave')}
          </Link>
        </div>
        <nav aria-label={t('admin.nav')} className={classes.nav}>
          <ul>
            {ADMIN_PARTS.map(({ path, icon: Icon }) => (
              <li key={path}>
                <Link
                  ref={path === open ? show : undefined}
                  to={`/admin/${path}`}
                  className={classes.link}
                  aria-current={path === open ? 'page' : undefined}
                >
                  <Icon size={20} aria-hidden />
                  {t(`admin.parts.${path}`)}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      </div>
      <div className={classes.part}>{children}</div>
      <IdentityDialog />
    </div>
  )
}
