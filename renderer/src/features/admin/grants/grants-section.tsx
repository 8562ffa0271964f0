import { Button, Text } from '@mantine/core'
import { IconCoins } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ErrorState } from '#renderer/components/error-state.tsx'
import { ListSkeleton } from '#renderer/components/list-skeleton.tsx'
import { type Column, PlainTable } from '#renderer/features/admin/frame/plain-table.tsx'
import type { Held } from '#renderer/features/admin/grants/grant-amount.ts'
import { GrantDialog } from '#renderer/features/admin/grants/grant-dialog.tsx'
import { formatNumber } from '#renderer/lib/format.ts'
import { formatMoment } from '#renderer/lib/format-date.ts'
import { api } from '#renderer/lib/http-client.ts'
import { type UserGrants, userGrantsData } from '#shared/schemas/admin-grants.ts'

type Grant = UserGrants['grants'][number]

/**
 * What admins gave to a player or took back, and the button to do so: a section of the player's page, which needs
 * `economyTexts`.
 */
export function GrantsSection({ userId, held }: { userId: string; held: Held }) {
  const { t } = useTranslation()
  const [isGiving, setGiving] = useState(false)
  const path = `/admin/users/${encodeURIComponent(userId)}/grants`
  const { data, error, refetch } = useQuery({
    queryKey: ['admin', path],
    queryFn: ({ signal }) => api.get(path, { schema: userGrantsData, signal }),
  })
  const columns: Column<Grant>[] = [
    { title: t('adminEconomy.time'), cell: ({ at }) => formatMoment(at) },
    {
      title: t('adminEconomy.amount'),
      cell: ({ amount, currency }) => `${formatNumber(amount)} ${t(`adminEconomy.currencies.${currency}`)}`,
    },
    {
      title: t('adminEconomy.reason'),
      cell: ({ reason, ticket }) => [reason, ticket].filter(Boolean).join(' · '),
      isProse: true,
    },
    { title: t('adminEconomy.admin'), cell: ({ admin }) => admin.username ?? t('adminEconomy.gone') },
  ]
  return (
    <>
      <Button
        variant="default"
        style={{ alignSelf: 'start' }}
        leftSection={<IconCoins size={18} aria-hidden />}
        onClick={() => setGiving(true)}
      >
        {t('adminEconomy.grants.give')}
      </Button>
      {data ? (
        data.grants.length === 0 ? (
          <Text>{t('adminEconomy.grants.none')}</Text>
        ) : (
          <PlainTable
            caption={t('adminEconomy.grants.title')}
            columns={columns}
            rows={data.grants}
            keyOf={({ id }) => id}
          />
        )
      ) : error ? (
        <ErrorState title={t('adminEconomy.failed')} error={error} onRetry={() => void refetch()} />
      ) : (
        <ListSkeleton />
      )}
      {isGiving && <GrantDialog userId={userId} held={held} onClose={() => setGiving(false)} />}
    </>
  )
}
