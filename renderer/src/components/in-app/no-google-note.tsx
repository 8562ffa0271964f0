import { Anchor } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router'
import { googleWayOf } from '#renderer/components/in-app/google-ways.ts'
import classes from '#renderer/components/in-app/in-app.module.css'
import { LinkToCopy } from '#renderer/components/in-app/link-to-copy.tsx'
import { NumberedSteps } from '#renderer/components/in-app/numbered-steps.tsx'
import type { InAppBrowser } from '#renderer/platform/in-app-browser.ts'
import { phoneSystemOf } from '#renderer/platform/phone-system.ts'

/** In the place of Google's button, which Google refuses in the browsers of social apps. */
export function NoGoogleNote({ app }: { app: InAppBrowser }) {
  const { t } = useTranslation()
  const isRegistering = useLocation().pathname === '/register'
  const { menu, entry } = googleWayOf(app, phoneSystemOf(navigator.userAgent))
  return (
    <section className={classes.note} aria-labelledby="no-google" data-testid="no-google">
      <h2 id="no-google">{t('inApp.google.title', { app: t(`inApp.names.${app}`) })}</h2>
      <p>{t('inApp.google.lead')}</p>
      <NumberedSteps
        steps={[t(`inApp.google.menu.${menu}`), t(`inApp.google.entry.${entry}`), t('inApp.google.last')]}
      />
      <LinkToCopy look="plain" />
      {isRegistering ? (
        <p>{t('inApp.google.formAbove')}</p>
      ) : (
        <p>
          {t('inApp.google.orEmail')}{' '}
          <Anchor component={Link} to="/register">
            {t('inApp.google.toRegister')}
          </Anchor>
        </p>
      )}
    </section>
  )
}
