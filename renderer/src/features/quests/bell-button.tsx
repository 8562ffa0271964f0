import { IconBell } from '@tabler/icons-react'
import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import classes from '#renderer/features/quests/bell-button.module.css'

interface BellButtonProps extends ComponentProps<'button'> {
  /** How many quests can be claimed. */
  ready: number
}

export function BellButton({ ready, ...button }: BellButtonProps) {
  const { t } = useTranslation()
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      {...button}
      className={classes.bell}
      aria-label={ready > 0 ? t('quests.bellReady', { count: ready }) : t('quests.bell')}
      data-testid="quests-bell"
    >
      <IconBell size={26} stroke={1.8} aria-hidden />
      {ready > 0 && (
        <span className={classes.count} aria-hidden>
          {ready}
        </span>
      )}
    </button>
  )
}
