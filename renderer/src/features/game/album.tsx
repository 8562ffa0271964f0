import { Button, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { ListSkeleton } from '#renderer/components/list-skeleton.tsx'
import classes from '#renderer/features/game/game-over.module.css'
import { formatNumber } from '#renderer/lib/format.ts'
import { api } from '#renderer/lib/http-client.ts'
import { useRoomStore } from '#renderer/realtime/room/room-store.ts'
import { type AlbumPage, gameSessionData } from '#shared/schemas/game.ts'

/** All rounds of the game with their answers. */
export function Album() {
  const { t } = useTranslation()
  const gameId = useRoomStore(({ model }) => model.session?.id)
  const { data, isPending, isError, refetch } = useQuery({
    queryKey: ['album', gameId],
    queryFn: ({ signal }) => api.get(`/game/${gameId}`, { schema: gameSessionData, signal }),
    enabled: gameId !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
  })
  const album = data?.gameSession.album
  return (
    <div data-testid="album">
      <h3 className={classes.heading}>{t('podium.album.title')}</h3>
      {isPending && <ListSkeleton rows={3} height={64} />}
      {isError && (
        <Text c="dimmed">
          {t('podium.album.failed')}{' '}
          <Button size="compact-sm" variant="subtle" onClick={() => void refetch()}>
            {t('common.actions.retry')}
          </Button>
        </Text>
      )}
      {album && (
        <ol className={classes.album}>
          {album.map((page, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the rounds of a finished game do not change
            <Page key={index} page={page} number={index + 1} />
          ))}
        </ol>
      )}
    </div>
  )
}

function Page({ page, number }: { page: AlbumPage; number: number }) {
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
    </li>
  )
}
