import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import classes from '#renderer/components/footer-line.module.css'

/** The year of the build's clock is good enough; it is drawn once a visit. */
const YEAR = new Date().getFullYear()

/** The foot of a page, with what stands above its last line. */
export function FooterLine({ children }: { children?: ReactNode }) {
  const { t } = useTranslation()
  return (
    <footer className={classes.footer} data-testid="footer">
      {children}
      <p className={classes.line}>
        <span>{t('common.footer.line', { year: YEAR })}</span>
        <span>{t('common.footer.legalLicence')}</span>
      </p>
    </footer>
  )
}
