import { Button, Group } from '@mantine/core'
import { IconDeviceTv, IconPlayerPlay, IconPlayerStop, IconUsers } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ModalDialog } from '#renderer/components/modal-dialog.tsx'
import { enterParty } from '#renderer/features/hosting/enter-party.ts'
import { LanCheck } from '#renderer/features/hosting/lan-check.tsx'
import classes from '#renderer/features/hosting/party-panel.module.css'
import { ReachSection } from '#renderer/features/hosting/reach-section.tsx'
import { StandbySection } from '#renderer/features/hosting/standby-section.tsx'
import { WhereLed } from '#renderer/features/hosting/where-led.tsx'
import type { DesktopApi } from '#shared/desktop/desktop-api.ts'
import type { RunningParty } from '#shared/desktop/party.ts'

interface PanelProps {
  desktop: DesktopApi
  party: RunningParty
}

/** The party that runs here: play, let others in, see what is wrong, stop. */
export function PartyPanel({ desktop, party }: PanelProps) {
  const { t } = useTranslation()
  const { name, isInherited, code, port, standsByFor } = party
  const isHere = standsByFor === null
  const origin = standsByFor ?? `http://127.0.0.1:${port}`
  const counts = [
    t('hosting.panel.players', { count: party.players }),
    t('hosting.panel.rooms', { count: party.rooms }),
  ]
  return (
    <div className={classes.panel}>
      <section className={classes.head} aria-labelledby="party-name">
        <div>
          <h2 id="party-name" className={classes.name}>
            {t(isInherited ? 'hosting.panel.runningOther' : 'hosting.panel.running', { name })}
          </h2>
          {isHere && (
            <p className={classes.counts} role="status">
              <IconUsers size={22} aria-hidden />
              {counts.join(' · ')}
            </p>
          )}
        </div>
        <Group gap="sm">
          <Button
            size="md"
            leftSection={<IconPlayerPlay size={20} aria-hidden />}
            onClick={() => enterParty(origin)}
          >
            {t('hosting.panel.play')}
          </Button>
          <Button
            size="md"
            variant="default"
            leftSection={<IconDeviceTv size={20} aria-hidden />}
            onClick={() => void desktop.openBigScreen({ code, lanHost: origin, pass: null })}
          >
            {t('hosting.panel.bigScreen')}
          </Button>
          <StopButton desktop={desktop} players={party.players} />
        </Group>
      </section>
      <WhereLed desktop={desktop} party={party} />
      {isHere && <ReachSection desktop={desktop} party={party} />}
      {isHere && party.isOpen && <StandbySection desktop={desktop} party={party} />}
      <LanCheck desktop={desktop} />
    </div>
  )
}

/** Asks while others play. */
function StopButton({ desktop, players }: { desktop: DesktopApi; players: number }) {
  const { t } = useTranslation()
  const [asks, setAsks] = useState(false)
  const stop = () => void desktop.party.stop()
  return (
    <>
      <Button
        size="md"
        variant="default"
        leftSection={<IconPlayerStop size={20} aria-hidden />}
        onClick={() => (players > 0 ? setAsks(true) : stop())}
      >
        {t('hosting.panel.stop')}
      </Button>
      <ModalDialog opened={asks} onClose={() => setAsks(false)} title={t('hosting.panel.stopSure')}>
        <p>{t('hosting.panel.stopBody')}</p>
        <Group justify="flex-end" mt="lg">
          <Button variant="default" onClick={() => setAsks(false)} data-autofocus>
            {t('hosting.panel.goOn')}
          </Button>
          <Button onClick={stop}>{t('hosting.panel.stop')}</Button>
        </Group>
      </ModalDialog>
    </>
  )
}
