import { IconCoins, IconHistory, IconReceipt2, IconVolume } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { AccountNeeded } from '#renderer/components/account-needed.tsx'
import { PageShell } from '#renderer/components/page-shell.tsx'
import { PageTabs } from '#renderer/components/page-tabs.tsx'
import { BackToApp } from '#renderer/features/store/back-to-app.tsx'
import { Checkout } from '#renderer/features/store/checkout.tsx'
import { History } from '#renderer/features/store/history.tsx'
import { Owed } from '#renderer/features/store/owed.tsx'
import { Packs } from '#renderer/features/store/packs.tsx'
import { Plans } from '#renderer/features/store/plans.tsx'
import { Purchases } from '#renderer/features/store/purchases.tsx'
import { usePurchaseNews } from '#renderer/features/store/use-purchase-news.ts'
import { useLacksAccount } from '#renderer/session/account.ts'
import { useSession } from '#renderer/session/session-store.ts'

const TABS = [
  { name: 'r3', icon: IconCoins, Panel: Packs },
  { name: 'voice', icon: IconVolume, Panel: Plans },
  { name: 'purchases', icon: IconReceipt2, Panel: Purchases },
  { name: 'history', icon: IconHistory, Panel: History },
] as const

/** /buy-r3: what is sold for money, what was bought, and where R3 went. Which part is open stands in the address: `?tab=voice`. */
export function BuyR3Page() {
  const { t } = useTranslation()
  const isSignedIn = useSession(({ isAuthenticated }) => isAuthenticated)
  const isGuest = useLacksAccount()
  if (!isSignedIn) return <BackToApp />
  return (
    <PageShell title={t('store.title')} lead={t('store.lead')}>
      {isGuest ? <AccountNeeded /> : <Store />}
    </PageShell>
  )
}

function Store() {
  const { t } = useTranslation()
  const [search, setSearch] = useSearchParams()
  usePurchaseNews()
  const { name: open } = TABS.find(({ name }) => name === search.get('tab')) ?? TABS[0]
  return (
    <>
      <Checkout />
      <Owed />
      <PageTabs
        label={t('store.tabs.label')}
        tabs={TABS.map(({ name, icon, Panel }) => ({
          name,
          icon,
          title: t(`store.tabs.${name}`),
          panel: <Panel />,
        }))}
        open={open}
        onOpen={(tab) => setSearch({ tab }, { replace: true, preventScrollReset: true })}
      />
    </>
  )
}
