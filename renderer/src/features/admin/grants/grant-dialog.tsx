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
import { AmountFields } from '#renderer/features/admin/grants/amount-fields.tsx'
import { grantedAmount, type Held, NO_AMOUNT } from '#renderer/features/admin/grants/grant-amount.ts'
import { api } from '#renderer/lib/http-client.ts'

/** Gives R3 or voice tokens to one player, or takes some back. */
export function GrantDialog({ userId, held, onClose }: { userId: string; held: Held; onClose: () => void }) {
  const { t } = useTranslation()
  const [amount, setAmount] = useState(NO_AMOUNT)
  const [reason, setReason] = useState<MoneyReason>(NO_REASON)
  const change = useChange(
    (body: object, headers) =>
      api.post(`/admin/users/${encodeURIComponent(userId)}/grants`, { body, headers }),
    onClose,
  )
  const send = () => {
    const granted = grantedAmount(amount, held)
    if (granted !== undefined)
      change.mutate({ currency: amount.currency, amount: granted, ...toldReason(reason) })
  }
  return (
    <EconomyDialog
      title={t('adminEconomy.grants.give')}
      submit={t('adminEconomy.grants.give')}
      opened
      onClose={onClose}
      onSubmit={send}
      change={change}
    >
      <AmountFields value={amount} onChange={setAmount} held={held} />
      <ReasonFields value={reason} onChange={setReason} />
    </EconomyDialog>
  )
}
