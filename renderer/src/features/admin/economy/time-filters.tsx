import { TextInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { DAY_MS } from '#shared/constants/timings.ts'

interface Span {
  readonly from: string | null
  readonly until: string | null
}

/** The days of a filter as a call takes them; the last one is included. */
export const spanOf = ({ from, until }: Span) => ({
  from: from && new Date(from).toISOString(),
  until: until && new Date(Date.parse(until) + DAY_MS).toISOString(),
})

const isWrongWayRound = ({ from, until }: Span): boolean => Boolean(from && until && until < from)

/** From one day to another, in UTC. */
export function TimeFilters({
  span,
  onChange,
}: {
  span: Span
  onChange: (name: 'from' | 'until', value: string) => void
}) {
  const { t } = useTranslation()
  return (['from', 'until'] as const).map((name) => (
    <TextInput
      key={name}
      type="date"
      label={t(`adminEconomy.${name}`)}
      value={span[name] ?? ''}
      error={name === 'until' && isWrongWayRound(span) ? t('adminEconomy.wrongWayRound') : undefined}
      onChange={({ currentTarget }) => onChange(name, currentTarget.value)}
    />
  ))
}
