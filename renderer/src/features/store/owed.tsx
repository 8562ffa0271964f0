import { Alert } from '@mantine/core'
import { IconScale } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { formatNumber } from '#renderer/lib/format.ts'
import { api } from '#renderer/lib/http-client.ts'
import { useUser } from '#renderer/session/session-store.ts'
import { walletData } from '#shared/schemas/wallet.ts'

/** What a refund or dispute took back beyond the balance, and what that means; nothing for most people. */
export function Owed() {
  const { t } = useTranslation()
  const { balance } = useUser()
  const { data } = useQuery({
    queryKey: ['wallet', 'owed', { balance }],
    queryFn: ({ signal }) => api.get('/wallet', { schema: walletData, signal }),
    refetchOnMount: 'always',
  })
  if (!data || data.owed === 0) return null
  return (
    <Alert
      role="note"
      variant="default"
      mb="lg"
      icon={<IconScale aria-hidden />}
      title={t('store.owed.title', { value: formatNumber(data.owed) })}
      data-testid="owed"
    >
      {t('store.owed.body')}
    </Alert>
  )
}
