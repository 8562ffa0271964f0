import { useTranslation } from 'react-i18next'
import { CabinetWall } from '#renderer/components/cabinet-wall.tsx'
import { Logo } from '#renderer/components/logo.tsx'
import { LanguageChoice, SchemeChoice } from '#renderer/components/plain-choices.tsx'
import { SkipLink } from '#renderer/components/skip-link.tsx'
import { AppLink } from '#renderer/features/landing/app-link.tsx'
import { DailySection } from '#renderer/features/landing/daily-section.tsx'
import { Doors } from '#renderer/features/landing/doors.tsx'
import { Features } from '#renderer/features/landing/features.tsx'
import { Goodbye } from '#renderer/features/landing/goodbye.tsx'
import { LandingFooter } from '#renderer/features/landing/landing-footer.tsx'
import { LandingNotice } from '#renderer/features/landing/landing-notice.tsx'
import classes from '#renderer/features/landing/landing-page.module.css'
import { ModeCards } from '#renderer/features/landing/mode-cards.tsx'
import { Platforms } from '#renderer/features/landing/platforms.tsx'
import { SampleRiddle } from '#renderer/features/landing/sample-riddle.tsx'
import { Steps } from '#renderer/features/landing/steps.tsx'
import { useServerStatus } from '#renderer/features/landing/use-server-status.ts'
import { SIGN_UP_GIFT } from '#shared/constants/wallet.ts'

export function LandingPage() {
  const { t, i18n } = useTranslation()
  const status = useServerStatus()
  return (
    <div className={classes.root}>
      <SkipLink />
      <main id="content" tabIndex={-1} className={classes.page}>
        {status && <LandingNotice status={status} />}
        <div className={classes.top}>
          <Logo size={40} />
          <div className={classes.tools}>
            <LanguageChoice />
            <SchemeChoice />
          </div>
        </div>
        <Goodbye />
        <section className={classes.hero}>
          <div className={classes.pitch}>
            <h1 className={classes.title}>{t('landing.hero.title')}</h1>
            <p className={classes.lead}>{t('landing.hero.lead')}</p>
            <div className={classes.calls}>
              <AppLink to="/register">{t('landing.hero.playFree')}</AppLink>
              <AppLink to="/login" look="plain">
                {t('landing.hero.haveAccount')}
              </AppLink>
              <p className={classes.gift}>{t('landing.gift', SIGN_UP_GIFT)}</p>
            </div>
          </div>
          {/* Another language has other riddles: a hint or a verdict of one does not fit the next. */}
          <SampleRiddle key={i18n.language} />
          <Doors />
        </section>
        <Platforms status={status} />
        <ModeCards />
        <DailySection />
        <Features />
        <Steps />
        <section className={classes.call}>
          <div className={classes.callText}>
            <h2 className={classes.callTitle}>{t('landing.callToAction.title')}</h2>
            <p>
              {t('landing.callToAction.body')} {t('landing.gift', SIGN_UP_GIFT)}
            </p>
            <AppLink to="/register">{t('landing.callToAction.button')}</AppLink>
          </div>
          <CabinetWall className={classes.wall} />
        </section>
      </main>
      <LandingFooter />
      <aside className={classes.sticky} aria-label={t('landing.hero.playFree')}>
        <AppLink to="/register">{t('landing.hero.playFree')}</AppLink>
        <AppLink to="/login" look="plain">
          {t('landing.hero.haveAccount')}
        </AppLink>
      </aside>
    </div>
  )
}
