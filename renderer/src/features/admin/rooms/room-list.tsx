import { Anchor, Select } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { EmptyState } from '#renderer/components/empty-state.tsx'
import { PageShell } from '#renderer/components/page-shell.tsx'
import { modeKey } from '#renderer/components/play/mode-key.ts'
import { DataTable } from '#renderer/features/admin/frame/data-table.tsx'
import { FilterRow } from '#renderer/features/admin/frame/filter-row.tsx'
import type { Column } from '#renderer/features/admin/frame/plain-table.tsx'
import { SearchField } from '#renderer/features/admin/frame/search-field.tsx'
import { useFilters } from '#renderer/features/admin/frame/use-filters.ts'
import { UserLink } from '#renderer/features/admin/frame/user-link.tsx'
import { useRooms } from '#renderer/features/admin/rooms/use-rooms.ts'
import { formatMoment } from '#renderer/lib/format-date.ts'
import { ROOM_MODES, ROOM_STATUSES } from '#shared/constants/game.ts'
import type { Room } from '#shared/schemas/room.ts'

/** The rooms of all processes. */
export function RoomList() {
  const { t } = useTranslation()
  const [filters, setFilter] = useFilters(['search', 'status', 'mode'])
  const pages = useRooms(filters)
  const people = ({ players, maxPlayers }: Room) => `${players.length}/${maxPlayers}`
  const columns: Column<Room>[] = [
    {
      title: t('adminRooms.name'),
      cell: ({ id, name }) => (
        <Anchor component={Link} to={`/admin/rooms/${id}`} fw={650}>
          {name}
        </Anchor>
      ),
      text: ({ name }) => name,
    },
    {
      title: t('adminRooms.state'),
      cell: ({ status }) => t(`common.status.${status}`),
      text: ({ status }) => status,
    },
    { title: t('adminRooms.mode'), cell: (room) => t(modeKey(room)), text: ({ mode }) => mode },
    {
      title: t('adminRooms.host'),
      cell: ({ host }) => <UserLink user={host} />,
      text: ({ host }) => host.username,
    },
    { title: t('adminRooms.players'), cell: people, text: people, isNumber: true },
    {
      title: t('adminRooms.code'),
      cell: ({ inviteCode }) => <code>{inviteCode}</code>,
      text: ({ inviteCode = '' }) => inviteCode,
    },
    {
      title: t('adminRooms.opened'),
      cell: ({ createdAt }) => formatMoment(createdAt),
      text: ({ createdAt }) => createdAt,
    },
  ]
  return (
    <PageShell title={t('admin.parts.rooms')} lead={t('adminRooms.lead')}>
      <FilterRow>
        <SearchField
          label={t('adminRooms.search')}
          value={filters.search}
          onChange={(search) => setFilter('search', search)}
        />
        <Select
          label={t('adminRooms.state')}
          placeholder={t('adminRooms.all')}
          data={ROOM_STATUSES.map((value) => ({ value, label: t(`common.status.${value}`) }))}
          value={filters.status}
          onChange={(status) => setFilter('status', status)}
          clearable
        />
        <Select
          label={t('adminRooms.mode')}
          placeholder={t('adminRooms.all')}
          data={ROOM_MODES.map((value) => ({ value, label: t(`common.mode.${value}`) }))}
          value={filters.mode}
          onChange={(mode) => setFilter('mode', mode)}
          clearable
        />
      </FilterRow>
      <DataTable
        caption={t('admin.parts.rooms')}
        columns={columns}
        pages={pages}
        keyOf={({ id }) => id}
        empty={<EmptyState title={t('adminRooms.empty')} />}
        file="rooms"
      />
    </PageShell>
  )
}
