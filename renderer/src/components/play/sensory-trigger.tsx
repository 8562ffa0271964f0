import { ActionIcon, type ActionIconProps, type ElementProps } from '@mantine/core'
import { IconVolume, IconVolumeOff } from '@tabler/icons-react'
import type { Ref } from 'react'
import { useTranslation } from 'react-i18next'
import classes from '#renderer/components/play/sensory-panel.module.css'
import { usePreferences } from '#renderer/lib/preferences.ts'

interface SensoryTriggerProps extends ActionIconProps, ElementProps<'button', keyof ActionIconProps> {
  ref?: Ref<HTMLButtonElement>
}

export function SensoryTrigger(button: SensoryTriggerProps) {
  const { t } = useTranslation()
  const muted = usePreferences((state) => state.muted)
  const Icon = muted ? IconVolumeOff : IconVolume
  return (
    <ActionIcon
      variant="default"
      size={44}
      aria-haspopup="dialog"
      aria-keyshortcuts="Alt+M"
      {...button}
      className={classes.button ?? ''}
      aria-label={t('game.senses.button')}
    >
      <Icon size={22} aria-hidden />
    </ActionIcon>
  )
}
