import { Autocomplete } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { EconomyDialog } from '#renderer/features/admin/economy/economy-dialog.tsx'
import { useChange } from '#renderer/features/admin/frame/use-change.ts'
import { formatDay } from '#renderer/lib/format-date.ts'
import { api } from '#renderer/lib/http-client.ts'
import { adminItemsData } from '#shared/schemas/admin-library.ts'

const PAUSE_MS = 300

/** Puts an item into a day of the library, found by its name. */
export function PinDialog({ date, onClose }: { date: string; onClose: () => void }) {
  const { t } = useTranslation()
  const [typed, setTyped] = useState('')
  const [search] = useDebouncedValue(typed, PAUSE_MS)
  const { data } = useQuery({
    queryKey: ['admin', 'items', search],
    queryFn: ({ signal }) =>
      api.get('/admin/library/items', { query: { search, limit: 20 }, schema: adminItemsData, signal }),
  })
  const change = useChange(
    (itemId: string, headers) =>
      api.put(`/admin/library/rotation/${date}/${encodeURIComponent(itemId)}`, {
        body: { choice: 'pinned' },
        headers,
      }),
    onClose,
  )
  const title = t('adminEconomy.library.pinTo', { date: formatDay(date) })
  return (
    <EconomyDialog
      title={title}
      submit={t('adminEconomy.library.pin')}
      opened
      onClose={onClose}
      onSubmit={() => change.mutate(typed.trim())}
      change={change}
    >
      <Autocomplete
        label={t('adminEconomy.library.itemId')}
        data-autofocus
        required
        data={data?.items.filter(({ isSold }) => isSold).map(({ id }) => id) ?? []}
        filter={({ options }) => options}
        value={typed}
        onChange={setTyped}
      />
    </EconomyDialog>
  )
}
