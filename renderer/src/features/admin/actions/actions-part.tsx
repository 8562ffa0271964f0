import { Button, Select, TextInput } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '#renderer/components/empty-state.tsx'
import { PageShell } from '#renderer/components/page-shell.tsx'
import { ChangeList } from '#renderer/features/admin/actions/change-list.tsx'
import { ChangeTarget } from '#renderer/features/admin/actions/change-target.tsx'
import { endOfDay, startOfDay } from '#renderer/features/admin/actions/day-bounds.ts'
import { useAdmins } from '#renderer/features/admin/actions/use-admins.ts'
import { DataTable } from '#renderer/features/admin/frame/data-table.tsx'
import { FilterRow } from '#renderer/features/admin/frame/filter-row.tsx'
import type { Column } from '#renderer/features/admin/frame/plain-table.tsx'
import { SearchField } from '#renderer/features/admin/frame/search-field.tsx'
import { useFilters } from '#renderer/features/admin/frame/use-filters.ts'
import { usePages } from '#renderer/features/admin/frame/use-pages.ts'
import { formatMoment } from '#renderer/lib/format-date.ts'
import { api } from '#renderer/lib/http-client.ts'
import { saveFile } from '#renderer/lib/save-file.ts'
import { toast } from '#renderer/lib/toast.ts'
import { ADMIN_ACTIONS } from '#shared/constants/admin.ts'
import { type AdminActions, adminActionsData } from '#shared/schemas/admin.ts'

type Action = AdminActions['actions'][number]

/** /admin/actions: who changed what, from what to what, and when. */
export function ActionsPart() {
  const { t } = useTranslation()
  const [{ from, to, ...filters }, setFilter] = useFilters(['adminId', 'action', 'target', 'from', 'to'])
  const query = { ...filters, from: startOfDay(from), to: endOfDay(to) }
  const pages = usePages({
    path: '/admin/actions',
    query,
    schema: adminActionsData,
    rowsOf: ({ actions }) => actions,
  })
  const admins = useAdmins()
  const file = useMutation({
    mutationFn: async () =>
      saveFile('admin-actions.csv', await api.text('/admin/actions/export', { query }), 'text/csv'),
    onError: () => toast.error(t('adminActions.saveFailed')),
  })
  const nameOf = (action: Action['action']) => t(`adminActions.names.${action}`)
  const columns: Column<Action>[] = [
    { title: t('adminActions.at'), cell: ({ at }) => formatMoment(at) },
    { title: t('adminActions.admin'), cell: ({ admin }) => admin.username ?? t('adminActions.gone') },
    { title: t('adminActions.action'), cell: ({ action }) => nameOf(action) },
    { title: t('adminActions.target'), cell: (action) => <ChangeTarget action={action} /> },
    {
      title: t('adminActions.changes'),
      cell: ({ before, after }) => <ChangeList before={before} after={after} />,
      isProse: true,
    },
    { title: t('adminActions.ip'), cell: ({ ip }) => ip ?? '–' },
  ]
  const dayField = (name: 'from' | 'to', value: string | null) => (
    <TextInput
      type="date"
      label={t(`adminActions.${name}`)}
      value={value ?? ''}
      error={name === 'to' && from && to && to < from ? t('adminActions.wrongWayRound') : undefined}
      onChange={({ currentTarget }) => setFilter(name, currentTarget.value)}
    />
  )
  return (
    <PageShell
      title={t('admin.parts.actions')}
      lead={t('adminActions.lead')}
      aside={
        <Button
          variant="default"
          leftSection={<IconDownload size={18} aria-hidden />}
          loading={file.isPending}
          onClick={() => file.mutate()}
        >
          {t('adminActions.saveAll')}
        </Button>
      }
    >
      <FilterRow>
        <Select
          label={t('adminActions.admin')}
          placeholder={t('adminActions.any')}
          data={admins}
          value={filters.adminId}
          onChange={(adminId) => setFilter('adminId', adminId)}
          clearable
        />
        <Select
          label={t('adminActions.action')}
          placeholder={t('adminActions.any')}
          data={ADMIN_ACTIONS.map((action) => ({ value: action, label: nameOf(action) }))}
          value={filters.action}
          onChange={(action) => setFilter('action', action)}
          clearable
          searchable
        />
        <SearchField
          label={t('adminActions.target')}
          value={filters.target}
          onChange={(target) => setFilter('target', target)}
        />
        {dayField('from', from)}
        {dayField('to', to)}
      </FilterRow>
      <DataTable
        caption={t('admin.parts.actions')}
        columns={columns}
        pages={pages}
        keyOf={({ id }) => id}
        empty={<EmptyState title={t('adminActions.empty')} />}
      />
    </PageShell>
  )
}
