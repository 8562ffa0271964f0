import { Button, Group, Text } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type Column, PlainTable } from '#renderer/features/admin/frame/plain-table.tsx'
import { useOperation } from '#renderer/features/admin/operations/use-operation.tsx'
import { formatMicros } from '#renderer/features/admin/overview/format-figures.ts'
import { formatNumber } from '#renderer/lib/format.ts'
import { formatUtcDay } from '#renderer/lib/format-date.ts'
import { type Costs as CostsData, costsData } from '#shared/schemas/operations.ts'

type Day = CostsData['days'][number]

const SHOWN = 7
const COLUMNS = [
  { name: 'calls', of: ({ ai }: Day) => ai.calls, format: formatNumber },
  { name: 'cost', of: ({ ai }: Day) => ai.costMicros, format: formatMicros },
  { name: 'characters', of: ({ voice }: Day) => voice.characters, format: formatNumber },
  { name: 'tokens', of: ({ voice }: Day) => voice.tokens, format: formatNumber },
] as const

/** What models and voices cost, day by day. */
export function Costs() {
  const { t } = useTranslation()
  const [isWhole, setWhole] = useState(false)
  const { data, instead } = useOperation('/admin/costs', costsData)
  if (!data) return instead
  const { days, aiBudgetMicros } = data
  const total = {
    name: t('adminOperations.costs.total'),
    values: COLUMNS.map(({ of }) => days.reduce((sum, day) => sum + of(day), 0)),
  }
  const rows = days
    .slice(0, isWhole ? days.length : SHOWN)
    .map((day) => ({ name: formatUtcDay(day.day), values: COLUMNS.map(({ of }) => of(day)) }))
  const columns: Column<typeof total>[] = [
    { title: t('adminOperations.costs.day'), cell: (row) => row.name },
    ...COLUMNS.map(({ name, format }, at) => ({
      title: t(`adminOperations.costs.${name}`),
      cell: (row: typeof total) => format(row.values[at] ?? 0),
      isNumber: true,
    })),
  ]
  return (
    <>
      <Text c="dimmed">{t('adminOperations.costs.explain')}</Text>
      <Text>
        {aiBudgetMicros === null
          ? t('adminOperations.costs.noModel')
          : t('adminOperations.costs.budget', { amount: formatMicros(aiBudgetMicros) })}
      </Text>
      <PlainTable
        caption={t('adminOperations.costs.caption')}
        columns={columns}
        rows={[total, ...rows]}
        keyOf={({ name }) => name}
      />
      {!isWhole && (
        <Group>
          <Button variant="default" onClick={() => setWhole(true)}>
            {t('adminOperations.costs.all')}
          </Button>
        </Group>
      )}
    </>
  )
}
