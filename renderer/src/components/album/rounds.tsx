import { Button, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import classes from '#renderer/components/album/rounds.module.css'
import { ListSkeleton } from '#renderer/components/list-skeleton.tsx'
import { formatNumber } from '#renderer/lib/format.ts'
import { api } from '#renderer/lib/http-client.ts'
import { type AlbumPage, gameSessionData } from '#shared/schemas/game.ts'

interface RoundsProps {
  gameId: string
  /** What stands below a round, from 1. */
  below?: (page: AlbumPage, round: number) => ReactNode
}

/** The rounds of a finished game with their answers. */
export function Rounds({ gameId, below }: RoundsProps) {
  const { t } = useTranslation()
  const { data, isPending, isError, refetch } = useQuery({
    queryKey: ['album', gameId],
    queryFn: ({ signal }) => api.get(`/game/${gameId}`, { schema: gameSessionData, signal }),
    staleTime: Number.POSITIVE_INFINITY,
  })
  const album = data?.gameSession.album
  if (isPending) return <ListSkeleton rows={3} height={64} />
  if (isError || !album)
    return (
      <Text c="dimmed">
        {t('podium.album.failed')}{' '}
        <Button size="compact-sm" variant="subtle" onClick={() => void refetch()}>
          {t('common.actions.retry')}
        </Button>
      </Text>
    )
  return (
    <ol className={classes.album}>
      {album.map((page, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the rounds of a finished game do not change
        <Page key={index} page={page} number={index + 1}>
          {below?.(page, index + 1)}
        </Page>
      ))}
    </ol>
  )
}

interface PageProps {
  page: AlbumPage
  number: number
  children: ReactNode
}

function Page({ page, number, children }: PageProps) {
  const { t } = useTranslation()
  const right = page.yourResult.result === 'correct'
  return (
    <li className={classes.page}>
      <span className={classes.number}>{number}</span>
      <p className={classes.prompt}>{page.prompt}</p>
      <span className={classes.result} data-right={right}>
        {right ? `+${formatNumber(page.yourResult.points)}` : t('podium.album.missed')}
      </span>
      <p className={classes.answer}>{page.answer ?? t('podium.album.untold')}</p>
      {page.explanation !== undefined && <p className={classes.why}>{page.explanation}</p>}
      {children && <div className={classes.why}>{children}</div>}
    </li>
  )
}
