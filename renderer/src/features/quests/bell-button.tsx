import { IconBell } from '@tabler/icons-react'
import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import { CountButton } from '#renderer/components/count-button.tsx'

interface BellButtonProps extends ComponentProps<'button'> {
  /** How many quests can be claimed. */
  ready: number
}

export function BellButton({ ready, ...button }: BellButtonProps) {
  const { t } = useTranslation()
  return (
    <CountButton
      {...button}
      label={ready > 0 ? t('quests.bellReady', { count: ready }) : t('quests.bell')}
      icon={<IconBell size={26} stroke={1.8} aria-hidden />}
      count={ready}
      data-testid="quests-bell"
    />
  )
}
