import { Button } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import classes from '#renderer/features/quests/quests-menu.module.css'
import { isReady } from '#renderer/features/quests/quests-query.ts'
import { formatNumber } from '#renderer/lib/format.ts'
import type { Quest } from '#shared/schemas/quests.ts'

interface QuestRowProps {
  quest: Quest
  isClaiming: boolean
  /** Something is being claimed. */
  isBusy: boolean
  onClaim: () => void
}

export function QuestRow({ quest, isClaiming, isBusy, onClaim }: QuestRowProps) {
  const { t } = useTranslation()
  const { type, target, progress, reward, claimed } = quest
  const title = t(`quests.${type}`, { count: target })
  const value = formatNumber(reward)
  return (
    <li
      className={classes.row}
      data-testid={`quest-${type}`}
      data-ready={isReady(quest)}
      data-claimed={claimed}
    >
      <div className={classes.what}>
        <span className={classes.words}>
          <strong>{title}</strong> <small>{t('quests.progress', { progress, target })}</small>
        </span>
        <span className={classes.bar} aria-hidden>
          <span style={{ width: `${(progress / target) * 100}%` }} />
        </span>
      </div>
      <div className={classes.prize}>
        <span className={classes.reward}>{t('quests.reward', { value })}</span>
        {claimed && (
          <span className={classes.claimed}>
            <IconCheck size={18} stroke={3} aria-hidden />
            {t('quests.claimed')}
          </span>
        )}
        {isReady(quest) && (
          <Button
            size="compact-md"
            loading={isClaiming}
            disabled={isBusy && !isClaiming}
            aria-label={t('quests.claimOf', { value, quest: title })}
            onClick={onClaim}
          >
            {t('quests.claim')}
          </Button>
        )}
      </div>
    </li>
  )
}
