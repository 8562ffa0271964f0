import { ActionIcon, type ActionIconProps, type ElementProps } from '@mantine/core'
import { IconCrown } from '@tabler/icons-react'
import type { Ref } from 'react'
import { useTranslation } from 'react-i18next'
import classes from '#renderer/features/game/host-bar.module.css'

interface HostMenuButtonProps extends ActionIconProps, ElementProps<'button', keyof ActionIconProps> {
  ref?: Ref<HTMLButtonElement>
}

export function HostMenuButton(button: HostMenuButtonProps) {
  const { t } = useTranslation()
  return (
    <ActionIcon
      variant="default"
      size={44}
      aria-haspopup="menu"
      {...button}
      className={classes.menu ?? ''}
      aria-label={t('hostTools.label')}
    >
      <IconCrown size={22} aria-hidden />
    </ActionIcon>
  )
}
