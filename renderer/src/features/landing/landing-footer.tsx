import { useTranslation } from 'react-i18next'
import { FooterLine } from '#renderer/components/footer-line.tsx'
import { Logo } from '#renderer/components/logo.tsx'
import classes from '#renderer/features/landing/landing-footer.module.css'

export function LandingFooter() {
  const { t } = useTranslation()
  return (
    <FooterLine>
      <div className={classes.columns}>
        <section>
          <h2 className={classes.heading}>{t('landing.footer.about')}</h2>
          <Logo size={28} />
          <p>{t('landing.footer.aboutText')}</p>
        </section>
        <nav aria-labelledby="footer-links">
          <h2 className={classes.heading} id="footer-links">
            {t('landing.footer.quickLinks')}
          </h2>
          <ul className={classes.list}>
            <li>
              <a href="/login">{t('common.actions.signIn')}</a>
            </li>
            <li>
              <a href="/register">{t('common.actions.signUp')}</a>
            </li>
          </ul>
        </nav>
        <nav aria-labelledby="footer-community">
          <h2 className={classes.heading} id="footer-community">
            {t('landing.footer.community')}
          </h2>
          <ul className={classes.list}>
            <li>
              <a href="/lobby">{t('landing.footer.communityPublic')}</a>
            </li>
            <li>
              <a href="/create-lobby">{t('landing.footer.communityPrivate')}</a>
            </li>
          </ul>
        </nav>
        <nav aria-labelledby="footer-legal">
          <h2 className={classes.heading} id="footer-legal">
            {t('landing.footer.legal')}
          </h2>
          <ul className={classes.list}>
            <li>
              <a href="/terms-of-service">{t('meta.pages.terms')}</a>
            </li>
            <li>
              <a href="/privacy-policy">{t('meta.pages.privacy')}</a>
            </li>
            <li>
              <a href="/cookie-policy">{t('meta.pages.cookies')}</a>
            </li>
          </ul>
        </nav>
      </div>
    </FooterLine>
  )
}
