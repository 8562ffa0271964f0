import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { CabinetWall } from '#renderer/components/cabinet-wall.tsx'
import { LanguageSwitch } from '#renderer/components/language-switch.tsx'
import { Logo } from '#renderer/components/logo.tsx'
import { SchemeSwitch } from '#renderer/components/scheme-switch.tsx'
import { Features } from '#renderer/features/landing/features.tsx'
import classes from '#renderer/features/landing/landing-page.module.css'
import { ModeDoors } from '#renderer/features/landing/mode-doors.tsx'
import { Platforms } from '#renderer/features/landing/platforms.tsx'
import { SampleRiddle } from '#renderer/features/landing/sample-riddle.tsx'
import { Steps } from '#renderer/features/landing/steps.tsx'
import { setLanguage } from '#renderer/lib/i18n.ts'

export function LandingPage() {
  const { t } = useTranslation()
  return (
    <div className={classes.page}>
      <div className={classes.top}>
        <Logo size={40} />
        <div className={classes.tools}>
          <LanguageSwitch onChange={setLanguage} />
          <SchemeSwitch />
        </div>
      </div>
      <section className={classes.hero}>
        <div className={classes.pitch}>
          <h1 className={classes.title}>{t('landing.hero.title')}</h1>
          <p className={classes.lead}>{t('landing.hero.lead')}</p>
          <div className={classes.calls}>
            <Button component={Link} to="/register" size="lg">
              {t('landing.hero.playFree')}
            </Button>
            <Button component={Link} to="/login" size="lg" variant="default">
              {t('landing.hero.haveAccount')}
            </Button>
          </div>
          <p className={classes.promotion}>{t('landing.hero.promotion')}</p>
        </div>
        <SampleRiddle />
      </section>
      <Platforms />
      <ModeDoors />
      <Features />
      <Steps />
      <section className={classes.call}>
        <div className={classes.callText}>
          <h2 className={classes.callTitle}>{t('landing.callToAction.title')}</h2>
          <p>{t('landing.callToAction.body')}</p>
          <Button component={Link} to="/register" size="lg">
            {t('landing.callToAction.button')}
          </Button>
        </div>
        <CabinetWall className={classes.wall} />
      </section>
      <div className={classes.sticky}>
        <Button component={Link} to="/register" size="md" fullWidth>
          {t('landing.hero.playFree')}
        </Button>
      </div>
    </div>
  )
}
