import { Select, TextInput } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { amountFault, type GrantAmount, type Held } from '#renderer/features/admin/grants/grant-amount.ts'
import { formatNumber } from '#renderer/lib/format.ts'
import { CURRENCIES } from '#shared/constants/wallet.ts'

/** How much of what; what was typed stays as it is. */
export function AmountFields({
  value,
  onChange,
  held,
}: {
  value: GrantAmount
  onChange: (value: GrantAmount) => void
  /** Of the one account from which some may be taken back. */
  held?: Held
}) {
  const { t } = useTranslation()
  return (
    <>
      <Select
        label={t('adminEconomy.currency')}
        data={CURRENCIES.map((one) => ({ value: one, label: t(`adminEconomy.currencies.${one}`) }))}
        value={value.currency}
        onChange={(currency) => currency && onChange({ ...value, currency })}
        allowDeselect={false}
      />
      <TextInput
        label={t('adminEconomy.amount')}
        description={
          held && t('adminEconomy.grants.amountHint', { held: formatNumber(held[value.currency]) })
        }
        data-autofocus
        required
        autoComplete="off"
        value={value.amount}
        error={value.amount === '' ? undefined : amountFault(value, held)}
        onChange={({ currentTarget }) => onChange({ ...value, amount: currentTarget.value })}
      />
    </>
  )
}
