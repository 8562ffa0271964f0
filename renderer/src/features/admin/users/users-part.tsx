import { IconAlertTriangle, IconUsers } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router'
import { PageShell } from '#renderer/components/page-shell.tsx'
import { PageTabs } from '#renderer/components/page-tabs.tsx'
import { useFilters } from '#renderer/features/admin/frame/use-filters.ts'
import { BannedAddresses } from '#renderer/features/admin/users/banned-addresses.tsx'
import { UserList } from '#renderer/features/admin/users/user-list.tsx'
import { UserPage } from '#renderer/features/admin/users/user-page.tsx'

/** /admin/users and /admin/users/{id} */
export function UsersPart() {
  const { id } = useParams()
  return id === undefined ? <Lists /> : <UserPage key={id} id={id} />
}

function Lists() {
  const { t } = useTranslation()
  const [{ tab }, setFilter] = useFilters(['tab'])
  return (
    <PageShell title={t('admin.parts.users')} lead={t('adminUsers.lead')}>
      <PageTabs
        label={t('admin.parts.users')}
        open={tab === 'addresses' ? tab : 'players'}
        onOpen={(name) => setFilter('tab', name)}
        tabs={[
          { name: 'players', title: t('adminUsers.players'), icon: IconUsers, panel: <UserList /> },
          {
            name: 'addresses',
            title: t('adminUsers.addresses.title'),
            icon: IconAlertTriangle,
            panel: <BannedAddresses />,
          },
        ]}
      />
    </PageShell>
  )
}
