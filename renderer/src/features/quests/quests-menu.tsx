import { Button, Popover } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { ErrorState } from '#renderer/components/error-state.tsx'
import { ListSkeleton } from '#renderer/components/list-skeleton.tsx'
import { BellButton } from '#renderer/features/quests/bell-button.tsx'
import { QuestRow } from '#renderer/features/quests/quest-row.tsx'
import classes from '#renderer/features/quests/quests-menu.module.css'
import { questsQuery, readyQuests } from '#renderer/features/quests/quests-query.ts'
import { ResetLine } from '#renderer/features/quests/reset-line.tsx'
import { useClaims } from '#renderer/features/quests/use-claims.ts'
import { useOpenAtOnce } from '#renderer/hooks/use-open-at-once.ts'
import { COUNTED_ROUNDS } from '#shared/constants/rewards.ts'
import type { DailyQuests } from '#shared/schemas/quests.ts'

/** The quests of the day behind the bell. Fetched by its first press. */
export function QuestsMenu({ ready }: { ready: number }) {
  const { t } = useTranslation()
  const { target, opened, setOpened } = useOpenAtOnce<HTMLButtonElement>()
  const { data, error, refetch } = useQuery(questsQuery)
  // The day may have ended since it was looked at last.
  useEffect(() => {
    if (opened) void refetch()
  }, [opened, refetch])
  return (
    <Popover
      opened={opened}
      onChange={setOpened}
      position="bottom-end"
      width="min(24rem, 100vw - 1rem)"
      trapFocus
      returnFocus
    >
      <Popover.Target>
        <BellButton ref={target} ready={ready} onClick={() => setOpened(!opened)} />
      </Popover.Target>
      <Popover.Dropdown aria-label={t('quests.title')} className={classes.menu} data-testid="quests">
        <h2 className={classes.title}>{t('quests.title')}</h2>
        {data ? (
          <QuestList data={data} reload={() => void refetch()} />
        ) : error ? (
          <ErrorState title={t('quests.failed')} error={error} onRetry={() => void refetch()} />
        ) : (
          <ListSkeleton rows={5} height={56} />
        )}
        <Button component={Link} to="/game-pass" variant="default" fullWidth onClick={() => setOpened(false)}>
          {t('quests.toPass')}
        </Button>
      </Popover.Dropdown>
    </Popover>
  )
}

function QuestList({ data, reload }: { data: DailyQuests; reload: () => void }) {
  const { t } = useTranslation()
  const { claiming, claim } = useClaims(reload)
  const ready = readyQuests(data)
  const rows = (quests: DailyQuests['quests']) =>
    quests.map((quest) => (
      <QuestRow
        key={quest.id}
        quest={quest}
        isClaiming={claiming.includes(quest.id)}
        isBusy={claiming.length > 0}
        onClaim={() => void claim([quest])}
      />
    ))
  return (
    <>
      {ready.length > 1 && (
        <Button fullWidth loading={claiming.length > 1} onClick={() => void claim(ready)}>
          {t('quests.claimAll', { count: ready.length })}
        </Button>
      )}
      {data.unclaimed.length > 0 && (
        <>
          <h3 className={classes.part}>{t('quests.yesterday')}</h3>
          <ul className={classes.list}>{rows(data.unclaimed)}</ul>
          <h3 className={classes.part}>{t('quests.today')}</h3>
        </>
      )}
      <ul className={classes.list}>{rows(data.quests)}</ul>
      <p className={classes.note}>{t('quests.counts', { rounds: COUNTED_ROUNDS })}</p>
      <ResetLine at={data.resetsAt} />
    </>
  )
}
