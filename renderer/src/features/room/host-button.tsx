import { ActionIcon, type ActionIconProps, type ElementProps } from '@mantine/core'
import { IconDotsVertical } from '@tabler/icons-react'
import type { Ref } from 'react'
import { useTranslation } from 'react-i18next'

interface HostButtonProps extends ActionIconProps, ElementProps<'button', keyof ActionIconProps> {
  username: string
  ref?: Ref<HTMLButtonElement>
}

/** The three dots behind which the host's tools for one player are. */
export function HostButton({ username, ...button }: HostButtonProps) {
  const { t } = useTranslation()
  return (
    <ActionIcon
      size="lg"
      aria-haspopup="menu"
      {...button}
      aria-label={t('room.players.tools', { name: username })}
    >
      <IconDotsVertical size={20} aria-hidden />
    </ActionIcon>
  )
}
