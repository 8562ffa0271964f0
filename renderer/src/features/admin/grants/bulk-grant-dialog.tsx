import { Alert, Textarea } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { EconomyDialog } from '#renderer/features/admin/economy/economy-dialog.tsx'
import {
  type MoneyReason,
  NO_REASON,
  ReasonFields,
  toldReason,
} from '#renderer/features/admin/economy/reason-fields.tsx'
import { asConfirmed } from '#renderer/features/admin/frame/identity.ts'
import { PlainTable } from '#renderer/features/admin/frame/plain-table.tsx'
import { useChange } from '#renderer/features/admin/frame/use-change.ts'
import { AmountFields } from '#renderer/features/admin/grants/amount-fields.tsx'
import { grantedAmount, NO_AMOUNT } from '#renderer/features/admin/grants/grant-amount.ts'
import { formatNumber } from '#renderer/lib/format.ts'
import { api } from '#renderer/lib/http-client.ts'
import { bulkGrantData } from '#shared/schemas/admin-grants.ts'

const linesOf = (text: string): string[] => [
  ...new Set(
    text
      .split(/[\n,;]/)
      .map((line) => line.trim())
      .filter(Boolean),
  ),
]

/** The same to many: first who would get what, then to just those. */
export function BulkGrantDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation()
  const [names, setNames] = useState('')
  const [amount, setAmount] = useState(NO_AMOUNT)
  const [reason, setReason] = useState<MoneyReason>(NO_REASON)
  const granted = grantedAmount(amount)
  const order = { currency: amount.currency, amount: granted, ...toldReason(reason) }
  const preview = useMutation({
    mutationFn: () =>
      asConfirmed(() =>
        api.post('/admin/grants', {
          body: { ...order, to: linesOf(names), dryRun: true },
          schema: bulkGrantData,
        }),
      ),
  })
  const change = useChange((body: object, headers) => api.post('/admin/grants', { body, headers }), onClose)
  const { data } = preview
  const isReady = data !== undefined && data.unknown.length === 0
  const send = () => {
    if (granted === undefined) return
    if (isReady) change.mutate({ ...order, to: data.grants.map(({ userId }) => userId) })
    else preview.mutate()
  }
  /** What was looked at holds no more. */
  const changing =
    <Value,>(set: (value: Value) => void) =>
    (value: Value) => {
      preview.reset()
      set(value)
    }
  return (
    <EconomyDialog
      title={t('adminEconomy.grants.many')}
      submit={
        isReady
          ? t('adminEconomy.grants.send', { count: data.grants.length })
          : t('adminEconomy.grants.preview')
      }
      opened
      onClose={onClose}
      onSubmit={send}
      change={{ isPending: change.isPending || preview.isPending, error: change.error ?? preview.error }}
    >
      <Textarea
        label={t('adminEconomy.grants.to')}
        required
        autosize
        minRows={3}
        maxRows={8}
        value={names}
        onChange={({ currentTarget }) => changing(setNames)(currentTarget.value)}
      />
      <AmountFields value={amount} onChange={changing(setAmount)} />
      <ReasonFields value={reason} onChange={changing(setReason)} />
      {data && data.unknown.length > 0 && (
        <Alert color="orange" role="alert">
          {t('adminEconomy.grants.unknown', { names: data.unknown.join(', ') })}
        </Alert>
      )}
      {data && (
        <>
          <p role="status">
            {t('adminEconomy.grants.total', {
              total: formatNumber(data.total),
              left: formatNumber(data.leftToday),
            })}
          </p>
          <PlainTable
            caption={t('adminEconomy.grants.preview')}
            columns={[
              { title: t('adminEconomy.who'), cell: ({ username }) => username },
              {
                title: t('adminEconomy.grants.before'),
                cell: ({ before }) => formatNumber(before),
                isNumber: true,
              },
              {
                title: t('adminEconomy.grants.after'),
                cell: ({ after }) => formatNumber(after),
                isNumber: true,
              },
            ]}
            rows={data.grants}
            keyOf={({ userId }) => userId}
          />
        </>
      )}
    </EconomyDialog>
  )
}
