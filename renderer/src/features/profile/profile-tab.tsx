import { useTranslation } from 'react-i18next'
import { ErrorState } from '#renderer/components/error-state.tsx'
import { ListSkeleton } from '#renderer/components/list-skeleton.tsx'
import { PageSection } from '#renderer/components/page-section.tsx'
import { AccountForm } from '#renderer/features/profile/account-form.tsx'
import { GuestAccount } from '#renderer/features/profile/guest-account.tsx'
import { InventoryField } from '#renderer/features/profile/inventory-field.tsx'
import { LanguageField } from '#renderer/features/profile/language-field.tsx'
import { PlayerCard } from '#renderer/features/profile/player-card.tsx'
import classes from '#renderer/features/profile/profile-tab.module.css'
import { Statistics } from '#renderer/features/profile/statistics.tsx'
import { TutorialField } from '#renderer/features/profile/tutorial-field.tsx'
import { hasAccount, lacksAccount } from '#renderer/session/account.ts'
import { useProfile } from '#renderer/session/profile.ts'
import type { User } from '#shared/schemas/user.ts'

/** The player's card, statistics and account data. */
export function ProfileTab({ user }: { user: User }) {
  const { t } = useTranslation()
  const { data, error, refetch } = useProfile()
  return (
    <div className={classes.grid}>
      <PlayerCard user={user} online={data?.stats.online} rank={hasAccount(user) ? data?.rank : undefined} />
      <div className={classes.main}>
        {data && <Statistics stats={data.stats} />}
        {!data && !error && <ListSkeleton rows={3} height={96} />}
        {!data && error && (
          <ErrorState title={t('profile.failed')} error={error} onRetry={() => void refetch()} />
        )}
        <PageSection title={t('profile.account.title')}>
          <LanguageField />
          {lacksAccount(user) && <GuestAccount />}
          {hasAccount(user) && (
            <>
              <AccountForm user={user} />
              {data && <InventoryField stats={data.stats} />}
              <TutorialField />
            </>
          )}
        </PageSection>
      </div>
    </div>
  )
}
