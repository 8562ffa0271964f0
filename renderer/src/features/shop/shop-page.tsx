import { useTranslation } from 'react-i18next'
import { AccountNeeded } from '#renderer/components/account-needed.tsx'
import { PageShell } from '#renderer/components/page-shell.tsx'
import { ResetClock } from '#renderer/features/shop/reset-clock.tsx'
import { ShopShelves } from '#renderer/features/shop/shop-shelves.tsx'
import { useDailyLibrary } from '#renderer/features/shop/use-daily-library.ts'
import { useLacksAccount } from '#renderer/session/account.ts'

/** /shop: today's words and avatars. */
export function ShopPage() {
  const { t } = useTranslation()
  const lacksAccount = useLacksAccount()
  const daily = useDailyLibrary(!lacksAccount)
  return (
    <PageShell
      title={t('library.title')}
      lead={t('library.lead')}
      aside={daily.data && <ResetClock resetsAt={daily.data.resetsAt} />}
    >
      {lacksAccount ? <AccountNeeded /> : <ShopShelves {...daily} />}
    </PageShell>
  )
}
