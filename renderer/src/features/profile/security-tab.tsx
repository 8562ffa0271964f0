import { Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { PageSection } from '#renderer/components/page-section.tsx'
import { DataDownload } from '#renderer/features/profile/data-download.tsx'
import { DeleteAccount } from '#renderer/features/profile/delete-account.tsx'
import { PasswordForm } from '#renderer/features/profile/password-form.tsx'
import { hasAccount } from '#renderer/session/account.ts'
import type { User } from '#shared/schemas/user.ts'

/** Password, data download and account deletion. */
export function SecurityTab({ user }: { user: User }) {
  const { t } = useTranslation()
  return (
    <>
      {hasAccount(user) && (
        <PageSection title={t('profile.password.title')}>
          {user.isGoogleUser ? <Text>{t('profile.password.google')}</Text> : <PasswordForm user={user} />}
        </PageSection>
      )}
      <PageSection title={t('profile.data.title')}>
        <DataDownload user={user} />
      </PageSection>
      <PageSection title={t('profile.deletion.title')}>
        <DeleteAccount user={user} />
      </PageSection>
    </>
  )
}
