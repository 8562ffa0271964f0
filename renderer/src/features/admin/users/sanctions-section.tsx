import { Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { PageSection } from '#renderer/components/page-section.tsx'
import { PlainTable } from '#renderer/features/admin/frame/plain-table.tsx'
import { formatMoment } from '#renderer/lib/format-date.ts'
import type { AdminSanction } from '#shared/schemas/sanctions.ts'

/** What was done about a player, the newest first. */
export function SanctionsSection({ sanctions }: { sanctions: readonly AdminSanction[] }) {
  const { t } = useTranslation()
  const stateOf = ({ kind, until, holds, liftedAt, acknowledgedAt }: AdminSanction): string => {
    if (kind === 'warning')
      return acknowledgedAt === null
        ? t('adminUsers.sanctions.states.unread')
        : t('adminUsers.sanctions.states.read', { when: formatMoment(acknowledgedAt) })
    if (liftedAt !== null) return t('adminUsers.sanctions.states.lifted', { when: formatMoment(liftedAt) })
    if (until === null) return t('adminUsers.sanctions.states.forGood')
    const when = formatMoment(until)
    return t(holds ? 'adminUsers.sanctions.states.until' : 'adminUsers.sanctions.states.expired', { when })
  }
  return (
    <PageSection title={t('adminUsers.sanctions.title')}>
      {sanctions.length === 0 ? (
        <Text c="dimmed">{t('adminUsers.sanctions.none')}</Text>
      ) : (
        <PlainTable
          caption={t('adminUsers.sanctions.title')}
          rows={sanctions}
          keyOf={({ id }) => id}
          columns={[
            {
              title: t('adminUsers.sanctions.kind'),
              cell: ({ kind }) => t(`adminUsers.sanctions.kinds.${kind}`),
            },
            {
              title: t('adminUsers.sanctions.reason'),
              cell: ({ preset, reason }) => (preset ? t(`sanctions.warning.presets.${preset}`) : reason),
              isProse: true,
            },
            { title: t('adminUsers.sanctions.given'), cell: ({ at }) => formatMoment(at) },
            {
              title: t('adminUsers.sanctions.by'),
              cell: ({ admin }) => admin.username ?? t('adminUsers.gone'),
            },
            { title: t('adminUsers.sanctions.state'), cell: stateOf },
          ]}
        />
      )}
    </PageSection>
  )
}
