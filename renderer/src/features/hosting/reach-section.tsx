import { Alert, Button, Text } from '@mantine/core'
import { IconAlertTriangle, IconLockOpen, IconWifi } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Invitation } from '#renderer/features/hosting/invitation.tsx'
import classes from '#renderer/features/hosting/reach-section.module.css'
import type { DesktopApi } from '#shared/desktop/desktop-api.ts'
import type { RunningParty } from '#shared/desktop/party.ts'

interface ReachProps {
  desktop: DesktopApi
  party: RunningParty
}

/** Who can reach the party: first this computer alone; once it is opened, how the others get in. */
export function ReachSection({ desktop, party }: ReachProps) {
  const { t } = useTranslation()
  return (
    <section className={classes.card} aria-labelledby="reach-title" data-open={party.isOpen}>
      <h2 id="reach-title" className={classes.title}>
        {t('hosting.reach.title')}
      </h2>
      {party.isOpen ? (
        <>
          <Invitation party={party} />
          <Button
            variant="subtle"
            className={classes.close ?? ''}
            onClick={() => void desktop.party.close().catch(() => undefined)}
          >
            {t('hosting.reach.close')}
          </Button>
        </>
      ) : (
        <Closed desktop={desktop} party={party} />
      )}
    </section>
  )
}

function Closed({ desktop, party }: ReachProps) {
  const { t } = useTranslation()
  const [isOpening, setOpening] = useState(false)
  const open = () => {
    setOpening(true)
    // Main answers when the command is on its way; how it went stands in the party's state.
    desktop.party.open().catch(() => undefined)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new state is an answer
  useEffect(() => setOpening(false), [party])
  return (
    <>
      <p className={classes.closed}>
        <IconWifi size={24} aria-hidden />
        {t('hosting.reach.closed')}
      </p>
      {party.openFailure !== null && (
        <Alert color="red" variant="outline" icon={<IconAlertTriangle aria-hidden />} role="alert" mb="sm">
          {t(`lan.failures.${party.openFailure}`, { port: party.port })}
        </Alert>
      )}
      <Text maw="42rem">{t('hosting.reach.firewall')}</Text>
      <Button
        size="lg"
        mt="md"
        leftSection={<IconLockOpen size={22} aria-hidden />}
        aria-disabled={isOpening}
        onClick={() => !isOpening && open()}
      >
        {isOpening ? t('hosting.reach.opening') : t('hosting.reach.open')}
      </Button>
    </>
  )
}
