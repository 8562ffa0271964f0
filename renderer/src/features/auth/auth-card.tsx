import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { CabinetWall } from '#renderer/components/cabinet-wall.tsx'
import { LanguageSwitch } from '#renderer/components/language-switch.tsx'
import { lazyPart } from '#renderer/components/lazy-part.tsx'
import { LegalLinks } from '#renderer/components/legal-links.tsx'
import { Logo } from '#renderer/components/logo.tsx'
import { SchemeSwitch } from '#renderer/components/scheme-switch.tsx'
import classes from '#renderer/features/auth/auth-card.module.css'
import { setLanguage } from '#renderer/lib/i18n.ts'
import { settingsTexts } from '#renderer/lib/settings-texts.ts'
import { knowsAccounts } from '#renderer/session/account.ts'

const SettingsButton = lazyPart(
  async () => (await import('#renderer/components/settings/settings-button.tsx')).SettingsButton,
  settingsTexts,
)

interface AuthCardProps {
  title: string
  lead?: string
  children: ReactNode
}

/** One column beside the door of the cabinet; on a phone the column alone. */
export function AuthCard({ title, lead, children }: AuthCardProps) {
  const { t } = useTranslation()
  return (
    <div className={classes.split}>
      <aside className={classes.panel}>
        <Link to="/" reloadDocument className={classes.home}>
          <Logo size={40} />
        </Link>
        <CabinetWall className={classes.wall} />
        <blockquote className={classes.quote}>
          <p>{t('auth.panel.quote')}</p>
          <footer>{t('auth.panel.answer')}</footer>
        </blockquote>
      </aside>
      <div className={classes.side}>
        <div className={classes.tools}>
          <Link to="/" reloadDocument className={classes.phoneHome}>
            <Logo size={32} />
          </Link>
          <LanguageSwitch onChange={setLanguage} />
          <SchemeSwitch />
          <span className={classes.settings}>
            <SettingsButton look="icon" />
          </span>
        </div>
        <div className={classes.column}>
          <h1 className={classes.title}>{title}</h1>
          {lead !== undefined && <p className={classes.lead}>{lead}</p>}
          {children}
        </div>
        {knowsAccounts() && <LegalLinks />}
      </div>
    </div>
  )
}
