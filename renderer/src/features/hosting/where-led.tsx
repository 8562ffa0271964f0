import { Alert, Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import classes from '#renderer/features/hosting/party-panel.module.css'
import type { DesktopApi } from '#shared/desktop/desktop-api.ts'
import type { RunningParty } from '#shared/desktop/party.ts'

interface WhereLedProps {
  desktop: DesktopApi
  party: RunningParty
}

/** Says so when the games go on at another computer, or wait at this one until somebody decides. */
export function WhereLed({ desktop, party: { standsByFor, isFrozen } }: WhereLedProps) {
  const { t } = useTranslation()
  if (standsByFor !== null)
    return (
      <Alert color="saffron" variant="outline" role="status">
        <p className={classes.waits}>
          {t('hosting.panel.elsewhere', { address: new URL(standsByFor).host })}
        </p>
      </Alert>
    )
  if (!isFrozen) return null
  return (
    <Alert color="saffron" variant="outline" role="status">
      <p className={classes.waits}>{t('hosting.panel.frozen')}</p>
      <Button variant="default" onClick={() => void desktop.party.goOnAlone()}>
        {t('hosting.panel.alone')}
      </Button>
      <p className={classes.waits}>{t('hosting.panel.aloneHint')}</p>
    </Alert>
  )
}
