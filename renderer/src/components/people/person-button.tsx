import { ActionIcon, type ActionIconProps, type ElementProps } from '@mantine/core'
import { IconDots } from '@tabler/icons-react'
import type { Ref } from 'react'
import { useTranslation } from 'react-i18next'
import type { ShownPlayer } from '#renderer/components/people/shown-player.ts'

interface PersonButtonProps extends ActionIconProps, ElementProps<'button', keyof ActionIconProps> {
  player: ShownPlayer
  ref?: Ref<HTMLButtonElement>
}

/** Opens what one can do about another player. */
export function PersonButton({ player, ...button }: PersonButtonProps) {
  const { t } = useTranslation()
  return (
    <ActionIcon
      size="lg"
      aria-haspopup="menu"
      {...button}
      aria-label={t('friends.menu.label', { name: player.username })}
    >
      <IconDots size={20} aria-hidden />
    </ActionIcon>
  )
}
