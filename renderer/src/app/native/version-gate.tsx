import { Anchor, Button, Loader, Stack, Text } from '@mantine/core'
import { IconRefresh } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { UpdateProgress } from '#renderer/app/native/update-progress.tsx'
import classes from '#renderer/app/native/version-gate.module.css'
import { Door } from '#renderer/components/door.tsx'
import { Illustration } from '#renderer/components/illustration.tsx'
import { Logo } from '#renderer/components/logo.tsx'
import { StateTitle } from '#renderer/components/state-title.tsx'
import { checkVersion, type GateState } from '#renderer/platform/version-gate.ts'
import type { DesktopApi } from '#shared/desktop/desktop-api.ts'
import type { UpdateState } from '#shared/desktop/ipc.ts'

interface GateProps {
  desktop: DesktopApi
  gate: GateState
  update: UpdateState
}

/** Stands before the app until the server takes this version: while it is asked, when it cannot be reached, when it refuses. */
export function VersionGate({ desktop, gate, update }: GateProps) {
  return (
    <main className={classes.gate}>
      {gate.kind === 'unreachable' && <Unreachable desktop={desktop} />}
      {gate.kind === 'outdated' && (
        <Outdated desktop={desktop} update={update} minVersion={gate.minVersion} />
      )}
      {gate.kind === 'checking' && <Checking />}
    </main>
  )
}

function Checking() {
  const { t } = useTranslation()
  return (
    <Stack align="center" role="status">
      <Logo size={48} />
      <Loader aria-hidden />
      <Text>{t('desktop.gate.checking')}</Text>
    </Stack>
  )
}

function Unreachable({ desktop }: { desktop: DesktopApi }) {
  const { t } = useTranslation()
  const check = () => void checkVersion(desktop.launch.version)
  useEffect(() => {
    const again = () => void checkVersion(desktop.launch.version)
    window.addEventListener('online', again)
    return () => window.removeEventListener('online', again)
  }, [desktop])
  return (
    <Stack align="center" ta="center" role="alert" className={classes.text}>
      <Illustration scene="box" width={150} />
      <StateTitle as="h1">{t('desktop.gate.unreachableTitle')}</StateTitle>
      <Text>{t('desktop.gate.unreachable')}</Text>
      <Button leftSection={<IconRefresh size={18} aria-hidden />} onClick={check} autoFocus>
        {t('common.actions.retry')}
      </Button>
      <PlayHere />
    </Stack>
  )
}

interface OutdatedProps {
  desktop: DesktopApi
  update: UpdateState
  minVersion: string
}

function Outdated({ desktop, update, minVersion }: OutdatedProps) {
  const { t } = useTranslation()
  const button = useRef<HTMLButtonElement>(null)
  const isBusy = update.kind === 'checking' || update.kind === 'downloading'
  useEffect(() => button.current?.focus(), [])
  return (
    <Stack
      align="center"
      ta="center"
      role="alertdialog"
      aria-modal
      aria-labelledby="outdated-title"
      aria-describedby="outdated-text"
      className={classes.text}
    >
      <Door width={150} />
      <StateTitle as="h1">
        <span id="outdated-title">{t('desktop.gate.outdatedTitle')}</span>
      </StateTitle>
      <Text id="outdated-text">
        {t('desktop.gate.outdated', { version: desktop.launch.version, minVersion })}
      </Text>
      {update.kind !== 'unsupported' && (
        <Button
          ref={button}
          leftSection={<IconRefresh size={18} aria-hidden />}
          // Disabled by the attribute, it would lose the focus.
          aria-disabled={isBusy}
          data-disabled={isBusy}
          onClick={() => !isBusy && void desktop.updates.install()}
        >
          {t('desktop.gate.updateNow')}
        </Button>
      )}
      <UpdateProgress desktop={desktop} update={update} />
      <PlayHere />
    </Stack>
  )
}

/** A party on the own network needs neither the cloud nor its version. */
function PlayHere() {
  const { t } = useTranslation()
  return (
    <Anchor href="/party" mt="sm">
      {t('desktop.party.here')}
    </Anchor>
  )
}
