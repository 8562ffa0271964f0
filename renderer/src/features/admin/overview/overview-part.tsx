import { Group, SegmentedControl, Text } from '@mantine/core'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { ErrorState } from '#renderer/components/error-state.tsx'
import { ListSkeleton } from '#renderer/components/list-skeleton.tsx'
import { PageShell } from '#renderer/components/page-shell.tsx'
import { useFilters } from '#renderer/features/admin/frame/use-filters.ts'
import { CHARTS } from '#renderer/features/admin/overview/charts.ts'
import { FigureChart } from '#renderer/features/admin/overview/figure-chart.tsx'
import classes from '#renderer/features/admin/overview/overview-part.module.css'
import { Tiles } from '#renderer/features/admin/overview/tiles.tsx'
import { formatTime } from '#renderer/lib/format-date.ts'
import { api } from '#renderer/lib/http-client.ts'
import { type FiguresSpan, figuresData, overviewData } from '#shared/schemas/figures.ts'

const TILES_EVERY_MS = 10_000
const CHARTS_EVERY_MS = 60_000
const PATHS = { overview: '/admin/overview', figures: '/admin/figures' } as const

/** /admin/overview: how things stand now, and how they went. */
export function OverviewPart() {
  const { t } = useTranslation()
  const { data, error, refetch } = useQuery({
    queryKey: ['admin', PATHS.overview],
    queryFn: ({ signal }) => api.get(PATHS.overview, { schema: overviewData, signal }),
    refetchInterval: TILES_EVERY_MS,
  })
  return (
    <PageShell
      title={t('admin.parts.overview')}
      lead={t('adminOverview.lead')}
      aside={data && <Text c="dimmed">{t('adminOverview.updated', { time: formatTime(data.at) })}</Text>}
    >
      {data && <Tiles {...data} />}
      {!data && error && (
        <ErrorState title={t('adminOverview.failed')} error={error} onRetry={() => void refetch()} />
      )}
      {!data && !error && <ListSkeleton />}
      <Charts />
    </PageShell>
  )
}

function Charts() {
  const { t } = useTranslation()
  const [filters, setFilter] = useFilters(['span'])
  const span: FiguresSpan = filters.span === '30d' ? '30d' : '24h'
  const { data, error, refetch } = useQuery({
    queryKey: ['admin', PATHS.figures, span],
    queryFn: ({ signal }) => api.get(PATHS.figures, { query: { span }, schema: figuresData, signal }),
    placeholderData: keepPreviousData,
    refetchInterval: CHARTS_EVERY_MS,
  })
  return (
    <>
      <Group mt="xl" mb="sm" gap="xs">
        <SegmentedControl
          flex="none"
          aria-label={t('adminOverview.span.label')}
          data={[
            { value: '24h', label: t('adminOverview.span.day') },
            { value: '30d', label: t('adminOverview.span.month') },
          ]}
          value={span}
          onChange={(value) => setFilter('span', value === '30d' ? value : null)}
        />
        <Text c="dimmed">{t(`adminOverview.span.${span === '24h' ? 'dayHint' : 'monthHint'}`)}</Text>
      </Group>
      {data && (
        <div className={classes.charts}>
          {CHARTS.map((chart) => (
            <FigureChart key={chart.name} chart={chart} figures={data} />
          ))}
        </div>
      )}
      {!data && error && (
        <ErrorState title={t('adminOverview.failed')} error={error} onRetry={() => void refetch()} />
      )}
    </>
  )
}
