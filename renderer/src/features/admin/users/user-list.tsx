import { Anchor, Select } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { EmptyState } from '#renderer/components/empty-state.tsx'
import { DataTable } from '#renderer/features/admin/frame/data-table.tsx'
import { FilterRow } from '#renderer/features/admin/frame/filter-row.tsx'
import type { Column } from '#renderer/features/admin/frame/plain-table.tsx'
import { SearchField } from '#renderer/features/admin/frame/search-field.tsx'
import { useFilters } from '#renderer/features/admin/frame/use-filters.ts'
import { usePages } from '#renderer/features/admin/frame/use-pages.ts'
import { formatDay, formatMoment } from '#renderer/lib/format-date.ts'
import { type AdminUser, adminUsersData, USER_ROLES } from '#shared/schemas/admin-users.ts'

/** Whoever plays, by name, address or id. */
export function UserList() {
  const { t } = useTranslation()
  const [filters, setFilter] = useFilters(['search', 'role'])
  const pages = usePages({
    path: '/admin/users',
    query: filters,
    schema: adminUsersData,
    rowsOf: ({ users }) => users,
  })
  const columns: Column<AdminUser>[] = [
    {
      title: t('adminUsers.name'),
      cell: ({ id, username }) => (
        <Anchor component={Link} to={`/admin/users/${id}`}>
          {username}
        </Anchor>
      ),
      text: ({ username }) => username,
    },
    {
      title: t('adminUsers.email'),
      cell: ({ email }) => email ?? t('adminUsers.noEmail'),
      text: ({ email }) => email ?? '',
    },
    {
      title: t('adminUsers.role'),
      cell: ({ role }) => t(`adminUsers.roles.${role}`),
      text: ({ role }) => role,
    },
    {
      title: t('adminUsers.since'),
      cell: ({ createdAt }) => formatDay(createdAt),
      text: ({ createdAt }) => createdAt,
    },
    {
      title: t('adminUsers.seen'),
      cell: ({ lastActiveAt }) =>
        lastActiveAt === null ? t('adminUsers.never') : formatMoment(lastActiveAt),
      text: ({ lastActiveAt }) => lastActiveAt ?? '',
    },
    { title: t('adminUsers.id'), cell: ({ id }) => id, text: ({ id }) => id },
  ]
  return (
    <>
      <FilterRow>
        <SearchField
          label={t('adminUsers.search')}
          value={filters.search}
          onChange={(search) => setFilter('search', search)}
        />
        <Select
          label={t('adminUsers.role')}
          placeholder={t('adminUsers.anyRole')}
          data={USER_ROLES.map((role) => ({ value: role, label: t(`adminUsers.roles.${role}`) }))}
          value={filters.role}
          onChange={(role) => setFilter('role', role)}
          clearable
        />
      </FilterRow>
      <DataTable
        caption={t('admin.parts.users')}
        columns={columns}
        pages={pages}
        keyOf={({ id }) => id}
        empty={<EmptyState title={t('adminUsers.empty')} />}
        file="players"
      />
    </>
  )
}
