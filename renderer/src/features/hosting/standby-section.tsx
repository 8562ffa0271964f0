import { Switch } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import classes from '#renderer/features/hosting/lan-check.module.css'
import type { DesktopApi } from '#shared/desktop/desktop-api.ts'
import type { RunningParty } from '#shared/desktop/party.ts'

interface StandbyProps {
  desktop: DesktopApi
  party: RunningParty
}

/** Who takes over when this computer fails, and whether anybody may. */
export function StandbySection({ desktop, party: { hasStandby, allowsStandbys } }: StandbyProps) {
  const { t } = useTranslation()
  const who = hasStandby ? 'ready' : 'nobody'
  return (
    <section className={classes.check} aria-labelledby="standby-title">
      <h2 id="standby-title" className={classes.title}>
        {t('hosting.standby.title')}
      </h2>
      <p className={classes.lead} role="status">
        {t(`hosting.standby.${allowsStandbys ? who : 'off'}`)}
      </p>
      <Switch
        mt="sm"
        size="md"
        label={t('hosting.standby.allow')}
        description={t('hosting.standby.allowHint')}
        checked={allowsStandbys}
        onChange={(event) => void desktop.party.allowStandbys(event.currentTarget.checked)}
      />
    </section>
  )
}
