import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import classes from '#renderer/app/layouts/footer.module.css'
import { Logo } from '#renderer/components/logo.tsx'

/** The year of the build's clock is good enough; it is drawn once a visit. */
const YEAR = new Date().getFullYear()

export function Footer({ full }: { full: boolean }) {
  const { t } = useTranslation()
  return (
    <footer className={classes.footer} data-testid="footer">
      {full && <Columns />}
      <p className={classes.line}>
        <span>{t('common.footer.line', { year: YEAR })}</span>
        <span>{t('common.footer.legalLicence')}</span>
      </p>
    </footer>
  )
}

function Columns() {
  const { t } = useTranslation()
  return (
    <div className={classes.columns}>
      <section>
        <h2 className={classes.heading}>{t('common.footer.about')}</h2>
        <Logo size={28} />
        <p>{t('common.footer.aboutText')}</p>
      </section>
      <nav aria-labelledby="footer-links">
        <h2 className={classes.heading} id="footer-links">
          {t('common.footer.quickLinks')}
        </h2>
        <ul className={classes.list}>
          <li>
            <Link to="/login">{t('common.actions.signIn')}</Link>
          </li>
          <li>
            <Link to="/register">{t('common.actions.signUp')}</Link>
          </li>
        </ul>
      </nav>
      <nav aria-labelledby="footer-community">
        <h2 className={classes.heading} id="footer-community">
          {t('common.footer.community')}
        </h2>
        <ul className={classes.list}>
          <li>
            <Link to="/lobby">{t('common.footer.communityPublic')}</Link>
          </li>
          <li>
            <Link to="/create-lobby">{t('common.footer.communityPrivate')}</Link>
          </li>
        </ul>
      </nav>
      <section>
        <h2 className={classes.heading}>{t('common.footer.legal')}</h2>
        <p>{t('common.footer.legalLicence')}.</p>
        <p>{t('common.footer.legalCookies')}.</p>
      </section>
    </div>
  )
}
