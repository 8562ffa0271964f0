import { Anchor, Progress, Stack, Text } from '@mantine/core'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import classes from '#renderer/app/native/update-progress.module.css'
import { useInstaller } from '#renderer/app/native/use-installer.ts'
import type { DesktopApi } from '#shared/desktop/desktop-api.ts'
import type { UpdateState } from '#shared/desktop/ipc.ts'

interface ProgressProps {
  desktop: DesktopApi
  update: UpdateState
}

/** How an update that was asked for goes; where it cannot be had this way, the installer. */
export function UpdateProgress({ desktop, update }: ProgressProps) {
  const { t } = useTranslation()
  const wasBusy = useRef(false)
  wasBusy.current ||= update.kind === 'checking' || update.kind === 'downloading'
  const installer = useInstaller(desktop.launch)
  const byHand = update.kind === 'unsupported' || update.kind === 'failed'
  return (
    <Stack gap="xs" className={classes.progress}>
      {update.kind === 'downloading' && <Progress value={update.percent} aria-hidden />}
      <Text role="status">
        {update.kind === 'checking' && t('desktop.update.checking')}
        {update.kind === 'downloading' &&
          t('desktop.update.downloading', { version: update.version, percent: update.percent })}
        {update.kind === 'ready' && t('desktop.update.ready', { version: update.version })}
        {update.kind === 'failed' && t('desktop.update.failed')}
        {update.kind === 'unsupported' && t('desktop.update.byHand')}
        {update.kind === 'idle' && wasBusy.current && t('desktop.update.none')}
      </Text>
      {byHand && installer !== null && (
        <Anchor href={installer} target="_blank" rel="noreferrer">
          {t('desktop.update.download')}
        </Anchor>
      )}
    </Stack>
  )
}
