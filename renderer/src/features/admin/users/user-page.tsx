import { Anchor, Group, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { ErrorState } from '#renderer/components/error-state.tsx'
import { ListSkeleton } from '#renderer/components/list-skeleton.tsx'
import { PageSection } from '#renderer/components/page-section.tsx'
import { PageShell } from '#renderer/components/page-shell.tsx'
import { FactList } from '#renderer/features/admin/frame/fact-list.tsx'
import { GrantsSection } from '#renderer/features/admin/grants/grants-section.tsx'
import { FeedbackSection } from '#renderer/features/admin/users/feedback-section.tsx'
import { NotesSection } from '#renderer/features/admin/users/notes-section.tsx'
import { PlayedSection } from '#renderer/features/admin/users/played-section.tsx'
import { ReportsSection } from '#renderer/features/admin/users/reports-section.tsx'
import { SanctionsSection } from '#renderer/features/admin/users/sanctions-section.tsx'
import { UserActions } from '#renderer/features/admin/users/user-actions.tsx'
import { WalletSection } from '#renderer/features/admin/users/wallet-section.tsx'
import { formatNumber } from '#renderer/lib/format.ts'
import { formatDay, formatMoment } from '#renderer/lib/format-date.ts'
import { api } from '#renderer/lib/http-client.ts'
import { type AdminUserData, adminUserData } from '#shared/schemas/admin-users.ts'

/** One player as a whole, and what can be done about them. */
export function UserPage({ id }: { id: string }) {
  const { t } = useTranslation()
  const path = `/admin/users/${encodeURIComponent(id)}`
  const { data, error, refetch } = useQuery({
    queryKey: ['admin', path],
    queryFn: ({ signal }) => api.get(path, { schema: adminUserData, signal }),
    refetchOnMount: 'always',
  })
  const back = (
    <Anchor component={Link} to="/admin/users">
      {t('adminUsers.back')}
    </Anchor>
  )
  if (!data)
    return (
      <PageShell title={t('admin.parts.users')} aside={back}>
        {error ? (
          <ErrorState title={t('adminUsers.failed')} error={error} onRetry={() => void refetch()} />
        ) : (
          <ListSkeleton />
        )}
      </PageShell>
    )
  return (
    <PageShell title={data.user.username} aside={back}>
      <Stack gap="xl">
        {data.user.role !== 'admin' && <UserActions data={data} path={path} />}
        <PageSection title={t('adminUsers.facts')}>
          <Facts {...data} />
        </PageSection>
        <SanctionsSection sanctions={data.sanctions} />
        <NotesSection notes={data.notes} path={path} />
        <ReportsSection {...data} />
        <WalletSection wallet={data.wallet} />
        <PageSection title={t('adminEconomy.grants.title')}>
          <GrantsSection
            userId={data.user.id}
            held={{ r3: data.wallet.balance, voice: data.wallet.voiceTokens }}
          />
        </PageSection>
        <PlayedSection games={data.games} />
        <FeedbackSection {...data} />
      </Stack>
    </PageShell>
  )
}

function Facts({ user, stats, signedInSince, lastActiveAt, roomId }: AdminUserData) {
  const { t } = useTranslation()
  const address = user.email ? (
    <Group gap="xs">
      <Text span>{user.email}</Text>
      <Text span c="dimmed">
        {t(user.emailVerified ? 'adminUsers.verified' : 'adminUsers.unverified')}
      </Text>
    </Group>
  ) : (
    t('adminUsers.noEmail')
  )
  return (
    <FactList
      facts={[
        [t('adminUsers.id'), user.id],
        [t('adminUsers.role'), t(`adminUsers.roles.${user.role}`)],
        [t('adminUsers.email'), address],
        [t('adminUsers.since'), formatDay(user.createdAt)],
        [t('adminUsers.seen'), lastActiveAt === null ? t('adminUsers.never') : formatMoment(lastActiveAt)],
        [
          t('adminUsers.signedIn'),
          signedInSince === null ? t('adminUsers.signedOut') : formatMoment(signedInSince),
        ],
        [t('adminUsers.room'), roomId ?? t('adminUsers.noRoom')],
        [t('adminUsers.level'), formatNumber(stats.level)],
        [t('adminUsers.games'), formatNumber(stats.games)],
        [t('adminUsers.wins'), formatNumber(stats.wins)],
      ]}
    />
  )
}
