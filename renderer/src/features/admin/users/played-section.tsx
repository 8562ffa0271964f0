import { Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { PageSection } from '#renderer/components/page-section.tsx'
import { PlainTable } from '#renderer/features/admin/frame/plain-table.tsx'
import { formatNumber } from '#renderer/lib/format.ts'
import { formatMoment } from '#renderer/lib/format-date.ts'
import type { PlayedGame } from '#shared/schemas/played-games.ts'

/** The latest games of a player. */
export function PlayedSection({ games }: { games: readonly PlayedGame[] }) {
  const { t } = useTranslation()
  return (
    <PageSection title={t('adminUsers.played.title')}>
      {games.length === 0 ? (
        <Text c="dimmed">{t('adminUsers.played.none')}</Text>
      ) : (
        <PlainTable
          caption={t('adminUsers.played.title')}
          rows={games}
          keyOf={({ gameSessionId }) => gameSessionId}
          columns={[
            { title: t('adminUsers.played.at'), cell: ({ at }) => formatMoment(at) },
            {
              title: t('adminUsers.played.place'),
              cell: ({ place, players }) => t('adminUsers.played.of', { place, players }),
            },
            {
              title: t('adminUsers.played.score'),
              cell: ({ score }) => formatNumber(score),
              isNumber: true,
            },
          ]}
        />
      )}
    </PageSection>
  )
}
