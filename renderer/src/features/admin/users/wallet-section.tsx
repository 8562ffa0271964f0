import { Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { PageSection } from '#renderer/components/page-section.tsx'
import { FactList } from '#renderer/features/admin/frame/fact-list.tsx'
import { PlainTable } from '#renderer/features/admin/frame/plain-table.tsx'
import { formatNumber } from '#renderer/lib/format.ts'
import { formatMoment } from '#renderer/lib/format-date.ts'
import type { AdminUserData } from '#shared/schemas/admin-users.ts'

/** What a player has, and how it came and went. */
export function WalletSection({ wallet }: Pick<AdminUserData, 'wallet'>) {
  const { t } = useTranslation()
  return (
    <PageSection title={t('adminUsers.wallet.title')}>
      <FactList
        facts={[
          [t('adminUsers.wallet.balance'), formatNumber(wallet.balance)],
          [t('adminUsers.wallet.owed'), formatNumber(wallet.owed)],
          [t('adminUsers.wallet.voiceTokens'), formatNumber(wallet.voiceTokens)],
        ]}
      />
      {wallet.entries.length === 0 ? (
        <Text c="dimmed">{t('adminUsers.wallet.none')}</Text>
      ) : (
        <PlainTable
          caption={t('adminUsers.wallet.entries')}
          rows={wallet.entries}
          keyOf={({ id }) => id}
          columns={[
            { title: t('adminUsers.wallet.at'), cell: ({ at }) => formatMoment(at) },
            {
              title: t('adminUsers.wallet.reason'),
              cell: ({ reason }) => t(`store.history.reasons.${reason}`),
            },
            {
              title: t('adminUsers.wallet.amount'),
              cell: ({ amount }) => formatNumber(amount),
              isNumber: true,
            },
            {
              title: t('adminUsers.wallet.after'),
              cell: ({ balance }) => formatNumber(balance),
              isNumber: true,
            },
          ]}
        />
      )}
    </PageSection>
  )
}
