import { Button, Group, Select, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ErrorState } from '#renderer/components/error-state.tsx'
import { ListSkeleton } from '#renderer/components/list-skeleton.tsx'
import { FailureNote } from '#renderer/features/admin/economy/failure-note.tsx'
import { PlainTable } from '#renderer/features/admin/frame/plain-table.tsx'
import { UnsavedQuestion } from '#renderer/features/admin/frame/unsaved-question.tsx'
import { useChange } from '#renderer/features/admin/frame/use-change.ts'
import { wholeNumber } from '#renderer/features/admin/frame/whole-number.ts'
import { WholeNumberField } from '#renderer/features/admin/frame/whole-number-field.tsx'
import { focusFirstError } from '#renderer/lib/focus-first-error.ts'
import { formatNumber } from '#renderer/lib/format.ts'
import { formatMoment } from '#renderer/lib/format-date.ts'
import { api } from '#renderer/lib/http-client.ts'
import { AMOUNT_MAX } from '#shared/constants/amount-tables.ts'
import { PASS_TRACKS, type PassTrack } from '#shared/constants/game.ts'
import { CURRENCIES, type Currency } from '#shared/constants/wallet.ts'
import { type PassTable, type PassTables, passTablesData } from '#shared/schemas/admin-tables.ts'

const BOUNDS = { min: 1, max: AMOUNT_MAX }

/** A prize with its amount as it was typed. */
interface TypedPrize {
  readonly currency: Currency
  readonly amount: string
}
type TypedLevel = Readonly<Record<PassTrack, TypedPrize>> & { readonly level: number }

const typedLevels = (levels: PassTable): TypedLevel[] =>
  levels.map(({ level, free, premium }) => ({
    level,
    free: { ...free, amount: `${free.amount}` },
    premium: { ...premium, amount: `${premium.amount}` },
  }))

const amountOf = ({ amount }: TypedPrize): number | undefined => wholeNumber(amount, BOUNDS)
const prizesOf = (levels: readonly TypedLevel[]): TypedPrize[] =>
  levels.flatMap((level) => PASS_TRACKS.map((track) => level[track]))
/** As the call takes them, once every amount is one. */
const levelsOf = (levels: readonly TypedLevel[]) =>
  levels.map(({ level, free, premium }) => ({
    level,
    free: { ...free, amount: amountOf(free) },
    premium: { ...premium, amount: amountOf(premium) },
  }))

/** What the pass gives in the next season, level by level. */
export function PassTableEditor() {
  const { t } = useTranslation()
  const { data, error, refetch } = useQuery({
    queryKey: ['admin', 'pass-tables'],
    queryFn: ({ signal }) => api.get('/admin/game-pass/tables', { schema: passTablesData, signal }),
  })
  if (data) return <Editor key={`${data.next.season} ${data.next.version}`} tables={data} />
  return error ? (
    <ErrorState title={t('adminEconomy.failed')} error={error} onRetry={() => void refetch()} />
  ) : (
    <ListSkeleton />
  )
}

const sumOf = (levels: readonly TypedLevel[], currency: Currency): string =>
  formatNumber(
    prizesOf(levels)
      .filter((prize) => prize.currency === currency)
      .reduce((sum, prize) => sum + (amountOf(prize) ?? 0), 0),
  )

function Editor({ tables: { season, next, history } }: { tables: PassTables }) {
  const { t } = useTranslation()
  const [levels, setLevels] = useState(() => typedLevels(next.levels))
  const table = useRef<HTMLDivElement>(null)
  const isChanged = JSON.stringify(levels) !== JSON.stringify(typedLevels(next.levels))
  const change = useChange((body: object, headers) =>
    api.put(`/admin/game-pass/tables/${next.season}`, { body, headers }),
  )
  const set = (level: number, track: PassTrack, prize: TypedPrize) =>
    setLevels((before) => before.map((one) => (one.level === level ? { ...one, [track]: prize } : one)))
  const save = () => {
    if (prizesOf(levels).every((prize) => amountOf(prize) !== undefined))
      change.mutate({ levels: levelsOf(levels), version: next.version })
    else focusFirstError(table.current)
  }
  return (
    <div ref={table}>
      <UnsavedQuestion isChanged={isChanged} />
      <Text mb="sm">{t('adminEconomy.progress.passNext', { season: next.season, current: season })}</Text>
      <FailureNote error={change.error} />
      <PlainTable
        caption={t('adminEconomy.progress.pass')}
        columns={[
          { title: t('adminEconomy.progress.level'), cell: ({ level }) => level },
          ...PASS_TRACKS.map((track) => ({
            title: t(`adminEconomy.progress.${track}`),
            isProse: true,
            cell: (row: TypedLevel) => (
              <PrizeFields
                name={`${t(`adminEconomy.progress.${track}`)} ${row.level}`}
                prize={row[track]}
                onChange={(prize) => set(row.level, track, prize)}
              />
            ),
          })),
        ]}
        rows={levels}
        keyOf={({ level }) => `${level}`}
      />
      <Text mt="md" role="status">
        {t('adminEconomy.progress.together', { r3: sumOf(levels, 'r3'), voice: sumOf(levels, 'voice') })}
      </Text>
      <Button mt="md" loading={change.isPending} onClick={save}>
        {t('adminEconomy.progress.save')}
      </Button>
      {history.length > 0 && (
        <Text mt="lg" size="sm">
          {t('adminEconomy.progress.history')}:{' '}
          {history.map((one) => `${one.season} (${formatMoment(one.changedAt)})`).join(', ')}
        </Text>
      )}
    </div>
  )
}

function PrizeFields({
  name,
  prize,
  onChange,
}: {
  name: string
  prize: TypedPrize
  onChange: (prize: TypedPrize) => void
}) {
  const { t } = useTranslation()
  return (
    <Group gap="xs" align="flex-start">
      <WholeNumberField
        aria-label={`${t('adminEconomy.amount')}: ${name}`}
        w="6rem"
        {...BOUNDS}
        value={prize.amount}
        onChange={(amount) => onChange({ ...prize, amount })}
      />
      <Select
        aria-label={`${t('adminEconomy.currency')}: ${name}`}
        w="9rem"
        allowDeselect={false}
        data={CURRENCIES.map((value) => ({ value, label: t(`adminEconomy.currencies.${value}`) }))}
        value={prize.currency}
        onChange={(currency) => currency && onChange({ ...prize, currency })}
      />
    </Group>
  )
}
