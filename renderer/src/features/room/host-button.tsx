import { ActionIcon, type ActionIconProps, type ElementProps } from '@mantine/core'
import { IconDotsVertical } from '@tabler/icons-react'
import type { Ref } from 'react'
import { useTranslation } from 'react-i18next'
import type { RoomPlayer } from '#shared/schemas/room.ts'

interface HostButtonProps extends ActionIconProps, ElementProps<'button', keyof ActionIconProps> {
  player: RoomPlayer
  ref?: Ref<HTMLButtonElement>
}

/** The menu button for the host's tools for one player. */
export function HostButton({ player, ...button }: HostButtonProps) {
  const { t } = useTranslation()
  return (
    <ActionIcon
      size="lg"
      aria-haspopup="menu"
      {...button}
      aria-label={t('room.players.tools', { name: player.username })}
    >
      <IconDotsVertical size={20} aria-hidden />
    </ActionIcon>
  )
}
