import { Button } from '@mantine/core'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { EmptyPanel } from '#renderer/components/empty-panel.tsx'
import { EmptyState } from '#renderer/components/empty-state.tsx'
import { ErrorState } from '#renderer/components/error-state.tsx'
import { ListSkeleton } from '#renderer/components/list-skeleton.tsx'
import { PageSection } from '#renderer/components/page-section.tsx'
import classes from '#renderer/features/profile/history-tab.module.css'
import { PlayedGameRow } from '#renderer/features/profile/played-game-row.tsx'
import { api } from '#renderer/lib/http-client.ts'
import { playedGamesData } from '#shared/schemas/played-games.ts'
import type { User } from '#shared/schemas/user.ts'

const PAGE = 20

/** The games that one has played, the last one first. */
export function HistoryTab({ user }: { user: User }) {
  const { t } = useTranslation()
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery({
    queryKey: ['played-games', user.id],
    queryFn: ({ pageParam, signal }) =>
      api.get(
        `/users/${user.id}/games?limit=${PAGE}${pageParam === null ? '' : `&before=${encodeURIComponent(pageParam)}`}`,
        { schema: playedGamesData, signal },
      ),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    // Another game may have been finished since.
    staleTime: 0,
  })
  const games = data?.pages.flatMap((page) => page.games)
  return (
    <PageSection title={t('history.title')}>
      {!games && !error && <ListSkeleton rows={5} height={64} />}
      {!games && error && (
        <ErrorState title={t('history.failed')} error={error} onRetry={() => void refetch()} />
      )}
      {games?.length === 0 && (
        <EmptyPanel>
          <EmptyState
            title={t('history.empty')}
            action={
              <Button component={Link} to="/lobby">
                {t('history.play')}
              </Button>
            }
          >
            {t('history.emptyHint')}
          </EmptyState>
        </EmptyPanel>
      )}
      {games && games.length > 0 && (
        <ol className={classes.games}>
          {games.map((game) => (
            <PlayedGameRow key={game.gameSessionId} game={game} />
          ))}
        </ol>
      )}
      {hasNextPage && (
        <Button
          className={classes.more ?? ''}
          variant="default"
          loading={isFetchingNextPage}
          onClick={() => void fetchNextPage()}
        >
          {t('history.more')}
        </Button>
      )}
    </PageSection>
  )
}
