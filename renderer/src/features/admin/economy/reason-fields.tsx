import { TextInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { MONEY_REASON_MAX, TICKET_MAX } from '#shared/constants/grants.ts'

export interface MoneyReason {
  readonly reason: string
  readonly ticket: string
}
export const NO_REASON: MoneyReason = { reason: '', ticket: '' }
/** As a call takes it. */
export const toldReason = ({ reason, ticket }: MoneyReason) => ({
  reason,
  ...(ticket.trim() !== '' && { ticket }),
})

/** Why money moves, as it stays in the books. */
export function ReasonFields({
  value,
  onChange,
}: {
  value: MoneyReason
  onChange: (value: MoneyReason) => void
}) {
  const { t } = useTranslation()
  return (
    <>
      <TextInput
        label={t('adminEconomy.reason')}
        required
        maxLength={MONEY_REASON_MAX}
        value={value.reason}
        onChange={({ currentTarget }) => onChange({ ...value, reason: currentTarget.value })}
      />
      <TextInput
        label={t('adminEconomy.ticket')}
        maxLength={TICKET_MAX}
        value={value.ticket}
        onChange={({ currentTarget }) => onChange({ ...value, ticket: currentTarget.value })}
      />
    </>
  )
}
