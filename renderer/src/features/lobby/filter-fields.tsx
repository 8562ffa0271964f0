import { NativeSelect, Switch } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { RoomFilters } from '#renderer/features/lobby/room-filters.ts'
import { ROOM_MODES } from '#shared/constants/game.ts'
import { ROOM_SORTS } from '#shared/schemas/room.ts'

const CAPACITIES = [2, 4, 6, 8, 10, 12, 16, 20, 30, 50]

export interface FilterFieldsProps {
  filters: RoomFilters
  onChange: (changes: RoomFilters) => void
}

/** Plain selects: every device knows how to open them, and a keyboard how to walk them. */
export function FilterFields({ filters, onChange }: FilterFieldsProps) {
  const { t } = useTranslation()
  const any = { value: '', label: t('roomFilters.any') }
  // A select knows only text; the empty one is "any".
  const chosen = <T extends string>(value: string): T | undefined => (value === '' ? undefined : (value as T))
  return (
    <>
      <NativeSelect
        label={t('roomFilters.sort')}
        value={filters.sort ?? 'newest'}
        onChange={({ currentTarget: { value } }) =>
          onChange({ sort: value === 'newest' ? undefined : ROOM_SORTS.find((sort) => sort === value) })
        }
        data={ROOM_SORTS.map((sort) => ({ value: sort, label: t(`roomFilters.sorts.${sort}`) }))}
      />
      <NativeSelect
        label={t('roomFilters.mode')}
        value={filters.mode ?? ''}
        onChange={({ currentTarget: { value } }) => onChange({ mode: chosen(value) })}
        data={[any, ...ROOM_MODES.map((mode) => ({ value: mode, label: t(`common.mode.${mode}`) }))]}
      />
      <NativeSelect
        label={t('roomFilters.status')}
        value={filters.status ?? ''}
        onChange={({ currentTarget: { value } }) => onChange({ status: chosen(value) })}
        data={[
          any,
          { value: 'waiting', label: t('common.status.waiting') },
          { value: 'in_progress', label: t('common.status.in_progress') },
        ]}
      />
      <NativeSelect
        label={t('roomFilters.players')}
        value={filters.players ?? ''}
        onChange={({ currentTarget: { value } }) => onChange({ players: chosen(value) })}
        data={[
          any,
          { value: 'empty', label: t('roomFilters.playersEmpty') },
          { value: 'some', label: t('roomFilters.playersSome') },
        ]}
      />
      <NativeSelect
        label={t('roomFilters.capacity')}
        value={String(filters.capacity ?? '')}
        onChange={({ currentTarget: { value } }) =>
          onChange({ capacity: value === '' ? undefined : Number(value) })
        }
        data={[
          any,
          ...CAPACITIES.map((n) => ({ value: String(n), label: t('roomFilters.capacityOf', { n }) })),
        ]}
      />
      <Switch
        label={t('roomFilters.showFull')}
        checked={filters.showFull === true}
        onChange={({ currentTarget: { checked } }) => onChange({ showFull: checked ? true : undefined })}
      />
    </>
  )
}
