import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { AccountNeeded } from '#renderer/components/account-needed.tsx'
import { ErrorState } from '#renderer/components/error-state.tsx'
import { ListSkeleton } from '#renderer/components/list-skeleton.tsx'
import { PageSection } from '#renderer/components/page-section.tsx'
import { OwnedAvatars } from '#renderer/features/profile/owned-avatars.tsx'
import { OwnedWords } from '#renderer/features/profile/owned-words.tsx'
import { useLacksAccount } from '#renderer/session/account.ts'
import { inventoryQuery } from '#renderer/session/library.ts'

/** Words and avatars of one's own. */
export function Inventory() {
  const { t } = useTranslation()
  const lacksAccount = useLacksAccount()
  const { data, error, refetch } = useQuery({
    ...inventoryQuery,
    enabled: !lacksAccount,
    refetchOnMount: 'always',
  })
  if (lacksAccount) return <AccountNeeded />
  if (!data && error)
    return <ErrorState title={t('library.inventory.failed')} error={error} onRetry={() => void refetch()} />
  if (!data) return <ListSkeleton rows={5} />
  return (
    <>
      <PageSection title={t('library.inventory.words')}>
        <OwnedWords words={data.items.filter(({ kind }) => kind === 'word')} />
      </PageSection>
      <PageSection title={t('library.inventory.avatars')}>
        <OwnedAvatars avatars={data.items.filter(({ kind }) => kind === 'avatar')} />
      </PageSection>
    </>
  )
}
