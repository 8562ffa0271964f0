import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import classes from '#renderer/components/legal-links.module.css'

/** The ways to the terms, the privacy policy and the cookie policy. */
export function LegalLinks() {
  const { t } = useTranslation()
  return (
    <p className={classes.links}>
      <Link to="/terms-of-service">{t('meta.pages.terms')}</Link>
      <Link to="/privacy-policy">{t('meta.pages.privacy')}</Link>
      <Link to="/cookie-policy">{t('meta.pages.cookies')}</Link>
    </p>
  )
}
