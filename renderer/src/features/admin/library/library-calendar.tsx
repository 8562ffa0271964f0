import { Badge, Button, Group, TextInput, Title } from '@mantine/core'
import { IconPin } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ErrorState } from '#renderer/components/error-state.tsx'
import { ListSkeleton } from '#renderer/components/list-skeleton.tsx'
import { FailureNote } from '#renderer/features/admin/economy/failure-note.tsx'
import { PlainTable } from '#renderer/features/admin/frame/plain-table.tsx'
import { useChange } from '#renderer/features/admin/frame/use-change.ts'
import { useFilters } from '#renderer/features/admin/frame/use-filters.ts'
import { PinDialog } from '#renderer/features/admin/library/pin-dialog.tsx'
import { formatNumber } from '#renderer/lib/format.ts'
import { formatDay } from '#renderer/lib/format-date.ts'
import { api } from '#renderer/lib/http-client.ts'
import { currentLanguage } from '#renderer/lib/i18n.ts'
import { type AdminItem, type Rotation, rotationData } from '#shared/schemas/admin-library.ts'

const DAYS = 7

/** A week of the library, with what is pinned and excluded. */
export function LibraryCalendar() {
  const { t } = useTranslation()
  const [{ from }, setFilter] = useFilters(['from'])
  const { data, error, refetch } = useQuery({
    queryKey: ['admin', 'rotation', from],
    queryFn: ({ signal }) =>
      api.get('/admin/library/rotation', { query: { from, days: DAYS }, schema: rotationData, signal }),
  })
  return (
    <>
      <Group mb="md">
        <TextInput
          type="date"
          label={t('adminEconomy.library.first')}
          value={from ?? data?.today ?? ''}
          onChange={({ currentTarget }) => setFilter('from', currentTarget.value)}
        />
      </Group>
      {data ? (
        data.days.map((day) => <Day key={day.date} day={day} today={data.today} />)
      ) : error ? (
        <ErrorState title={t('adminEconomy.failed')} error={error} onRetry={() => void refetch()} />
      ) : (
        <ListSkeleton />
      )}
    </>
  )
}

interface DayRow extends AdminItem {
  readonly choice: 'pinned' | 'excluded' | null
}

function Day({ day, today }: { day: Rotation['days'][number]; today: string }) {
  const { t } = useTranslation()
  const language = currentLanguage()
  const [isPinning, setPinning] = useState(false)
  const { date } = day
  const pathOf = (itemId: string) => `/admin/library/rotation/${date}/${encodeURIComponent(itemId)}`
  const change = useChange(({ id, isChosen }: { id: string; isChosen: boolean }, headers) =>
    isChosen
      ? api.delete(pathOf(id), { headers })
      : api.put(pathOf(id), { body: { choice: 'excluded' }, headers }),
  )
  const pin = () => {
    change.reset()
    setPinning(true)
  }
  const rows: DayRow[] = [
    ...day.items.map((item) => ({ ...item, choice: item.isPinned ? ('pinned' as const) : null })),
    ...day.excluded.map((item) => ({ ...item, choice: 'excluded' as const })),
  ]
  const title = formatDay(date)
  const isOpen = date >= today
  return (
    <section aria-label={title}>
      <Group justify="space-between" mt="lg" mb="xs">
        <Title order={2} size="h4">
          {title}
        </Title>
        {isOpen && (
          <Button
            variant="default"
            size="compact-md"
            leftSection={<IconPin size={18} aria-hidden />}
            onClick={pin}
          >
            {t('adminEconomy.library.pin')}
          </Button>
        )}
      </Group>
      <FailureNote error={change.error} />
      <PlainTable
        caption={title}
        columns={[
          { title: t('adminEconomy.library.name'), cell: ({ name }) => name[language] },
          { title: t('adminEconomy.library.rarity'), cell: ({ rarity }) => t(`library.rarity.${rarity}`) },
          {
            title: t('adminEconomy.library.price'),
            cell: ({ price }) => formatNumber(price),
            isNumber: true,
          },
          {
            title: t('adminEconomy.library.calendar'),
            cell: ({ id, name, choice }) => (
              <Group gap="xs">
                {choice && <Badge variant="outline">{t(`adminEconomy.library.${choice}`)}</Badge>}
                {isOpen && (
                  <Button
                    variant="default"
                    size="compact-md"
                    aria-label={`${t(choice ? 'adminEconomy.library.undo' : 'adminEconomy.library.exclude')}: ${name[language]}`}
                    onClick={() => change.mutate({ id, isChosen: choice !== null })}
                  >
                    {t(choice ? 'adminEconomy.library.undo' : 'adminEconomy.library.exclude')}
                  </Button>
                )}
              </Group>
            ),
          },
        ]}
        rows={rows}
        keyOf={({ id }) => id}
      />
      {isPinning && <PinDialog date={date} onClose={() => setPinning(false)} />}
    </section>
  )
}
