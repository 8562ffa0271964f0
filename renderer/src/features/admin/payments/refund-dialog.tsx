import { Text, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { EconomyDialog } from '#renderer/features/admin/economy/economy-dialog.tsx'
import {
  type MoneyReason,
  NO_REASON,
  ReasonFields,
  toldReason,
} from '#renderer/features/admin/economy/reason-fields.tsx'
import { useChange } from '#renderer/features/admin/frame/use-change.ts'
import { centsOf, centsText } from '#renderer/features/admin/payments/cents.ts'
import { formatEuro } from '#renderer/features/admin/payments/format-euro.ts'
import { api } from '#renderer/lib/http-client.ts'
import type { AdminPaymentData } from '#shared/schemas/admin-payments.ts'

/** Asks the vendor for money to go back, in whole or in part. */
export function RefundDialog({ data, onClose }: { data: AdminPaymentData; onClose: () => void }) {
  const { t } = useTranslation()
  const { payment, refundable } = data
  const [typed, setTyped] = useState(() => centsText(refundable))
  const [reason, setReason] = useState<MoneyReason>(NO_REASON)
  const change = useChange(
    (body: object, headers) =>
      api.post(`/admin/payments/${encodeURIComponent(payment.id)}/refund`, { body, headers }),
    onClose,
  )
  const cents = centsOf(typed) ?? 0
  const isPossible = cents >= 1 && cents <= refundable
  const most = formatEuro(refundable)
  const send = () => {
    // The call says how much shall have gone in all, so that a second try gives no more.
    if (isPossible) change.mutate({ total: payment.price.amount - refundable + cents, ...toldReason(reason) })
  }
  return (
    <EconomyDialog
      title={t('adminEconomy.payments.refund')}
      submit={t('adminEconomy.payments.refund')}
      isDanger
      opened
      onClose={onClose}
      onSubmit={send}
      change={change}
    >
      <TextInput
        label={t('adminEconomy.payments.euro')}
        description={t('adminEconomy.payments.remaining', { most })}
        data-autofocus
        inputMode="decimal"
        autoComplete="off"
        withAsterisk
        disabled={payment.provider === 'google-play'}
        error={isPossible ? undefined : t('adminEconomy.payments.euroWrong', { least: formatEuro(1), most })}
        value={typed}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      />
      <ReasonFields value={reason} onChange={setReason} />
      <Text size="sm">{t('adminEconomy.payments.refundHint')}</Text>
      {isPossible && (
        <Text fw={700} role="status">
          {t('adminEconomy.payments.refundSum', { part: formatEuro(cents), most })}
        </Text>
      )}
    </EconomyDialog>
  )
}
