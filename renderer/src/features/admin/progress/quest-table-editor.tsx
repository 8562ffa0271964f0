import { Button, Text } from '@mantine/core'
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
import { formatDay, formatMoment } from '#renderer/lib/format-date.ts'
import { api } from '#renderer/lib/http-client.ts'
import { AMOUNT_MAX } from '#shared/constants/amount-tables.ts'
import { type QuestTable, type QuestTables, questTablesData } from '#shared/schemas/admin-tables.ts'

const BOUNDS = { min: 1, max: AMOUNT_MAX }
const typedQuests = (quests: QuestTable) => quests.map((quest) => ({ ...quest, r3: `${quest.r3}` }))

/** What quests pay, now and from tomorrow on. */
export function QuestTableEditor() {
  const { t } = useTranslation()
  const { data, error, refetch } = useQuery({
    queryKey: ['admin', 'quest-tables'],
    queryFn: ({ signal }) => api.get('/admin/quests/tables', { schema: questTablesData, signal }),
  })
  if (data) return <Editor key={`${data.next.date} ${data.next.version}`} tables={data} />
  return error ? (
    <ErrorState title={t('adminEconomy.failed')} error={error} onRetry={() => void refetch()} />
  ) : (
    <ListSkeleton />
  )
}

function Editor({ tables: { current, next, history } }: { tables: QuestTables }) {
  const { t } = useTranslation()
  const [quests, setQuests] = useState(() => typedQuests(next.quests))
  const table = useRef<HTMLDivElement>(null)
  const isChanged = JSON.stringify(quests) !== JSON.stringify(typedQuests(next.quests))
  const change = useChange((body: object, headers) =>
    api.put(`/admin/quests/tables/${next.date}`, { body, headers }),
  )
  const nameOf = ({ type, target }: (typeof quests)[number]) =>
    `${t(`adminEconomy.progress.types.${type}`)}: ${target}`
  const set = (at: number, r3: string) =>
    setQuests((before) => before.map((one, nth) => (nth === at ? { ...one, r3 } : one)))
  const save = () => {
    const amounts = quests.map((quest) => ({ ...quest, r3: wholeNumber(quest.r3, BOUNDS) }))
    if (amounts.some(({ r3 }) => r3 === undefined)) focusFirstError(table.current)
    else change.mutate({ quests: amounts, version: next.version })
  }
  return (
    <div ref={table}>
      <UnsavedQuestion isChanged={isChanged} />
      <Text mb="sm">{t('adminEconomy.progress.questsNext', { date: formatDay(next.date) })}</Text>
      <FailureNote error={change.error} />
      <PlainTable
        caption={t('adminEconomy.progress.quests')}
        columns={[
          { title: t('adminEconomy.progress.quest'), cell: ({ quest }) => nameOf(quest) },
          {
            title: t('adminEconomy.progress.now'),
            cell: ({ quest }) =>
              formatNumber(
                current.find(({ type, target }) => type === quest.type && target === quest.target)?.r3 ?? 0,
              ),
            isNumber: true,
          },
          {
            title: t('adminEconomy.progress.next'),
            isProse: true,
            cell: ({ quest, at }) => (
              <WholeNumberField
                aria-label={`${t('adminEconomy.progress.next')}: ${nameOf(quest)}`}
                {...BOUNDS}
                value={quest.r3}
                onChange={(value) => set(at, value)}
              />
            ),
          },
        ]}
        rows={quests.map((quest, at) => ({ quest, at }))}
        keyOf={({ quest: { type, target } }) => `${type} ${target}`}
      />
      <Button mt="md" loading={change.isPending} onClick={save}>
        {t('adminEconomy.progress.save')}
      </Button>
      {history.length > 0 && (
        <Text mt="lg" size="sm">
          {t('adminEconomy.progress.history')}:{' '}
          {history.map(({ date, changedAt }) => `${formatDay(date)} (${formatMoment(changedAt)})`).join(', ')}
        </Text>
      )}
    </div>
  )
}
